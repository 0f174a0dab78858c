import type { ElementContent } from "hast";
import type { Image, Paragraph, Root } from "mdast";
import { visit } from "unist-util-visit";
import type { ArticleEntry } from "./load.server.ts";
import { textLine } from "./markdown.server.ts";
import type { ImageSource, Originals } from "./originals.server.ts";
import { imageName } from "./schemas/values.ts";

/** A picture of an article as its page shows it. */
export interface ArticlePicture {
	/** Size in pixels at its full width. */
	width: number;
	height: number;
	/** In several widths, the best source first; none for a drawing. */
	sources: ImageSource[];
	/** Address for browsers that take none of the sources. */
	fallback: string;
}

/** Where the pictures of articles are. */
const folder = "content/articles/pictures";

/** Widths in pixels: the text's column is 600 wide, and 750 where it reaches out to the left. */
const widths = [480, 800, 1500] as const;

/** How wide a picture stands, by the width of the window. */
const sizes = "(min-width: 50rem) 47rem, 100vw";

/**
 * Reads the pictures that an article shows. What is wrong with them is noted in `originals`.
 * @param pictures by the names of their files; those that are not there yet are added.
 */
export async function readArticlePictures(
	originals: Originals,
	{ slug, text, bodyLine }: ArticleEntry,
	pictures: Map<string, ArticlePicture>,
): Promise<void> {
	// Others break the rules of texts, which tell what is wrong with them.
	const named = imagesIn(text).filter(({ url }) => imageName.test(url));
	for (const { url: name, position } of named) {
		const original = pictures.has(name)
			? undefined
			: await originals.read(`${folder}/${name}`, {
					file: `content/articles/${slug}.md`,
					field: textLine({ bodyLine }, position?.start.line ?? 1),
					received: `${name}, and there is no such file`,
					expected: `the name of a picture in ${folder}`,
				});
		if (!original) {
			continue;
		}
		const file = `articles/${name.replace(/\.\w+$/, "")}`;
		if (original.format === "svg") {
			const { width, height } = original;
			const fallback = originals.address(file, original, { format: "svg" });
			pictures.set(name, { width, height, sources: [], fallback });
			continue;
		}
		const width = Math.min(original.width, widths[2]);
		const height = Math.round((width * original.height) / original.width);
		const all = [...widths.filter((each) => each < width), width].map((each) => ({ width: each }));
		const format = original.format === "png" ? "png" : "jpeg";
		const size = { width: Math.min(width, widths[1]) };
		const fallback = originals.address(`${file}-${size.width}`, original, { format, size });
		pictures.set(name, {
			width,
			height,
			sources: originals.sources(file, original, all),
			fallback,
		});
	}
}

function imagesIn(tree: Root): Image[] {
	const images: Image[] = [];
	visit(tree, "image", (image) => {
		images.push(image);
	});
	return images;
}

/**
 * Makes a figure of each picture of a text, its title the caption. A picture stands in a paragraph of
 * its own, which was checked with the content.
 * @param tree of the whole text; it is changed.
 */
export function showPictures(tree: Root, pictures: ReadonlyMap<string, ArticlePicture>): void {
	visit(tree, "paragraph", (paragraph: Paragraph) => {
		const [image] = paragraph.children;
		const picture = image?.type === "image" && pictures.get(image.url);
		if (!picture) {
			return;
		}
		const { sources, fallback: src, width, height } = picture;
		const element = (
			tagName: string,
			properties: Record<string, string | number>,
			...children: ElementContent[]
		): ElementContent => ({ type: "element", tagName, properties, children });
		const shown = element(
			"picture",
			{},
			...sources.map((source) => element("source", { ...source, sizes })),
			element("img", { src, alt: image.alt ?? "", width, height, loading: "lazy" }),
		);
		const caption = image.title
			? [element("figcaption", {}, { type: "text", value: image.title })]
			: [];
		paragraph.children = [];
		paragraph.data = { hName: "figure", hChildren: [shown, ...caption] };
	});
}
