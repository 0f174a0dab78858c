import { afterEach, describe, expect, test, vi } from "vitest";
import { requireValue } from "../../build/requireValue.ts";
import { readWordFile, select } from "../../tests/fixtures/wordFile.ts";
import { formatWordFile } from "./formatWordFile.server.ts";

afterEach(() => {
	vi.useRealTimers();
});

const format = (...markdown: string[]) =>
	formatWordFile(
		{ title: "Desk card", author: "Mallee", changed: "2026-11-26", markdown },
		(path) => new URL(path, "https://mallee.example").href,
	);

const read = async (...markdown: string[]) => readWordFile(await format(...markdown));

const worksheet = `# Desk card

Approved: [assistant].

- One [point]
- Another, of [a link](/pricing)

| Check | What I do |
| - | - |
| Read | All of it |
`;

describe("a worksheet for Word", () => {
	test("is the same file whenever it is made, with the day of its last change", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		const files = [];
		for (const day of ["2026-11-27", "2031-02-03"]) {
			vi.setSystemTime(new Date(`${day}T12:34:56Z`));
			files.push(await format(worksheet));
		}
		expect(files[0]).toEqual(files[1]);
		const properties = readWordFile(files[0] ?? new Uint8Array()).parts.get("docProps/core.xml");
		expect(JSON.stringify(properties)).toContain("2026-11-26T00:00:00Z");
		expect(JSON.stringify(properties)).not.toMatch(/20(?:26-11-27|31)/);
	});

	test("keeps every word, with headings by which Word lists the parts", async () => {
		const { paragraphs } = await read(`${worksheet}\n## For the file\n\n> ‘Assistant\n> used.’\n`);
		expect(paragraphs.map(({ text, style }) => [style, text])).toEqual([
			["Heading1", "Desk card"],
			[undefined, "Approved: [assistant]."],
			["ListParagraph", "One [point]"],
			["ListParagraph", "Another, of a link"],
			["TableText", "Check"],
			["TableText", "What I do"],
			["TableText", "Read"],
			["TableText", "All of it"],
			["Heading2", "For the file"],
			["Quotation", "‘Assistant used.’"],
		]);
	});

	test("marks what is to be filled in, even where a part of it is bold", async () => {
		const { paragraphs } = await read(
			"# A\n\nBefore [law: **our advice**, too] between [name] after",
		);
		expect(paragraphs[1]?.marked).toBe("[law: our advice, too][name]");
	});

	test("is on A4, in Australian English, and its links lead to the site", async () => {
		const { document, parts } = await read(worksheet);
		const size = select(document, "w:pgSz")[0]?.attributes;
		// Twentieths of a point.
		expect([size?.["w:w"], size?.["w:h"]]).toEqual(["11906", "16838"]);
		expect(JSON.stringify(parts.get("word/styles.xml"))).toContain('"w:val":"en-AU"');
		const fields = select(document, "w:fldSimple").map(({ attributes }) => attributes["w:instr"]);
		expect(fields).toEqual(['HYPERLINK "https://mallee.example/pricing"']);
	});

	test("repeats the head of a table on each page, and breaks no row", async () => {
		const rows = select((await read(worksheet)).document, "w:tr");
		expect(rows.map((row) => select(row, "w:tblHeader").length)).toEqual([1, 0]);
		expect(rows.map((row) => select(row, "w:cantSplit").length)).toEqual([1, 1]);
	});

	test("has a marker at each item of a list, as deep as it may be and if it is a quotation", async () => {
		const depths = Array.from({ length: 10 }, (_, depth) => depth);
		const nested = depths.map((depth) => `${"  ".repeat(depth)}- ${depth}`).join("\n");
		const quoted = "1. > First words\n   >\n   > Second words\n\n   After";
		const { paragraphs, document, parts } = await read(`# A\n\n${nested}\n\nBetween\n\n${quoted}`);
		const levels = select(document, "w:ilvl").map(({ attributes }) => Number(attributes["w:val"]));
		expect(levels).toEqual([...depths.map((depth) => Math.min(depth, 8)), 0]);
		const defined = select(requireValue(parts.get("word/numbering.xml"), "Its lists"), "w:lvl");
		expect(defined.map(({ attributes }) => Number(attributes["w:ilvl"]))).toEqual(
			expect.arrayContaining(levels),
		);
		expect(paragraphs.slice(-3).map(({ text, style }) => [style, text])).toEqual([
			["Quotation", "First words"],
			["Quotation", "Second words"],
			[undefined, "After"],
		]);
	});

	test("begins on a new page, and numbers its lists, nested ones too", async () => {
		const { paragraphs, document } = await read(
			"# One",
			"# Two\n\n1. First\n   - Within\n2. Second",
		);
		expect(paragraphs.filter(({ beginsPage }) => beginsPage).map(({ text }) => text)).toEqual([
			"One",
			"Two",
		]);
		expect(select(document, "w:ilvl").map(({ attributes }) => attributes["w:val"])).toEqual([
			"0",
			"1",
			"0",
		]);
	});
});
