import { h } from "hastscript";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { Picture } from "../../images/picture.ts";

/** Rendered width: as wide as the column of text, once the window is wider than that and its margins. */
const sizes = "(min-width: 50rem) 47rem, 100vw";

/**
 * Turns each image into a figure of a text, its title the caption. The checks ensure that each is alone in
 * its paragraph.
 * @param tree of the whole text; it is changed.
 */
export function convertPictures(tree: Root, pictures: ReadonlyMap<string, Picture>): void {
	visit(tree, "paragraph", (paragraph) => {
		const [image] = paragraph.children;
		const picture = image?.type === "image" && pictures.get(image.url);
		if (!picture) {
			return;
		}
		const { sources, fallback: src, width, height } = picture;
		const pictureElement = h("picture", [
			...sources.map((source) => h("source", { ...source, sizes })),
			h("img", { src, alt: image.alt ?? "", width, height, loading: "lazy" }),
		]);
		const caption = image.title ? [h("figcaption", image.title)] : [];
		paragraph.children = [];
		paragraph.data = { hName: "figure", hChildren: [pictureElement, ...caption] };
	});
}
