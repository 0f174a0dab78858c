import type { Located, PageBlock } from "../api.ts";

/** What a page of the preview tells the desk. */
export type PageMessage =
	| { desk: "page"; path: string; title: string; blocks: PageBlock[] }
	| { desk: "pointed"; id?: number; href?: string }
	| { desk: "refreshed"; path: string }
	| { desk: "stale"; path: string };

/** What the desk tells a page of the preview. */
export type DeskMessage =
	| { desk: "located"; located: Located[] }
	| { desk: "refresh" }
	| { desk: "editing"; on: boolean }
	| { desk: "show"; id: number };
