/** A value passed between a test and a page. */
export type Json =
	| string
	| number
	| boolean
	| null
	| readonly Json[]
	| { readonly [key: string]: Json };

/** A tab of a browser, whatever drives it. Clicks and keys are the browser's own. */
export interface Tab {
	/** Goes to an address, and waits until the page has loaded. */
	open(url: string): Promise<void>;
	/** Runs a function in the page. It must refer to nothing outside itself. */
	run<Args extends Json[], Result extends Json>(
		task: (...args: Args) => Result,
		...args: Args
	): Promise<Result>;
	/** Clicks the middle of the first element that a CSS selector finds. */
	click(selector: string): Promise<void>;
	/** Types into the field that has the focus. */
	type(text: string): Promise<void>;
	/** Presses the Tab key. */
	tab(): Promise<void>;
	/** Presses the Escape key. */
	escape(): Promise<void>;
	/** Goes back to the page before. */
	back(): Promise<void>;
	/** A picture of what the window shows, as PNG. */
	screenshot(): Promise<Uint8Array>;
	/** Makes the window so wide, in CSS pixels. */
	setWidth(width: number): Promise<void>;
	/** Opens a tab of another visitor: in the same browser, where what drives it can. */
	openAnother(): Promise<Tab>;
	/** Errors that the console has shown so far; absent where the engine does not tell. */
	readonly errors?: string[];
	/** Closes the tab, and the browser with the first of its tabs. */
	close(): Promise<void>;
}

/** Height of windows, in CSS pixels. */
export const windowHeight = 844;
