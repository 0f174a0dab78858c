/** How long a pointer may be on its way from a term to its definition, in ms. */
const travel = 1000;

/** A link to the definition of a term. */
const termSelector = 'a[href^="#def-"]';

/**
 * Shows the definition of a term that is pointed at, focused or tapped, until the reader moves on: a
 * pointer can be moved into it, its links work, Escape puts it away (WCAG 2.2, 1.4.13). What is shown has
 * the class `shown`. Without this script the stylesheet does what it can (definitionRules.ts).
 */
export function showDefinitions(): void {
	const contract = document.querySelector(".contract");
	if (!contract) {
		return;
	}
	contract.classList.remove("scriptless");
	// Where nothing can point, a tap shows the meaning. In a window too low for that it follows the link.
	const cannotPoint = matchMedia("(hover: none) and (min-height: 20rem)");
	let shown: Element | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function show(definition: Element | null) {
		clearTimeout(timer);
		shown?.classList.remove("shown");
		shown = definition;
		shown?.classList.add("shown");
	}

	const isInShown = (node: EventTarget | null) => node instanceof Node && !!shown?.contains(node);

	/** Whether the focus keeps the definition there, wherever the pointer is. */
	const hasFocus = () =>
		isInShown(document.activeElement) || definitionAt(document.activeElement) === shown;

	document.addEventListener("pointerover", ({ target, pointerType }) => {
		const definition = definitionAt(target);
		if (pointerType === "touch") {
			return;
		}
		if (isInShown(target) || (shown && definition === shown)) {
			clearTimeout(timer);
		} else if (definition && !shown) {
			show(definition);
		} else if (shown) {
			// On its way it may cross another term.
			clearTimeout(timer);
			if (definition || !hasFocus()) {
				timer = setTimeout(show, travel, definition);
			}
		}
	});

	document.addEventListener("focusin", ({ target }) => {
		// The Tab key reaches the links of a definition where its place in the contract is.
		if (!isInShown(target)) {
			show(definitionAt(target));
		} else if (target instanceof Element && target.matches(":focus-visible")) {
			show(definitionAt(target));
			target.scrollIntoView({ block: "nearest" });
		}
	});

	document.addEventListener("pointerup", ({ target }) => {
		if (!isInShown(target) && !definitionAt(target)) {
			show(null);
		}
	});

	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		const definition = definitionAt(link);
		if (link && definition && cannotPoint.matches) {
			event.preventDefault();
			link.focus({ preventScroll: true });
			show(definition);
		} else if (link) {
			show(null);
		}
	});

	document.addEventListener("keydown", ({ key }) => {
		if (key === "Escape") {
			show(null);
		}
	});

	show(definitionAt(document.activeElement));
}

/** The definition of the term that an event is at. */
function definitionAt(target: EventTarget | null): Element | null {
	const term = target instanceof Element && target.closest(termSelector);
	return term ? document.querySelector(`${term.getAttribute("href")} + .meaning`) : null;
}
