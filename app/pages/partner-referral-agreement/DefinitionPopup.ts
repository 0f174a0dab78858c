import { aboveLow } from "../../styles/breakpoints.ts";
import styles from "./DefinitionPopup.module.css";

/** Time for the pointer to travel from a term to its definition, in ms. */
const hoverDelay = 1000;

/** The popup with the definition of one term. It follows its term in the document, so that the Tab key reaches it. */
export class DefinitionPopup {
	readonly #element = document.createElement("div");
	readonly #hasRoom = matchMedia(aboveLow);
	#term: Element | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor() {
		this.#element.popover = "manual";
		this.#element.className = `${styles.popup} on-screen`;
	}

	/** The term whose definition is shown. */
	get term(): Element | null {
		return this.#term;
	}

	/** Whether the window is high enough for a popup. */
	get hasRoom(): boolean {
		return this.#hasRoom.matches;
	}

	contains(target: EventTarget | null): boolean {
		return target instanceof Node && this.#element.contains(target);
	}

	/** Shows the definition of a term. Hides it without a term, or where there is no room. */
	show(term: Element | null): void {
		this.cancelTimer();
		this.#term = this.hasRoom ? term : null;
		if (!this.#term) {
			this.#element.remove();
			return;
		}
		const definition = document.querySelector(`${this.#term.getAttribute("href")} > p`);
		// A term of the definition itself is within the popup, which stays where it is.
		if (!this.contains(this.#term)) {
			this.#term.after(this.#element);
		}
		this.#element.replaceChildren(...(definition?.cloneNode(true).childNodes ?? []));
		this.#element.showPopover();
	}

	/** Calls {@link show} after a delay, unless {@link cancelTimer} is called first. */
	showLater(term: Element | null): void {
		this.cancelTimer();
		this.#timer = setTimeout(() => this.show(term), hoverDelay);
	}

	/** Clears the pending timer of {@link showLater}. */
	cancelTimer(): void {
		clearTimeout(this.#timer);
	}

	/** Hides the definition. The focus, if it is within, returns to the term in the text. */
	dismiss(): void {
		const term = this.#element.previousElementSibling;
		if (this.contains(document.activeElement) && term instanceof HTMLElement) {
			term.focus();
		}
		this.show(null);
	}
}
