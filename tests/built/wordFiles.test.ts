import { readFileSync } from "node:fs";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { servedFolder } from "../fixtures/builtFolder.ts";
import { readWordFile } from "../fixtures/wordFile.ts";
import {
	attribute,
	getDocument,
	getText,
	listTargets,
	removeElements,
	select,
	selectOne,
	selectSection,
	site,
} from "./documents.ts";

const readFile = (path: string) => readWordFile(readFileSync(servedFolder + path));

/** Lists what a worksheet says on the page of its article: headings, paragraphs, points and cells, one by one. */
function listTexts(worksheet: Element): string[] {
	const copy = removeElements(worksheet, (element) => "dataNoText" in element.properties);
	const blocks = select(copy, "h1, h2, h3, h4, h5, h6, p, li, th, td");
	// The paragraph that held the links to its files is empty now.
	return blocks.map(getText).filter((text, index) => text !== "" || blocks[index]?.tagName !== "p");
}

/** The worksheets of every article, as its page shows them. */
const shownWorksheets = site.articles.flatMap(({ path, worksheets }) => {
	const shown = select(getDocument(path).tree, ".worksheet");
	expect(shown, path).toHaveLength(worksheets.length);
	return shown.map((section, index) => {
		const name = worksheets[index]?.name;
		return { name, section, path: `${path}/${name}.docx`, texts: listTexts(section) };
	});
});

test("the Word file of a worksheet says all that the worksheet says, in its order", () => {
	expect(shownWorksheets.length).toBeGreaterThan(6);
	for (const { path, texts } of shownWorksheets) {
		expect(texts.length, path).toBeGreaterThan(10);
		expect(
			readFile(path).paragraphs.map(({ text }) => text),
			path,
		).toEqual(texts);
	}
});

test("the Word file of the firm’s pack has its worksheets in the order of the page, each on a new page", () => {
	const pack = site.content.pages["firm-pack"];
	const { paragraphs } = readFile("/firm-pack.docx");
	expect(paragraphs.filter(({ beginsPage }) => beginsPage).map(({ text }) => text)).toEqual(
		pack.worksheets.map(({ title }) => title),
	);
	expect(paragraphs.map(({ text }) => text)).toEqual(
		pack.worksheets.flatMap(
			(worksheet) => shownWorksheets.find(({ name }) => name === worksheet.name)?.texts,
		),
	);
});

test("each worksheet leads to its Word file and its text, in its article and in the pack", () => {
	const listFiles = (section: Element) =>
		select(section, "a")
			.map((link) => attribute(link, "href"))
			.filter((href) => /\.(?:docx|md)$/.test(href ?? ""));
	for (const { path, section } of shownWorksheets) {
		expect(listFiles(section), path).toEqual([path, path.replace(/docx$/, "md")]);
	}
	const { tree } = getDocument("/firm-pack");
	const { hero, wordFile, worksheets } = site.content.pages["firm-pack"];
	const inPack = worksheets.map(
		(worksheet) => shownWorksheets.find(({ name }) => name === worksheet.name)?.path,
	);
	expect(select(tree, ".worksheet").map((section) => listFiles(section)[0])).toEqual(inPack);
	const opening = selectSection(tree, hero.title);
	const tiles = select(selectOne(opening, "ol"), "a");
	expect(listTargets(tiles).filter((href) => !/^#/.test(href ?? ""))).toEqual(inPack);
	const whole = select(opening, "a").filter((link) => getText(link) === wordFile);
	expect(listTargets(whole)).toEqual(["/firm-pack.docx"]);
});
