import type { Remember } from "./articles.server.ts";
import { type Covers, drawCovers } from "./covers.server.ts";
import { type Content, loadContent } from "./load.server.ts";
import { type Pictures, readPictures } from "./pictures.server.ts";
import { drawPortraits, type Portraits } from "./portraits.server.ts";

/** All content, checked, with what is drawn from it: everything that pages are made of. */
export interface Prepared {
	content: Content;
	covers: Covers;
	portraits: Portraits;
	pictures: Pictures;
}

/**
 * Reads, checks and draws everything once.
 * @param root folder that holds `content/`.
 * @param stubsOrigin where stubs for the destinations are served, for a run on one machine.
 * @param texts see loadContent.
 * @param remember keeps drawings that take long, for later builds.
 * @throws ContentError naming every issue.
 */
export function prepare(
	root: string,
	stubsOrigin?: string,
	texts: "parsed" | "unparsed" = "parsed",
	remember?: Remember,
): Prepared {
	const content = loadContent(root, stubsOrigin, texts);
	return {
		content,
		pictures: readPictures(root, content),
		covers: drawCovers(content),
		portraits: drawPortraits(content, remember),
	};
}

/** The drawn files by the paths that pages ask for: SVG. */
export function drawnFiles({ covers, portraits }: Prepared): Map<string, string> {
	return new Map([
		...Array.from(covers.files, ([file, svg]) => [`/assets/covers/${file}`, svg] as const),
		...Array.from(portraits.files, ([file, svg]) => [`/assets/portraits/${file}`, svg] as const),
	]);
}
