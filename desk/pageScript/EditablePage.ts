import type { LocatedBlock } from "../shared/api/preview.ts";
import { createBlock, findBlockElements } from "./blocks.ts";
import { findClickedWords } from "./clickedWords.ts";
import { FieldSearch } from "./FieldSearch.ts";
import { highlight, showEditing } from "./highlight.ts";
import type { DeskMessage, PageMessage } from "./messages.ts";
import type { Point } from "./pointer.ts";
import { updatePage } from "./updatePage.ts";

/** A click on the page. */
interface Click {
	target: Element;
	/** Where the pointer was; undefined where it was pressed with the keyboard. */
	point: Point | undefined;
	/** When it was, from `Date.now()`. */
	time: number;
	caret: CaretPosition | undefined;
}

/** A page of the preview: tells the desk what it shows and what is clicked, and does what the desk asks of it. */
export class EditablePage {
	readonly #sendToDesk: (message: PageMessage) => void;
	/** The elements of the blocks that were sent, by their ids. */
	#elements: readonly Element[] = [];
	/** Undefined while the desk looks for the fields of the blocks. */
	#fields: FieldSearch | undefined;
	/** Whether a click opens a field. */
	#isEditing = true;
	/** The element of the field in use. */
	#shownElement: Element | undefined;
	/** The element of the field that the pointer is over. */
	#pointedElement: Element | undefined;
	/** A click before the desk had found the fields. */
	#pendingClick: Click | undefined;
	/** Number of refreshes under way. */
	#refreshCount = 0;

	constructor(sendToDesk: (message: PageMessage) => void) {
		this.#sendToDesk = sendToDesk;
	}

	/** Whether a click opens a field. */
	get isEditing(): boolean {
		return this.#isEditing;
	}

	/** Tells the desk what the page shows. @param isNew whether it was loaded; else it was refreshed */
	reportBlocks(isNew: boolean): void {
		this.#elements = findBlockElements();
		// Those before may be of other elements.
		this.#fields = undefined;
		this.#sendToDesk({
			type: "page",
			page: location.pathname,
			blocks: this.#elements.map(createBlock),
			isNew,
		});
	}

	/** Handles a message of the desk. */
	receive(message: DeskMessage): void {
		switch (message.type) {
			case "located":
				this.#noteFields(message.blocks);
				break;
			case "refresh":
				void this.#refresh();
				break;
			case "editing":
				this.setEditing(message.isEditing);
				break;
			case "show":
				this.#showField(message.ids, message.isHighlighted);
				break;
			case "reportKeys":
				this.#sendToDesk({ type: "keysReported" });
				break;
		}
	}

	/** Sets whether a click opens a field. */
	setEditing(isEditing: boolean): void {
		this.#isEditing = isEditing;
		this.#pointedElement = undefined;
		showEditing(isEditing);
	}

	/** Highlights the field at the pointer. */
	point(target: Element | undefined, point: Point | undefined): void {
		const element = target && this.#fields?.find(target, point)?.element;
		if (element !== this.#pointedElement) {
			this.#pointedElement = element;
			highlight(element);
		}
	}

	/** Highlights the field in use again, once the pointer has left the page for the form. */
	endPointing(): void {
		this.#pointedElement = undefined;
		highlight(this.#shownElement);
	}

	/** Tells the desk which field was clicked; again, once the fields are known. */
	reportClick(click: Click): void {
		const { target, point, time, caret } = click;
		this.#pendingClick = this.#fields ? undefined : click;
		const field = this.#fields?.find(target, point);
		const link = target.closest("a");
		const href = link && link.origin === location.origin ? link.pathname + link.hash : undefined;
		this.#sendToDesk({
			type: "clicked",
			id: field?.id,
			href,
			time,
			words: field && findClickedWords(field.element, caret),
		});
		highlight(field?.element ?? target);
	}

	#noteFields(blocks: readonly LocatedBlock[]): void {
		const ids = new Set(blocks.map(({ id }) => id));
		this.#fields = new FieldSearch(
			this.#elements.flatMap((element, id) => (ids.has(id) ? { element, id } : [])),
		);
		if (this.#pendingClick) {
			this.reportClick(this.#pendingClick);
		}
	}

	async #refresh(): Promise<void> {
		this.#refreshCount += 1;
		try {
			const outcome = await updatePage();
			if (outcome === "updated") {
				this.reportBlocks(false);
			} else if (outcome === "not-found") {
				this.#sendToDesk({ type: "notFound" });
			}
		} finally {
			// The desk waits for it, whatever has become of the update.
			this.#refreshCount -= 1;
			if (this.#refreshCount === 0) {
				this.#sendToDesk({ type: "refreshed" });
			}
		}
	}

	/**
	 * Shows a field: where one of its elements is in view the page stays, else the first is brought into view, out of the
	 * `details` that are closed around it.
	 */
	#showField(ids: readonly number[], isHighlighted: boolean): void {
		const elements = ids.flatMap((id) => this.#elements[id] ?? []);
		const shown = elements.filter((each) => each.checkVisibility());
		const element = shown.find(isInView) ?? shown[0] ?? elements.find(unfold);
		this.#shownElement = isHighlighted ? element : undefined;
		if (element && !isInView(element)) {
			element.scrollIntoView({ block: "center" });
		}
		highlight(this.#shownElement);
	}
}

/** Opens the `details` that an element is in. @returns whether it can be seen then */
function unfold(element: Element): boolean {
	const findClosed = () => element.closest<HTMLDetailsElement>("details:not([open])");
	for (let closed = findClosed(); closed; closed = findClosed()) {
		closed.open = true;
	}
	return element.checkVisibility();
}

function isInView(element: Element): boolean {
	const { top, bottom } = element.getBoundingClientRect();
	return bottom >= 0 && top <= window.innerHeight;
}
