import type { ClickedWords } from "../../preview/clickedWords.ts";
import type { FieldPath } from "../../shared/api/forms.ts";
import type { LocatedBlock } from "../../shared/api/preview.ts";

/** Commands that the rest of the desk gives the preview. */
export interface PreviewCommands {
	/** Loads the content again, without leaving the page. */
	refresh(): void;
	/** Goes to a page of the site. */
	go(path: string): void;
	/** Waits until every key that was pressed on the page so far has been noted. */
	collectKeys(): Promise<void>;
	/** Brings a field's words into view. */
	showField(field: ShownField): void;
	/** Takes the frame off the field that was shown last, unless it is of a file that stays open. */
	leaveField(openPath?: string): void;
}

/** A field that the page brings into view. */
export interface ShownField {
	/** Its file. Where several have such a field, the first that is on the page is shown. */
	paths: readonly string[];
	fieldPath: FieldPath;
	/** The line of its Markdown that is shown, from 1. */
	line?: number | undefined;
	/** Whether it gets a frame, as the field in use does. */
	isFramed: boolean;
}

/** What the preview tells the rest of the desk. */
export interface PreviewListeners {
	onElementClick: (click: ElementClick) => void;
	/** Called with the path of each page that is shown. */
	onPage: (path: string) => void;
}

/** A click in the preview. */
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
