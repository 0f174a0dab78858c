import type { ContentValue } from "../content-model/index.ts";
import type { PageDocument } from "../deploy/readDocument.ts";

/** The anchors of a document, and the targets of its links. */
type Anchors = Pick<PageDocument, "ids" | "hrefs">;

/**
 * Finds links to missing anchors, one message per link, with the place in the content
 * where such a link is written.
 * @param documents all documents by their paths.
 * @param readValues reads every value of the content; called only where a link is dead.
 */
export function findDeadAnchors(
	documents: ReadonlyMap<string, Anchors>,
	readValues: () => readonly ContentValue[],
): string[] {
	const dead = findDeadLinks(documents);
	const values = dead.size > 0 ? readValues() : [];
	return Array.from(dead).flatMap(([href, path]) => {
		const link = new RegExp(`${RegExp.escape(href)}(?![\\w-])`);
		const occurrences = values.filter(({ value }) => link.test(String(value)));
		const locations = occurrences.map(({ file, line, field }) => `${file}:${line}, ${field}`);
		return (locations.length > 0 ? locations : [`the page ${path}`]).map(
			(location) => `${location}: ${href} points to a missing anchor.`,
		);
	});
}

/** Finds each dead link, with the path of a page that has it. */
function findDeadLinks(documents: ReadonlyMap<string, Anchors>): Map<string, string> {
	const dead = new Map<string, string>();
	for (const [path, { hrefs }] of documents) {
		for (const href of hrefs) {
			const [, to = path, id = ""] = href.match(/^(\/[^#?]*)?(?:\?[^#]*)?#(.+)$/) ?? [];
			if (id && documents.get(to)?.ids.has(decodeURIComponent(id)) === false) {
				dead.set(href, path);
			}
		}
	}
	return dead;
}
