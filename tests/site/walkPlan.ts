import { readFileSync } from "node:fs";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { getDocumentFile } from "../../paths/index.ts";
import { servedFolder } from "../fixtures/builtFolder.ts";
import { missingUrls, urls } from "./site.ts";

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
