import { type Covers, drawCovers } from "./covers.server.ts";
import { type Images, readImages } from "./images.server.ts";
import { type Content, loadContent } from "./load.server.ts";

/** All content, checked, with what is drawn from it: everything that pages are made of. */
export interface Prepared {
	content: Content;
	covers: Covers;
	images: Images;
}

/**
 * Reads, checks and draws everything once.
 * @param root folder that holds `content/`.
 * @param stubsOrigin where stubs for the destinations are served, for a run on one machine.
 * @param texts see loadContent.
 * @throws ContentError naming every issue.
 */
export function prepare(
	root: string,
	stubsOrigin?: string,
	texts: "parsed" | "unparsed" = "parsed",
): Prepared {
	const content = loadContent(root, stubsOrigin, texts);
	return {
		content,
		images: readImages(root, content),
		covers: drawCovers(content),
	};
}

/** The covers by the paths that pages ask for: SVG. */
export function drawnFiles({ covers }: Prepared): Map<string, string> {
	return new Map(Array.from(covers.files, ([file, svg]) => [`/assets/covers/${file}`, svg]));
}
