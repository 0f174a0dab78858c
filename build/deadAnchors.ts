import { escapeRegExp } from "../deploy/rules.ts";
import { attributeValues } from "./html.ts";

/** A value of the content, and where it stands. */
interface PlacedValue {
	file: string;
	line: number;
	field: string;
	value: string | number | boolean;
}

/**
 * Links to an anchor that no element of their page has, a sentence each, with the place in the content
 * where such a link is written.
 * @param documents all documents, as HTML, by their paths.
 * @param readValues reads every value of the content; called only where a link is dead.
 */
export function deadAnchors(
	documents: ReadonlyMap<string, string>,
	readValues: () => readonly PlacedValue[],
): string[] {
	const anchors = new Map<string, Set<string>>();
	for (const [path, html] of documents) {
		anchors.set(path, attributeValues(html, "id"));
	}
	const dead = new Map<string, string>();
	for (const [path, html] of documents) {
		for (const href of attributeValues(html, "href")) {
			const [, to = "", id = ""] = href.match(/^(\/[^#?]*)?(?:\?[^#]*)?#(.+)$/) ?? [];
			if (id && anchors.get(to || path)?.has(decodeURIComponent(id)) === false) {
				dead.set(href, path);
			}
		}
	}
	const values = dead.size > 0 ? readValues() : [];
	return Array.from(dead).flatMap(([href, path]) => {
		const link = new RegExp(`${escapeRegExp(href)}(?![\\w-])`);
		const written = values.filter(({ value }) => link.test(String(value)));
		const places = written.map(({ file, line, field }) => `${file}:${line}, ${field}`);
		return (places.length > 0 ? places : [`the page ${path}`]).map(
			(place) => `${place}: ${href} leads to an anchor that is not there.`,
		);
	});
}
