import type { Located, PageBlock } from "../api.ts";

/** What a page of the preview tells the desk. */
export type PageMessage =
	/** What the page shows. `isNew` tells whether it was loaded; else it was refreshed. */
	| { desk: "page"; path: string; blocks: PageBlock[]; isNew: boolean }
	| { desk: "pointed"; id?: number; href?: string }
	| { desk: "notFound" };

/** What the desk tells a page of the preview. */
export type DeskMessage =
	| { desk: "located"; located: Located[] }
	| { desk: "refresh" }
	| { desk: "editing"; on: boolean }
	| { desk: "show"; id: number };
