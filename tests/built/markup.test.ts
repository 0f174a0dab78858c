import type { Element, Nodes } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { expect, test } from "vitest";
import {
	attribute,
	documents,
	getMain,
	getSpokenText,
	getText,
	pages,
	select,
	site,
} from "./documents.ts";

/** The elements of a name that a screen reader meets: none of a picture's parts. */
function listSpokenElements(root: Nodes, tagName: string): Element[] {
	const elements: Element[] = [];
	visit(root, "element", (element) => {
		if (attribute(element, "ariaHidden") === "true" || attribute(element, "role") === "img") {
			return SKIP;
		}
		if (element.tagName === tagName) {
			elements.push(element);
		}
	});
	return elements;
}

/** The name that a screen reader says before a table. */
function getTableName(table: Element, root: Nodes): string {
	const [caption] = select(table, "caption");
	const labels = attribute(table, "ariaLabelledBy")
		?.split(" ")
		.flatMap((id) => select(root, `#${id}`))
		.map(getText)
		.join(" ");
	return labels || attribute(table, "ariaLabel") || (caption ? getText(caption) : "");
}

test("each table has a name, said by an element that exists", () => {
	const names = Array.from(documents.values(), ({ path, tree }) =>
		listSpokenElements(tree, "table").map((table) => [path, getTableName(table, tree)]),
	).flat();
	expect(names.length).toBeGreaterThan(10);
	expect(names.filter(([, name]) => !name)).toEqual([]);
});

test("each drawing in a page has a width of its own, so that none fills a window without a stylesheet", () => {
	const tags = Array.from(documents.values(), ({ path, html }) =>
		Array.from(html.matchAll(/<svg\b[^>]*>/g), ([tag]) => ({ path, tag })),
	).flat();
	expect(tags.length).toBeGreaterThan(100);
	const wide = tags.filter(({ tag }) => {
		const [, width] = /\s(?:width|height)="(\d+)"/.exec(tag) ?? [];
		return !width || Number(width) > 600;
	});
	expect(wide).toEqual([]);
});

test.runIf(site.content.settings.sample)(
	"links of a page that have the same words lead to the same place: who hears them in a list has nothing else",
	() => {
		const places = new Map<string, Set<string>>();
		for (const document of pages) {
			for (const link of listSpokenElements(getMain(document), "a")) {
				const words = (attribute(link, "ariaLabel") ?? getSpokenText(link)).toLowerCase();
				const href = attribute(link, "href");
				if (words && href !== undefined) {
					const key = `${document.path}: ${words}`;
					places.set(key, (places.get(key) ?? new Set()).add(href));
				}
			}
		}
		expect(places.size).toBeGreaterThan(300);
		const ambiguous = Array.from(places, ([words, hrefs]) => [words, ...hrefs]).filter(
			({ length }) => length > 2,
		);
		expect(ambiguous).toEqual([]);
	},
);
