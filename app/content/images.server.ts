import { ContentError } from "./issues.ts";
import type { Content } from "./load.server.ts";
import { type ImageFile, Originals } from "./originals.server.ts";
import { type PortraitImage, readPortrait } from "./portraits.server.ts";
import { readScreenshot, type Screenshot } from "./screenshots.server.ts";

/** The images of one build: what pages show, and the files behind it. */
export interface Images {
	/** Screenshots of the product by their id. */
	screenshots: ReadonlyMap<string, Screenshot>;
	/** Portraits of the team by the slug of the person. */
	portraits: ReadonlyMap<string, PortraitImage>;
	/** By the path that pages ask for, such as `/assets/pictures/home-base-480-1a2b3c4d.avif`. */
	files: ReadonlyMap<string, ImageFile>;
}

/**
 * Reads the screenshots of the platform page and the portraits of the team, and names the files to be
 * made from them. A name carries a hash of the original, so hosts may keep a file for ever.
 * encodeImage.server.ts makes the files.
 * @param root folder that holds `content/`.
 * @throws ContentError naming every original that is missing or unfit.
 */
export function readImages(root: string, { pages, team }: Pick<Content, "pages" | "team">): Images {
	const originals = new Originals(root);
	const screenshots = pages.platform.screenshots.items.flatMap((item) => {
		const screenshot = readScreenshot(originals, item);
		return screenshot ? [[item.id, screenshot] as const] : [];
	});
	const portraits = team.flatMap((person, place) => {
		const portrait = readPortrait(originals, person, place);
		return portrait ? [[person.slug, portrait] as const] : [];
	});
	if (originals.issues.length > 0) {
		throw new ContentError(originals.issues);
	}
	return {
		screenshots: new Map(screenshots),
		portraits: new Map(portraits),
		files: originals.files,
	};
}
