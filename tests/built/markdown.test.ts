import type { Element } from "hast";
import { toString as textOfMarkdown } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { formatDollars } from "../../content-model/index.ts";
import {
	getMarkdownPath,
	getWordPath,
	noticesPath,
	packPath,
	sharePath,
} from "../../paths/index.ts";
import {
	getArticleText,
	getFile,
	getMain,
	getStrings,
	getText,
	pages,
	removeElements,
	select,
	site,
} from "./documents.ts";

const reader = unified().use(remarkParse).use(remarkGfm);

/** Returns whether an element is there for the eye or the voice alone. */
function isSilent({ properties }: Element): boolean {
	return (
		"dataNoText" in properties || properties.ariaHidden === "true" || properties.role === "img"
	);
}

/** Lists the texts of elements. */
function listTexts(main: Element, ...selectors: string[]): string[] {
	return selectors.flatMap((selector) => select(main, selector).map(getText));
}

test("every page says the same in Markdown: its headings, and whoever is quoted or signs", () => {
	for (const document of pages) {
		const { path } = document;
		const tree = reader.parse(getFile(getMarkdownPath(path)));
		const headings: string[] = [];
		visit(tree, (node) => {
			if (node.type === "heading") {
				headings.push(`h${node.depth} ${textOfMarkdown(node).replace(/\s+/g, " ")}`);
			}
			if (node.type === "link" || node.type === "image") {
				expect(node.url, path).toMatch(/^(?:https?:\/\/|mailto:|tel:\+|webcal:)/);
				expect(node.type === "image" ? node.alt : textOfMarkdown(node), path).not.toBe("");
			}
			expect(node.type, `${path}: no HTML is left`).not.toBe("html");
		});
		const main = removeElements(getMain(document), isSilent);
		const visibleHeadings = ["h1", "h2", "h3", "h4"].flatMap((name) =>
			listTexts(main, name).map((words) => `${name} ${words}`),
		);
		expect(headings.toSorted(), path).toEqual(visibleHeadings.toSorted());
		expect(headings[0], path).toMatch(/^h1 /);

		const markdownText = textOfMarkdown(tree).replace(/\s+/g, " ");
		const captions = select(main, "figcaption").flatMap((caption) =>
			listTexts(caption, "b", "small"),
		);
		const cells = select(main, "table").flatMap((table) => listTexts(table, "b"));
		// A note's number is a reference of its own in Markdown.
		const isNoteNumber = ({ tagName }: Element) => tagName === "sup";
		const quoted = select(main, "blockquote").flatMap((quote) =>
			listTexts(removeElements(quote, isNoteNumber), "p"),
		);
		for (const words of [...quoted, ...listTexts(main, ".lede"), ...captions, ...cells]) {
			expect(markdownText, path).toContain(words);
		}
	}
});

test("articles and testimonials are complete in Markdown", () => {
	for (const article of site.articles) {
		const { path, author, standfirst } = article;
		const markdown = getFile(getMarkdownPath(path));
		expect(markdown, path).toContain(author.name);
		expect(markdown.length, path).toBeGreaterThan(getText(getArticleText(article)).length * 0.9);
		expect(textOfMarkdown(reader.parse(markdown)), path).toContain(standfirst);
	}
	const home = textOfMarkdown(reader.parse(getFile("/index.md")));
	for (const { quote, name, title, company } of site.testimonials) {
		for (const words of [quote, name, title, company]) {
			expect(home.replace(/\s+/g, " ")).toContain(words.trim());
		}
	}
});

test("links in Markdown lead to the pages of the site by their own address", () => {
	const { url } = site.content.settings;
	const outside = getStrings(site.content.destinations);
	for (const { path } of pages) {
		visit(reader.parse(getFile(getMarkdownPath(path))), "link", (link) => {
			// A destination may be another program on the same host.
			if (link.url.startsWith(`${url}/`) && !outside.includes(link.url)) {
				const { pathname } = new URL(link.url);
				const isKnownPath =
					site.pages.has(pathname) ||
					[sharePath, noticesPath, getWordPath(packPath)].includes(pathname) ||
					pathname.endsWith(".ics");
				expect(isKnownPath, `${path}: ${link.url}`).toBe(true);
			}
		});
	}
});

test("the price table is in Markdown, each price in the column of its plan", () => {
	const { plans, rows } = site.pricing;
	const lines: string[][] = [];
	visit(reader.parse(getFile("/pricing.md")), "tableRow", ({ children }) => {
		lines.push(children.map((cell) => textOfMarkdown(cell)));
	});
	for (const { label, prices } of rows) {
		const [, ...cells] = lines.find(([first]) => first?.startsWith(label)) ?? [];
		for (const [index, { id, name }] of plans.entries()) {
			const price = prices[id];
			expect(cells[index], `${label}, ${name}`).toContain(
				typeof price === "number"
					? formatDollars(price)
					: site.content.pages.pricing.table.notOffered,
			);
		}
	}
});
