import type { ImageSources, Issue } from "../../content-model/index.ts";
import { checkArticlePictures, readArticlePictures } from "./articlePictures.server.ts";
import { type ImageFile, Originals } from "./originals.server.ts";
import type { Picture } from "./picture.ts";
import { type PortraitImage, readPortraits } from "./portraits.server.ts";
import { readScreenshots, type Screenshot } from "./screenshots.server.ts";

/** The images of one build: their data for pages, and the files to make. */
export interface Images {
	/** Screenshots of the product, by their ids. */
	screenshots: ReadonlyMap<string, Screenshot>;
	/** Portraits of the team, by the names of their files. */
	portraits: ReadonlyMap<string, PortraitImage>;
	/** Pictures of articles, by the names of their files. */
	pictures: ReadonlyMap<string, Picture>;
	/** The files to make, by URL path. */
	files: ReadonlyMap<string, ImageFile>;
}

/**
 * Reads the screenshots of the platform page, the portraits of the team and the pictures of articles, and
 * names the files to be made from them. A name carries a hash of the original, so that the file may be cached
 * forever. Pictures of articles that are not public yet are only checked. encodeImage.server.ts makes the files.
 * @param root folder that holds `content/`.
 * @returns the images, and the issues: missing or unsuitable originals.
 */
export async function readImages(
	root: string,
	{ articles, unpublished, pages, team }: ImageSources,
): Promise<{ images: Images; issues: Issue[] }> {
	const issues: Issue[] = [];
	const originals = new Originals(root, issues);
	const screenshots = await readScreenshots(originals, pages.platform?.screenshots.items ?? []);
	const portraits = await readPortraits(originals, team);
	const pictures = await readArticlePictures(originals, articles);
	await checkArticlePictures(originals, unpublished);
	return { images: { screenshots, portraits, pictures, files: originals.files }, issues };
}
