import type { LocatedBlock, PageBlock } from "../shared/api/preview.ts";
import type { ClickedWords } from "./clickedWords.ts";

/** Messages of a page of the preview to the desk. */
export type PageMessage =
	/** The content of the page. `isNew` tells whether it was loaded; else it was refreshed. */
	| { desk: "page"; path: string; blocks: PageBlock[]; isNew: boolean }
	/** `time` is when it was clicked, from `Date.now()`; `words` are those around the click. */
	| { desk: "clicked"; id?: number; href?: string; time: number; words?: ClickedWords }
	| { desk: "keyPressed"; time: number }
	/** Every key pressed on the page before "reportKeys" has been reported. */
	| { desk: "keysReported" }
	| { desk: "notFound" }
	/** The page is as the last "refresh" has it. */
	| { desk: "refreshed" };

/** Messages of the desk to a page of the preview. */
export type DeskMessage =
	| { desk: "located"; blocks: LocatedBlock[] }
	| { desk: "refresh" }
	| { desk: "editing"; isEditing: boolean }
	/**
	 * The elements of the field to bring into view, of which one is enough; none if the page does not show it.
	 * `isHighlighted` tells whether that one is highlighted.
	 */
	| { desk: "show"; ids: number[]; isHighlighted: boolean }
	| { desk: "reportKeys" };
