import { type Covers, drawCovers } from "./covers.server.ts";
import { type Content, loadContent } from "./load.server.ts";
import { type Pictures, readPictures } from "./pictures.server.ts";
import { drawPortraits, type Portraits } from "./portraits.server.ts";

let checked: Content | undefined;
let drawn: Covers | undefined;
let captured: Pictures | undefined;

/**
 * All content, read and checked once a build. In development it is read anew each time, so that a
 * changed word shows at once.
 * @throws ContentError naming every fault.
 */
export function content(): Content {
	if (import.meta.env.DEV) {
		return loadContent(process.cwd(), process.env.STAND_INS_ORIGIN);
	}
	checked ??= loadContent(process.cwd(), process.env.STAND_INS_ORIGIN);
	return checked;
}

/** The covers of all articles and events, drawn once a build. */
export function covers(): Covers {
	if (import.meta.env.DEV) {
		return drawCovers(content());
	}
	drawn ??= drawCovers(content());
	return drawn;
}

/** The portraits of the team, each drawn once a build. */
export function portraits(): Portraits {
	return drawPortraits(content());
}

/** The captures of the platform page, read once a build. */
export function pictures(): Pictures {
	if (import.meta.env.DEV) {
		return readPictures(process.cwd(), content());
	}
	captured ??= readPictures(process.cwd(), content());
	return captured;
}
