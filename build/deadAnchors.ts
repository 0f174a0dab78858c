import type { ContentValue } from "../content-model/index.ts";
import type { PageDocument } from "../deploy/readDocument.ts";

/** The anchors of a document, and the targets of its links. */
type Anchors = Pick<PageDocument, "ids" | "hrefs">;

/**
 * Finds links to missing anchors, one message for each, with the place in the content
 * where such a link is written.
 * @param documents all documents by their paths.
 * @param readValues reads every value of the content; called only where a link is dead.
 */
export function findDeadAnchors(
	documents: ReadonlyMap<string, Anchors>,
	readValues: () => readonly ContentValue[],
): string[] {
	const dead = findDeadLinks(documents);
	const values = dead.length > 0 ? readValues() : [];
	const messages = dead.flatMap(({ href, path }) => {
		const link = new RegExp(`${RegExp.escape(href)}(?![\\w-])`);
		const occurrences = values.filter(({ value }) => link.test(String(value)));
		const locations = occurrences.map(({ file, line, field }) => `${file}:${line}, ${field}`);
		return (locations.length > 0 ? locations : [`the page ${path}`]).map(
			(location) => `${location}: ${href} points to a missing anchor.`,
		);
	});
	return Array.from(new Set(messages));
}

/** Finds each dead link, with the path of a page that has it. Those within pages, such as `#prices`, are one for each page. */
function findDeadLinks(documents: ReadonlyMap<string, Anchors>) {
	const dead = new Map<string, { href: string; path: string }>();
	for (const [path, { hrefs }] of documents) {
		for (const href of hrefs) {
			const [, to = path, id = ""] = href.match(/^(\/[^#?]*)?(?:\?[^#]*)?#(.+)$/) ?? [];
			if (id && documents.get(to)?.ids.has(decodeURIComponent(id)) === false) {
				dead.set(`${to} ${href}`, { href, path });
			}
		}
	}
	return Array.from(dead.values());
}
