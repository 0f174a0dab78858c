import { type ArticlePicture, readArticlePictures } from "./articlePictures.server.ts";
import { ContentError } from "./issues.ts";
import type { Pictured } from "./load.server.ts";
import { type ImageFile, Originals } from "./originals.server.ts";
import { type PortraitImage, readPortrait } from "./portraits.server.ts";
import { readScreenshot, type Screenshot } from "./screenshots.server.ts";

/** The images of one build: what pages show, and the files behind it. */
export interface Images {
	/** Screenshots of the product by their id. */
	screenshots: ReadonlyMap<string, Screenshot>;
	/** Portraits of the team by the slug of the person. */
	portraits: ReadonlyMap<string, PortraitImage>;
	/** Pictures of articles by the names of their files. */
	pictures: ReadonlyMap<string, ArticlePicture>;
	/** By the path that pages ask for, such as `/assets/pictures/home-base-480-1a2b3c4d.avif`. */
	files: ReadonlyMap<string, ImageFile>;
}

/**
 * Reads the screenshots of the platform page, the portraits of the team and the pictures of articles,
 * and names the files to be made from them. A name carries a hash of the original, so hosts may keep a file for ever.
 * encodeImage.server.ts makes the files.
 * @param root folder that holds `content/`.
 * @throws ContentError naming every original that is missing or unfit.
 */
export async function readImages(
	root: string,
	{ articles, pages, team }: Pictured,
): Promise<Images> {
	const originals = new Originals(root);
	const screenshots = new Map<string, Screenshot>();
	for (const item of pages.platform?.screenshots.items ?? []) {
		const screenshot = await readScreenshot(originals, item);
		if (screenshot) {
			screenshots.set(item.id, screenshot);
		}
	}
	const portraits = new Map<string, PortraitImage>();
	for (const [place, person] of team.entries()) {
		const portrait = await readPortrait(originals, person, place);
		if (portrait) {
			portraits.set(person.slug, portrait);
		}
	}
	const pictures = new Map<string, ArticlePicture>();
	for (const article of articles) {
		await readArticlePictures(originals, article, pictures);
	}
	if (originals.issues.length > 0) {
		throw new ContentError(originals.issues);
	}
	return { screenshots, portraits, pictures, files: originals.files };
}
