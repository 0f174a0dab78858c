import type { LocatedBlock, PageBlock } from "../shared/api/preview.ts";
import type { ClickedWords } from "./clickedWords.ts";

/** A key that was pressed. */
export interface KeyPress {
	/** Its name, as a `KeyboardEvent` has it. */
	key: string;
	/** When it was, from `Date.now()`. */
	time: number;
}

/** Messages of a page of the preview to the desk. */
export type PageMessage =
	/** What a page shows: its path, and its blocks. `isNew` tells whether it was loaded; else it was refreshed. */
	| { type: "page"; page: string; blocks: PageBlock[]; isNew: boolean }
	/** `time` is when it was clicked, from `Date.now()`; `words` are those around the click. */
	| { type: "clicked"; id?: number; href?: string; time: number; words?: ClickedWords }
	| ({ type: "keyPressed" } & KeyPress)
	/** Every key pressed on the page before "reportKeys" has been reported: one answer to each. */
	| { type: "keysReported" }
	| { type: "notFound" }
	/** The page is as the last "refresh" has it. */
	| { type: "refreshed" };

/** Messages of the desk to a page of the preview. */
export type DeskMessage =
	| { type: "located"; blocks: LocatedBlock[] }
	| { type: "refresh" }
	| { type: "editing"; isEditing: boolean }
	/**
	 * The elements of the field to bring into view, of which one is enough; none if the page does not show it.
	 * `isHighlighted` tells whether that one is highlighted.
	 */
	| { type: "show"; ids: number[]; isHighlighted: boolean }
	| { type: "reportKeys" };
