import { DefinitionPopup } from "./DefinitionPopup.ts";

/** A link to the definition of a term. */
const termSelector = 'a[href^="#def-"]';

/**
 * Listens for terms, and shows the definition of a hovered, focused or tapped term until the reader moves on: the
 * pointer can be moved into it, the Tab key reaches its links next, Escape hides it (WCAG 2.2, 1.4.13). Without this
 * script, and in a window too low for a popup, a term is a link to its definition.
 */
export function listenForTerms(): void {
	const popup = new DefinitionPopup();
	const cannotPoint = matchMedia("(hover: none)");

	/** Whether the focus keeps the popup open, wherever the pointer is. */
	const hasFocus = () =>
		popup.contains(document.activeElement) || document.activeElement === popup.term;

	document.addEventListener("pointerover", ({ target, pointerType }) => {
		if (pointerType === "touch") {
			return;
		}
		const term = findTerm(target);
		if (!popup.term) {
			popup.show(term);
		} else if (popup.contains(target) || term === popup.term || (!term && hasFocus())) {
			popup.cancelTimer();
		} else {
			// The pointer may cross another term on the way.
			popup.showLater(term);
		}
	});

	document.addEventListener("focusin", ({ target }) => {
		if (!popup.contains(target)) {
			popup.show(findTerm(target));
		}
	});

	document.addEventListener("pointerup", ({ target }) => {
		if (!popup.contains(target) && !findTerm(target)) {
			popup.show(null);
		}
	});

	// On a touch screen a tap shows the meaning.
	document.addEventListener("click", (event) => {
		const term = findTerm(event.target);
		if (term && popup.hasRoom && cannotPoint.matches) {
			event.preventDefault();
			popup.show(term);
		} else if (event.target instanceof Element && event.target.closest("a")) {
			popup.show(null);
		}
	});

	document.addEventListener("keydown", ({ key }) => {
		if (key === "Escape") {
			popup.dismiss();
		}
	});

	popup.show(findTerm(document.activeElement));
}

/** Finds the term that an event targets. */
function findTerm(target: EventTarget | null): Element | null {
	return target instanceof Element ? target.closest(termSelector) : null;
}
