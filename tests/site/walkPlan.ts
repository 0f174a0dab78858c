import { readFileSync } from "node:fs";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { getDocumentFile } from "../../paths/index.ts";
import { servedFolder } from "../fixtures/builtFolder.ts";
import { missingUrls, urls } from "./site.ts";

/** The widths of the walk, and further ones that a page is brought to once it is open. */
export const walks = [
	{ width: 390, furtherWidths: [320] },
	{ width: 1440, furtherWidths: [1920, 1024, 768] },
];

/**
 * Finds the URLs whose markup holds an element or class that none before them has. Elsewhere colours, and what axe
 * says of a phone, have been seen already.
 */
export function findUrlsWithNewMarkup(): ReadonlySet<string> {
	const urlsWithNewMarkup = new Set(missingUrls);
	const seenMarkup = new Set<string>();
	for (const url of urls.filter((url) => !missingUrls.includes(url))) {
		const [path = ""] = url.split("?");
		const markup = listMarkup(readFileSync(`${servedFolder}/${getDocumentFile(path)}`, "utf8"));
		// The script of a URL with parameters draws what the document does not hold.
		if (url !== path || !markup.isSubsetOf(seenMarkup)) {
			urlsWithNewMarkup.add(url);
		}
		for (const name of markup) {
			seenMarkup.add(name);
		}
	}
	return urlsWithNewMarkup;
}

/** Lists the elements of a document with each of their classes, such as `p.lede`. */
function listMarkup(html: string): Set<string> {
	const markup = new Set<string>();
	visit(unified().use(rehypeParse).parse(html), "element", ({ tagName, properties }) => {
		const { className } = properties;
		for (const name of Array.isArray(className) ? className : [""]) {
			markup.add(`${tagName}.${name}`);
		}
	});
	return markup;
}
