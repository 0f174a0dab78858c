import type { ClickedWords } from "../../pageScript/clickedWords.ts";
import type { DeskMessage, PageMessage } from "../../pageScript/messages.ts";
import type { FieldPath } from "../../shared/api/forms.ts";
import type { LocatedBlock } from "../../shared/api/preview.ts";
import { isSameFieldPath } from "../../shared/form/fieldPath.ts";
import { post } from "../request.ts";
import { recordKeyPress } from "../state/keyPresses.ts";

/** A field that the page brings into view. */
export interface ShownField {
	/** Its file. Where several have such a field, the first that is on the page is shown. */
	paths: readonly string[];
	/** Undefined for all that the page shows of the file. */
	fieldPath?: FieldPath;
	/** The line of its Markdown that is shown, from 1. */
	line?: number | undefined;
	/** Whether it is highlighted, as the field in use is. */
	isHighlighted: boolean;
}

/** A click on the page. */
export interface ElementClick {
	/** The block that was clicked, if a field is shown there. */
	block?: LocatedBlock;
	/** Where the clicked link leads. */
	href?: string;
	/** When it was clicked, from `Date.now()`. */
	time: number;
	/** The words around the click. */
	words?: ClickedWords;
}

/** What the page in the frame is connected with. */
interface PageContext {
	/** Sends the page a message. */
	postToPage: (message: DeskMessage) => void;
	/** Has the frame show another page. */
	showPage: (page: string) => void;
	/** Notes that a page has loaded. */
	endLoading: (page: string) => void;
	/** Notes that an update of the page begins. @returns a function that notes its end */
	beginUpdate: () => () => void;
}

/** Exchanges messages with the page in the frame: finds the fields of what it shows, and has it show one. */
export class PageConnection {
	readonly #context: { readonly current: PageContext };
	/** Called with each click on the page. */
	#onElementClick: ((click: ElementClick) => void) | undefined;
	/** Whether a click on the page opens what it shows. */
	#isEditing = false;
	/** Whether a page is loaded and listens. */
	#isConnected = false;
	/** Whether the content has changed since the page was loaded. */
	#isStale = false;
	/** Number of times that blocks were reported: what is located for an earlier report is dropped. */
	#reportCount = 0;
	#locatedBlocks: readonly LocatedBlock[] = [];
	/** The field to show, on this page or on the next. */
	#wantedField: ShownField | undefined;
	/** Each is called once the page has reported its keys, in the order in which it was asked for them. */
	#keyCollectors: (() => void)[] = [];
	/** Notes the end of the refresh that is under way. */
	#endUpdate: (() => void) | undefined;

	/** @param context that of the latest render */
	constructor(context: { readonly current: PageContext }) {
		this.#context = context;
	}

	/** Handles a message of the page. */
	receive(message: PageMessage): void {
		switch (message.type) {
			case "page":
				void this.#locateBlocks(message);
				break;
			case "notFound":
				this.#context.current.showPage("/");
				break;
			case "refreshed":
				this.#endRefresh();
				break;
			case "clicked": {
				const { id, href, time, words } = message;
				const block = this.#locatedBlocks.find((located) => located.id === id);
				this.#onElementClick?.({ block, href, time, words });
				break;
			}
			case "keyPressed":
				recordKeyPress(message);
				break;
			case "keysReported":
				// A later click waits for an answer of its own.
				this.#keyCollectors.shift()?.();
				break;
		}
	}

	/** Sets what is called with each click on the page. */
	handleClicks(onElementClick: (click: ElementClick) => void): void {
		this.#onElementClick = onElementClick;
	}

	/** Tells the page, and those after it, whether a click opens what they show. */
	setEditing(isEditing: boolean): void {
		this.#isEditing = isEditing;
		this.#send({ type: "editing", isEditing });
	}

	/** Loads the content of the page again, without leaving it. */
	refreshPage = (): void => {
		this.#isStale = true;
		this.#beginRefresh();
	};

	/** Waits until every key that was pressed on the page so far has been noted. */
	collectKeys = (): Promise<void> => {
		const { promise, resolve } = Promise.withResolvers<void>();
		this.#keyCollectors.push(resolve);
		this.#send({ type: "reportKeys" });
		return promise;
	};

	/** Brings a field's words into view. */
	showField = (field: ShownField): void => {
		this.#wantedField = field;
		this.#showWantedField();
	};

	/**
	 * Brings what another page shows of the open file into view.
	 * @param path of the file; empty for a new entry, which is where its field was shown last
	 */
	showFile = (path: string): void => {
		const paths = path ? [path] : (this.#wantedField?.paths ?? []);
		this.showField({ paths, isHighlighted: false });
	};

	/** Takes the highlight off the field that was shown last, unless it is of a file that stays open. */
	leaveField = (openFile = ""): void => {
		if (this.#wantedField && !this.#wantedField.paths.includes(openFile)) {
			this.#wantedField = undefined;
			this.#showWantedField();
		}
	};

	/** Finds the fields of the blocks that a page has reported, and sends them back to it. */
	async #locateBlocks({ page, blocks, isNew }: Extract<PageMessage, { type: "page" }>) {
		this.#isConnected = true;
		// A page that was only refreshed may be about to be left.
		if (isNew) {
			this.#context.current.endLoading(page);
			this.#endRefresh();
			// The page that was asked for its keys is gone, and reports none.
			this.#endCollecting();
		}
		this.#send({ type: "editing", isEditing: this.#isEditing });
		if (!isNew) {
			this.#isStale = false;
		} else if (this.#isStale) {
			// The page was requested before the change.
			this.#beginRefresh();
		}
		this.#reportCount += 1;
		const report = this.#reportCount;
		// Without a response the page can still be read, and its entries opened from the list of all content.
		const locatedBlocks = await post("locate", { page, blocks }).catch(() => []);
		if (report === this.#reportCount) {
			this.#locatedBlocks = locatedBlocks;
			this.#send({ type: "located", blocks: locatedBlocks });
			this.#showWantedField();
		}
	}

	#beginRefresh(): void {
		if (this.#isConnected) {
			this.#endUpdate ??= this.#context.current.beginUpdate();
			this.#send({ type: "refresh" });
		}
	}

	#endCollecting(): void {
		for (const resolve of this.#keyCollectors.splice(0)) {
			resolve();
		}
	}

	#endRefresh(): void {
		this.#endUpdate?.();
		this.#endUpdate = undefined;
	}

	#showWantedField(): void {
		const { paths = [], fieldPath, line, isHighlighted = true } = this.#wantedField ?? {};
		const blocks = this.#locatedBlocks.filter(
			(block) => !fieldPath || isSameFieldPath(block.fieldPath, fieldPath),
		);
		const path = paths.find((wanted) => blocks.some((block) => block.path === wanted));
		const shown = chooseBlocks(
			blocks.filter((block) => block.path === path),
			line,
		);
		this.#send({ type: "show", isHighlighted, ids: shown.map(({ id }) => id) });
	}

	/** Sends the page a message, once one listens. */
	#send(message: DeskMessage): void {
		if (this.#isConnected) {
			this.#context.current.postToPage(message);
		}
	}
}

/**
 * Chooses the blocks of a field to show: that of a line of its Markdown, if one is wanted.
 * @param blocks in their order on the page
 */
function chooseBlocks(
	blocks: readonly LocatedBlock[],
	wantedLine: number | undefined,
): readonly LocatedBlock[] {
	if (wantedLine === undefined) {
		return blocks;
	}
	const last = blocks.findLast(({ line = 1 }) => line <= wantedLine) ?? blocks[0];
	return last ? [last] : [];
}
