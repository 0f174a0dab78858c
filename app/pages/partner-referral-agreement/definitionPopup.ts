import { aboveLow } from "../../styles/breakpoints.ts";
import styles from "./definitionPopup.module.css";

/** Time for the pointer to travel from a term to its definition, in ms. */
const hoverDelay = 1000;

/** A link to the definition of a term. */
const termSelector = 'a[href^="#def-"]';

/**
 * Listens for terms, and shows the definition of a hovered, focused or tapped term until the reader moves on: the
 * pointer can be moved into it, the Tab key reaches its links next, Escape hides it (WCAG 2.2, 1.4.13). Without this
 * script, and in a window too low for a popup, a term is a link to its definition.
 */
export function listenForTerms(): void {
	const popup = document.createElement("div");
	popup.popover = "manual";
	popup.className = `${styles.popup} on-screen`;
	const hasRoom = matchMedia(aboveLow);
	const cannotPoint = matchMedia("(hover: none)");
	let shownTerm: Element | null = null;
	let timer: ReturnType<typeof setTimeout> | undefined;

	function show(term: Element | null) {
		clearTimeout(timer);
		shownTerm = hasRoom.matches ? term : null;
		if (!shownTerm) {
			popup.remove();
			return;
		}
		const definition = document.querySelector(`${shownTerm.getAttribute("href")} > p`);
		if (!isInside(shownTerm)) {
			shownTerm.after(popup);
		}
		popup.replaceChildren(...(definition?.cloneNode(true).childNodes ?? []));
		popup.showPopover();
	}

	const isInside = (target: EventTarget | null) => target instanceof Node && popup.contains(target);

	/** Whether the focus keeps the popup open, wherever the pointer is. */
	const hasFocus = () => isInside(document.activeElement) || document.activeElement === shownTerm;

	document.addEventListener("pointerover", ({ target, pointerType }) => {
		if (pointerType === "touch") {
			return;
		}
		const term = findTerm(target);
		if (isInside(target) || (shownTerm && term === shownTerm)) {
			clearTimeout(timer);
		} else if (term && !shownTerm) {
			show(term);
		} else if (shownTerm) {
			// The pointer may cross another term on the way.
			clearTimeout(timer);
			if (term || !hasFocus()) {
				timer = setTimeout(show, hoverDelay, term);
			}
		}
	});

	document.addEventListener("focusin", ({ target }) => {
		if (!isInside(target)) {
			show(findTerm(target));
		}
	});

	document.addEventListener("pointerup", ({ target }) => {
		if (!isInside(target) && !findTerm(target)) {
			show(null);
		}
	});

	// On a touch screen a tap shows the meaning.
	document.addEventListener("click", (event) => {
		const term = findTerm(event.target);
		if (term && hasRoom.matches && cannotPoint.matches) {
			event.preventDefault();
			show(term);
		} else if (event.target instanceof Element && event.target.closest("a")) {
			show(null);
		}
	});

	document.addEventListener("keydown", ({ key }) => {
		if (key === "Escape") {
			const term = popup.previousElementSibling;
			if (isInside(document.activeElement) && term instanceof HTMLElement) {
				term.focus();
			}
			show(null);
		}
	});

	show(findTerm(document.activeElement));
}

/** Finds the term that an event targets. */
function findTerm(target: EventTarget | null): Element | null {
	return target instanceof Element ? target.closest(termSelector) : null;
}
