import type { Heading, Root, Table } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { pageMarkdown } from "../../../app/markdown/pages.server.ts";
import { sitePages } from "../../../app/seo/sitePages.server.ts";
import { content } from "./content.ts";

const { site } = content;
const pages = Array.from(sitePages(content).values());
const parser = unified().use(remarkParse).use(remarkGfm);

function markdownOf(path: string): string {
	const page = sitePages(content).get(path);
	if (!page) {
		throw new Error(`There is no page ${path}.`);
	}
	return pageMarkdown(page, content);
}

function headingsOf(tree: Root): Heading[] {
	const headings: Heading[] = [];
	visit(tree, "heading", (heading) => {
		headings.push(heading);
	});
	return headings;
}

test.each(pages.map(({ path }) => path))("%s stands by itself", (path) => {
	const markdown = markdownOf(path);
	const tree = parser.parse(markdown);
	const headings = headingsOf(tree);
	expect(headings.map(({ depth }) => depth).filter((depth) => depth === 1)).toHaveLength(1);
	expect(headings[0]?.depth).toBe(1);
	for (const [index, { depth }] of headings.entries()) {
		expect(depth, "no step is left out").toBeLessThanOrEqual((headings[index - 1]?.depth ?? 0) + 1);
	}
	visit(tree, (node) => {
		if (node.type === "link" || node.type === "image" || node.type === "definition") {
			expect(node.url).toMatch(/^(?:https:\/\/|mailto:|tel:\+)/);
		}
		expect(node.type).not.toBe("html");
	});
	expect(markdown, "everything is filled in").not.toMatch(
		/\{\w+\}|destination:|undefined|\[object/,
	);
	expect(markdown.endsWith("\n") && !markdown.endsWith("\n\n")).toBe(true);
	expect(textOf(tree).length).toBeGreaterThan(200);
});

test("an article has all its text, and a footnote for each source", () => {
	for (const page of pages) {
		if (page.kind !== "article") {
			continue;
		}
		const markdown = pageMarkdown(page, content);
		const tree = parser.parse(markdown);
		const defined: string[] = [];
		const referred = new Set<string>();
		visit(tree, (node) => {
			if (node.type === "footnoteDefinition") {
				defined.push(node.identifier);
			} else if (node.type === "footnoteReference") {
				referred.add(node.identifier);
			}
		});
		const names = Object.keys(page.article.sources).sort();
		expect(defined.sort(), page.path).toEqual(names);
		expect([...referred].sort(), page.path).toEqual(names);
		expect(markdown).toContain(page.article.standfirst);
		expect(markdown).not.toContain("```habit");
		const titles = Array.from(page.article.body.matchAll(/^#+ (.+)$/gm), ([, title]) => title);
		expect(
			headingsOf(tree)
				.slice(1)
				.map((heading) => textOf(heading)),
		).toEqual(titles);
	}
});

test("the price table has every plan, item and price", () => {
	let table: Table | undefined;
	visit(parser.parse(markdownOf("/pricing")), "table", (node) => {
		table = node;
	});
	const [head = [], ...rows] = (table?.children ?? []).map(({ children }) =>
		children.map((cell) => textOf(cell)),
	);
	const { plans, rows: items } = content.pricing;
	expect(head.slice(1)).toEqual(plans.map(({ name, users }) => `${name}: ${users}`));
	expect(rows.map(([label]) => label)).toEqual(
		items.map(({ label, note }) => expect.stringContaining(note ?? label)),
	);
	for (const [index, { prices }] of items.entries()) {
		for (const [column, { id }] of plans.entries()) {
			const price = prices[id];
			const cell = rows[index]?.[column + 1] ?? "";
			expect(cell).toContain(
				typeof price === "number"
					? `$${price.toLocaleString("en-AU")} `
					: content.pages.pricing.table.notOffered,
			);
		}
	}
});

test("clauses of the agreement carry the numbers that references use", () => {
	const markdown = markdownOf("/partner-referral-agreement");
	const numbers = new Set(Array.from(markdown.matchAll(/^\*\*(\d+\.\d+)\*\* \S/gm), ([, n]) => n));
	const sections = new Set(Array.from(markdown.matchAll(/^## (\d+)\. /gm), ([, n]) => n));
	expect(sections.size).toBeGreaterThan(10);
	const references = Array.from(
		markdown.matchAll(/\[[Cc]lause (\d+(?:\.\d+)?)\]/g),
		([, n]) => n ?? "",
	);
	expect(references.length).toBeGreaterThan(20);
	for (const reference of references) {
		expect((reference.includes(".") ? numbers : sections).has(reference), reference).toBe(true);
	}
	for (const { figure, label } of content.agreement.keyTerms) {
		expect(markdown).toContain(`**${figure}** ${label}`);
	}
});

test("the events tell what their pages tell", () => {
	const markdown = markdownOf("/events");
	for (const { title, date, place, summary, url, slug } of content.events) {
		for (const words of [title, date, place, summary, url, `${site.url}/events/${slug}.ics`]) {
			expect(markdown).toContain(words);
		}
	}
});

test("words that look like markup stay words", () => {
	const odd = structuredClone(content);
	const [first] = odd.pages.strategy.reasons.items;
	if (first) {
		first.text = "Not *this*, [nor](that), <b>nor</b> | this # one_or_two";
	}
	const page = sitePages(odd).get("/strategy");
	const tree = parser.parse(page ? pageMarkdown(page, odd) : "");
	expect(textOf(tree)).toContain(first?.text);
});
