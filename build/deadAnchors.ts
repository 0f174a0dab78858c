import type { Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { ContentValue } from "../content-model/index.ts";

const parser = unified().use(rehypeParse);

/** The anchors of a document, and where its links lead. */
interface Anchors {
	ids: Set<string>;
	hrefs: Set<string>;
}

/**
 * Finds links to missing anchors, one message per link, with the place in the content
 * where such a link is written.
 * @param documents all documents, as HTML, by their paths.
 * @param readValues reads every value of the content; called only where a link is dead.
 */
export function findDeadAnchors(
	documents: ReadonlyMap<string, string>,
	readValues: () => readonly ContentValue[],
): string[] {
	const dead = findDeadLinks(documents);
	const values = dead.size > 0 ? readValues() : [];
	return Array.from(dead).flatMap(([href, path]) => {
		const link = new RegExp(`${RegExp.escape(href)}(?![\\w-])`);
		const occurrences = values.filter(({ value }) => link.test(String(value)));
		const places = occurrences.map(({ file, line, field }) => `${file}:${line}, ${field}`);
		return (places.length > 0 ? places : [`the page ${path}`]).map(
			(place) => `${place}: ${href} points to a missing anchor.`,
		);
	});
}

/** Each dead link, with the path of a page that has it. */
function findDeadLinks(documents: ReadonlyMap<string, string>): Map<string, string> {
	const anchors = new Map(
		Array.from(documents, ([path, html]) => [path, collectAnchors(parser.parse(html))] as const),
	);
	const dead = new Map<string, string>();
	for (const [path, { hrefs }] of anchors) {
		for (const href of hrefs) {
			const [, to = path, id = ""] = href.match(/^(\/[^#?]*)?(?:\?[^#]*)?#(.+)$/) ?? [];
			if (id && anchors.get(to)?.ids.has(decodeURIComponent(id)) === false) {
				dead.set(href, path);
			}
		}
	}
	return dead;
}

function collectAnchors(tree: Root): Anchors {
	const [ids, hrefs] = [new Set<string>(), new Set<string>()];
	visit(tree, "element", ({ properties: { id, href } }) => {
		if (id) {
			ids.add(String(id));
		}
		if (href) {
			hrefs.add(String(href));
		}
	});
	return { ids, hrefs };
}
