import type { Located, PageBlock } from "../api.ts";

/** What a page of the preview tells the desk. */
export type PageMessage =
	/** What is on it. `isNew` is false where it was refreshed, and not loaded. */
	| { desk: "page"; path: string; title: string; blocks: PageBlock[]; isNew: boolean }
	| { desk: "pointed"; id?: number; href?: string }
	| { desk: "gone" };

/** What the desk tells a page of the preview. */
export type DeskMessage =
	| { desk: "located"; located: Located[] }
	| { desk: "refresh" }
	| { desk: "editing"; on: boolean }
	| { desk: "show"; id: number };
