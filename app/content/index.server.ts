import { type Remember, rememberTexts } from "./articles.server.ts";
import { type Covers, drawCovers } from "./covers.server.ts";
import { type Images, readImages } from "./images.server.ts";
import { type Content, loadContent } from "./load.server.ts";
import { type Prepared, prepare } from "./prepare.server.ts";

let prepared: Prepared | undefined;

/**
 * Gives a build's pages what was read, checked and drawn for all of them.
 * @param remember keeps compiled texts for later builds; left out, none are.
 */
export function provide(everything: Prepared, remember?: Remember): void {
	prepared = everything;
	rememberTexts(remember);
}

/** What a build gave, or else everything, read once. */
function everything(): Prepared {
	prepared ??= prepare(process.cwd(), process.env.STUBS_ORIGIN);
	return prepared;
}

/**
 * All content. In development, this and what follows is made anew each time, so that a changed word
 * shows at once.
 * @throws ContentError naming every issue.
 */
export function content(): Content {
	return import.meta.env.DEV
		? loadContent(process.cwd(), process.env.STUBS_ORIGIN)
		: everything().content;
}

/** The covers of all articles and events. */
export function covers(): Covers {
	return import.meta.env.DEV ? drawCovers(content()) : everything().covers;
}

/** The screenshots of the platform page and the portraits of the team. */
export function images(): Images {
	return import.meta.env.DEV ? readImages(process.cwd(), content()) : everything().images;
}
