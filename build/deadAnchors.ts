import type { ContentValue } from "../scripts/content/values.ts";
import { attributeValues } from "./html.ts";

/**
 * Links to an anchor that no element of their page has, a sentence each, with the place in the content
 * where such a link is written.
 * @param documents all documents, as HTML, by their paths.
 * @param readValues reads every value of the content; called only where a link is dead.
 */
export function deadAnchors(
	documents: ReadonlyMap<string, string>,
	readValues: () => readonly ContentValue[],
): string[] {
	const dead = new Map<string, string>();
	for (const [path, html] of documents) {
		for (const href of attributeValues(html, "href")) {
			const [, to = path, id = ""] = href.match(/^(\/[^#?]*)?(?:\?[^#]*)?#(.+)$/) ?? [];
			if (id && documents.get(to)?.includes(` id="${decodeURIComponent(id)}"`) === false) {
				dead.set(href, path);
			}
		}
	}
	const values = dead.size > 0 ? readValues() : [];
	return Array.from(dead).flatMap(([href, path]) => {
		const link = new RegExp(`${RegExp.escape(href)}(?![\\w-])`);
		const written = values.filter(({ value }) => link.test(String(value)));
		const places = written.map(({ file, line, field }) => `${file}:${line}, ${field}`);
		return (places.length > 0 ? places : [`the page ${path}`]).map(
			(place) => `${place}: ${href} leads to an anchor that is not there.`,
		);
	});
}
