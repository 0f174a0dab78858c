import { aboveLow } from "../../../styles/breakpoints.ts";

/** Time for the pointer to travel from a term to its definition, in ms. */
const hoverDelay = 1000;

/** A link to the definition of a term. */
const termSelector = 'a[href^="#def-"]';

/**
 * Listens for terms, and shows the definition of a hovered, focused or tapped term until the reader moves on: the
 * pointer can be moved into it, its links work, Escape hides it (WCAG 2.2, 1.4.13). A visible definition has the class
 * `shown-meaning`. Without this script styles do what they can (Definitions.tsx).
 */
export function listenForTerms(): void {
	document.documentElement.classList.add("scripted");
	// On a touch screen a tap shows the meaning. In a window too low for that it follows the link.
	const cannotPoint = matchMedia(`(hover: none) and ${aboveLow}`);
	let visibleDefinition: Element | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function show(definition: Element | null) {
		clearTimeout(timer);
		visibleDefinition?.classList.remove("shown-meaning");
		visibleDefinition = definition;
		visibleDefinition?.classList.add("shown-meaning");
	}

	const isInsideVisible = (node: EventTarget | null) =>
		node instanceof Node && !!visibleDefinition?.contains(node);

	/** Whether the focus keeps the definition visible, wherever the pointer is. */
	const hasFocus = () =>
		isInsideVisible(document.activeElement) ||
		findDefinition(document.activeElement) === visibleDefinition;

	document.addEventListener("pointerover", ({ target, pointerType }) => {
		const definition = findDefinition(target);
		if (pointerType === "touch") {
			return;
		}
		if (isInsideVisible(target) || (visibleDefinition && definition === visibleDefinition)) {
			clearTimeout(timer);
		} else if (definition && !visibleDefinition) {
			show(definition);
		} else if (visibleDefinition) {
			// The pointer may cross another term on the way.
			clearTimeout(timer);
			if (definition || !hasFocus()) {
				timer = setTimeout(show, hoverDelay, definition);
			}
		}
	});

	document.addEventListener("focusin", ({ target }) => {
		// The Tab key reaches the links of a definition at its position in the contract.
		if (!isInsideVisible(target)) {
			show(findDefinition(target));
		} else if (target instanceof Element && target.matches(":focus-visible")) {
			show(findDefinition(target));
			target.scrollIntoView({ block: "nearest" });
		}
	});

	document.addEventListener("pointerup", ({ target }) => {
		if (!isInsideVisible(target) && !findDefinition(target)) {
			show(null);
		}
	});

	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		const definition = findDefinition(link);
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

	show(findDefinition(document.activeElement));
}

/** Finds the definition of the term that an event targets. */
function findDefinition(target: EventTarget | null): Element | null {
	const term = target instanceof Element && target.closest(termSelector);
	return term ? document.querySelector(`${term.getAttribute("href")} + p`) : null;
}
