import type { Image, Root } from "mdast";
import { visit } from "unist-util-visit";
import { type ArticleEntry, imageName, locateTextLine } from "../../content-model/index.ts";
import type { Original, Originals } from "./originals.server.ts";
import type { Picture } from "./picture.ts";

/** Reads the pictures of articles, by the names of their files. */
export async function readArticlePictures(
	originals: Originals,
	articles: readonly ArticleEntry[],
): Promise<Map<string, Picture>> {
	const pictures = new Map<string, Picture>();
	for (const article of articles) {
		for (const image of findImages(article.text).filter(({ url }) => !pictures.has(url))) {
			pictures.set(image.url, await readArticlePicture(originals, article, image));
		}
	}
	return pictures;
}

/** Checks the pictures of articles that are not public yet: none is made. */
export async function checkArticlePictures(
	originals: Originals,
	articles: readonly ArticleEntry[],
): Promise<void> {
	for (const article of articles) {
		for (const image of findImages(article.text)) {
			await readOriginal(originals, article, image);
		}
	}
}

/** Finds the pictures of a text that have valid names. The Markdown checks report the others. */
function findImages(tree: Root): Image[] {
	const images: Image[] = [];
	visit(tree, "image", (image) => {
		images.push(image);
	});
	return images.filter(({ url }) => imageName.test(url));
}

/** Widths in pixels: an article's column is 600 wide, and 750 where it reaches out to the left. */
const articleWidths = [480, 800, 1500] as const;

function readOriginal(
	originals: Originals,
	{ slug, bodyLine }: ArticleEntry,
	{ url: name, position }: Image,
): Promise<Original> {
	const folder = "content/articles/pictures";
	return originals.read(`${folder}/${name}`, {
		file: `content/articles/${slug}.md`,
		...locateTextLine({ bodyLine }, position?.start.line ?? 1),
		received: `${name}, which does not exist`,
		expected: `the name of a picture in ${folder}`,
		reason: { code: "missing-picture", name },
	});
}

async function readArticlePicture(
	originals: Originals,
	article: ArticleEntry,
	image: Image,
): Promise<Picture> {
	const original = await readOriginal(originals, article, image);
	const file = `articles/${image.url.replace(/\.\w+$/, "")}`;
	if (original.format === "svg") {
		const { width, height } = original;
		return { width, height, sources: [], fallback: originals.addFile(file, original, "svg") };
	}
	const width = Math.min(original.width, articleWidths[2]);
	const height = Math.round((width * original.height) / original.width);
	const sizes = [...articleWidths.filter((candidate) => candidate < width), width].map(
		(sourceWidth) => ({
			width: sourceWidth,
		}),
	);
	const defaultSize = { width: Math.min(width, articleWidths[1]) };
	const format = original.format === "png" ? "png" : "jpeg";
	const fallback = originals.addFile(`${file}-${defaultSize.width}`, original, format, defaultSize);
	return { width, height, sources: originals.addFormats(file, original, sizes), fallback };
}
