import { describe, expect, test } from "vitest";
import { type ContentText, readTexts } from "../content-model/index.ts";
import { formatFinding } from "./finding.ts";
import { curlQuotes } from "./quotes.ts";
import { findRepeatedPassages } from "./repeats.ts";
import { checkArticleShape } from "./shape.ts";
import { findBadUrls } from "./urls.ts";
import { findBannedWords, findTypos, isOwnText } from "./words.ts";

/** Creates a text as a file would have it. */
function createText(value: string, place: Partial<ContentText> = {}): ContentText {
	return { file: "content/pages/home.yaml", line: 7, field: "hero.lede", value, ...place };
}

/** Creates an article of its own words, with a front matter of six lines. */
function createArticle(slug: string, body: string, sources = "") {
	return {
		file: `content/articles/${slug}.md`,
		text: `---\ntitle: On ${slug}\nsummary: What it says.\nstandfirst: How it opens.\n${sources}---\n\n${body}\n`,
	};
}

describe("banned words", () => {
	test.each([
		["Unlock the value", "“Unlock”"],
		["It leverages your data", "“leverages”"],
		["A seamlessly joined tool", "“seamlessly”"],
		["In today’s fast-paced world", "“In today’s”"],
		["a cutting edge tool", "“cutting edge”"],
		["a real game-changer", "“game-changer”"],
		["AI will revolutionise law", "“revolutionise”"],
		["a transformative year", "“transformative”"],
		["Let us delve into it", "“delve”"],
		["Harness the tool", "“Harness”"],
		["It empowers people", "“empowers”"],
		["Supercharge your firm", "“Supercharge”"],
		["a robust and simple plan", "“robust”"],
		["a holistic view", "“holistic”"],
		["the synergies are clear", "“synergies”"],
		["At the end of the day it works", "“At the end of the day”"],
		["It’s not just a tool, it’s a habit", "“not just a tool, it’s”"],
		["This is not only quick; it is safe", "“not only quick; it is”"],
		["A plan — and a tool", "“—”"],
		["A plan -- and a tool", "“--”"],
		["A plan – and a tool", "“–”"],
		["Two  spaces", "“o  s”"],
		["Send an e-mail", "“e-mail”"],
	])("%s", (words, what) => {
		const problem = `This site does not write ${what}`;
		expect(findBannedWords(createText(words)).map((finding) => finding.problem)).toContain(problem);
	});

	test.each([
		"Equip, Empower and Evolve",
		"Ready to EQUIP, EMPOWER and EVOLVE your organisation with AI?",
		"Empower",
		"Empowerment",
		"1–20 users",
		"It is not just the tool that matters.",
		"She keeps the promise of today’s letter",
		"Join us on Monday, 9 June, at our head office.",
		"Call, or bring or use a form. It asks nobody’s name.",
	])("but not: %s", (words) => {
		expect(findBannedWords(createText(words))).toEqual([]);
	});

	test("each is reported with file, line and remedy", () => {
		const place = { file: "content/articles/x.md", line: 40 };
		const [finding] = findBannedWords(createText("First line,\nthen leverage", place));
		expect(finding && formatFinding(finding)).toBe(
			"content/articles/x.md:41\n  found   This site does not write “leverage”\n  remedy  Write “use”.",
		);
	});
});

describe("typos", () => {
	test.each([
		["Read |the the| letter", "“the the” has a word twice", "the"],
		["Ask |a| accountant", "“a” does not go with the word after it", "an"],
		["It isn|'|t ready", "The quotation mark ' is straight", "’"],
		['She said |"|yes" to it', 'The quotation mark " is straight', "‘"],
		[
			"He said |“|yes” to it",
			"The quotation mark “ is the wrong one: “ and ” are for a quotation within another",
			"‘",
		],
	])("%s", (marked, problem, instead) => {
		const [before = "", words = "", after = ""] = marked.split("|");
		const [finding] = findTypos(createText(before + words + after));
		expect(finding).toEqual({
			file: "content/pages/home.yaml",
			line: 7,
			field: "hero.lede",
			problem,
			remedy: `Write ${instead} in its place.`,
			quotation: { before, words, after },
		});
	});

	test.each([
		"‘It is what “yes” means,’ she said.",
		"An hour’s work for an ABN, a GST return and a user.",
		"The firms’ letters of the ’90s",
	])("but not: %s", (words) => {
		expect(findTypos(createText(words))).toEqual([]);
	});

	test("titles of sources are other people’s words", () => {
		expect(isOwnText(createText("Unlock it", { field: "sources.a-paper.title" }))).toBe(false);
		expect(isOwnText(createText("Unlock it", { field: "sources.a-paper.note" }))).toBe(true);
		expect(isOwnText(createText("Unlock it", { field: "title" }))).toBe(true);
	});
});

describe("addresses", () => {
	test.each([
		["http://www.oaic.gov.au/", "Begin it with https://."],
		["https://localhost/form", "Write the whole address of a public site."],
		["https://127.0.0.1/form", "Write the whole address of a public site."],
		["https://intranet/form", "Write the whole address of a public site."],
		["https://", "Write the whole address of a public site."],
		["https://owner:secret@oaic.gov.au/", "Write it without user, password or port."],
		["https://oaic.gov.au:8443/", "Write it without user, password or port."],
		["https://oaic.gov.au/privacy.", "Leave out the full stop or comma after it."],
		[
			"https://demo.mallee.example/",
			"Write a real address. Samples are allowed only in content/destinations.yaml and content/site.yaml.",
		],
	])("%s", (url, remedy) => {
		expect(findBadUrls(createText(`Read ${url}`))).toEqual([
			{
				file: "content/pages/home.yaml",
				line: 7,
				field: "hero.lede",
				problem: `The address ${url} cannot be published`,
				remedy,
				quotation: { before: "Read ", words: url, after: "" },
			},
		]);
	});

	test("an address is reported with its own line of a text", () => {
		const [finding] = findBadUrls(createText("First line,\nthen http://localhost:4311/x"));
		expect(finding).toMatchObject({ line: 8 });
	});

	test("sample addresses are allowed in two files only, other addresses anywhere", () => {
		const sample = createText("https://www.mallee.example", { file: "content/site.yaml" });
		expect(findBadUrls(sample)).toEqual([]);
		expect(findBadUrls(createText("(https://www.oaic.gov.au/privacy?page=2#top)"))).toEqual([]);
	});
});

describe("repeated passages", () => {
	const shared = "a partner who reads the file before the meeting starts";

	test("a passage that two articles share is reported once, with its first eight words", () => {
		const findings = findRepeatedPassages([
			createArticle("one", `We know ${shared}, and so do you.`),
			createArticle(
				"two",
				`Nothing here.\n\nThere was **a partner** who Reads the file, before the meeting starts.`,
			),
		]);
		expect(findings).toEqual([
			{
				file: "content/articles/two.md",
				line: 9,
				field: "text",
				problem: "An earlier article has “a partner who reads the file before the” too",
				remedy: "Say it another way. Only what a worksheet says may be quoted in several articles.",
				earlier: { file: "content/articles/one.md", line: 7 },
			},
		]);
	});

	test.each([
		{ count: 7, told: 0 },
		{ count: 8, told: 1 },
	])("a run of $count words is reported $told times", ({ count, told }) => {
		const run = shared.split(" ").slice(0, count).join(" ");
		const articles = [createArticle("one", `${run}.`), createArticle("two", `${run}, then.`)];
		expect(findRepeatedPassages(articles)).toHaveLength(told);
	});

	test("a repeat within one article is not reported, nor a run across two paragraphs", () => {
		expect(findRepeatedPassages([createArticle("one", `${shared}\n\n${shared}`)])).toEqual([]);
		const broken = shared.replace("before", "\n\nbefore");
		expect(
			findRepeatedPassages([createArticle("one", shared), createArticle("two", broken)]),
		).toEqual([]);
	});

	test("titles of sources, names of reports and citations are ignored", () => {
		const source = `sources:\n  report:\n    title: A Long Report On What Partners Read Before Meetings Start\n    publisher: Somebody\n    note: words that every article uses to cite this one source\n`;
		const body = `We read A Long Report On What Partners Read Before Meetings Start.

Figures are from [A Report on All That Partners Read All Year](destination:report).`;
		const articles = ["one", "two"].map((slug) => createArticle(slug, body, source));
		expect(findRepeatedPassages(articles)).toEqual([]);
	});

	test("worksheets may end alike, and what one says may be quoted, but no more than that", () => {
		const createWorksheet = (name: string) =>
			`\`\`\`worksheet ${name}\n# Title\n\n${shared}.\n\`\`\``;
		const quotation = createArticle("three", `The sheet says: ${shared}.`);
		const articles = [
			createArticle("one", createWorksheet("a-policy")),
			createArticle("two", createWorksheet("a-card")),
			quotation,
		];
		expect(findRepeatedPassages(articles)).toEqual([]);
		const longer = createArticle("four", `The sheet says: ${shared}, as it should.`);
		const longest = createArticle("five", `The sheet says: ${shared}, as it should.`);
		expect(findRepeatedPassages([...articles, longer, longest])).toMatchObject([
			{ file: "content/articles/four.md" },
			{ file: "content/articles/five.md" },
		]);
	});
});

describe("the shape of an article", () => {
	const createWords = (count: number) =>
		Array.from({ length: count }, (_, index) => `w${index}`).join(" ");
	const findProblems = (body: string) =>
		checkArticleShape(createArticle("one", body)).map(({ problem }) => problem);

	test("a figure that does not say it is an illustration is reported", () => {
		const createFigure = (caption: string) =>
			`\`\`\`habit\ncaption: ${caption}\nTeam | ${".".repeat(25)} | gum\n\`\`\``;
		const createBody = (caption: string) => `${createWords(20)}\n\n${createFigure(caption)}`;
		expect(findProblems(createBody("An illustration, not measured."))).toEqual([]);
		const [finding] = checkArticleShape(
			createArticle("one", createBody("Five weeks of our customers.")),
		);
		expect(finding).toMatchObject({
			line: 10,
			problem: "The caption of a figure does not say that it is an illustration",
		});
	});

	test("a standfirst that only repeats the summary is reported", () => {
		const { file, text } = createArticle("one", createWords(20));
		const same = { file, text: text.replace("How it opens.", "What it says.") };
		expect(checkArticleShape(same).map(({ problem, line }) => [problem, line])).toEqual([
			["The standfirst repeats the summary", 4],
		]);
	});
});

test("texts are read from YAML, front matter, Markdown and figures, each with its line", () => {
	const yaml =
		"# A comment\ntitle: Hello\nlede: >-\n  Two\n  lines\nlist:\n  - { label: A, to: /a }\n  - 5\n";
	expect(readTexts({ file: "content/pages/x.yaml", text: yaml })).toEqual([
		{ file: "content/pages/x.yaml", line: 2, field: "title", value: "Hello" },
		{ file: "content/pages/x.yaml", line: 4, field: "lede", value: "Two lines" },
		{ file: "content/pages/x.yaml", line: 7, field: "list.0.label", value: "A" },
		{ file: "content/pages/x.yaml", line: 7, field: "list.0.to", value: "/a" },
	]);
	const markdown =
		"---\ntitle: Hello\n---\n\n## Head\n\nSaid *so*.[^a] [Read](https://a.au/)\n\n| A |\n| - |\n| b |\n\n```habit\ncaption: An illustration.\nTeam | ... | gum\n```\n\n```worksheet a-card\n# Card\n```\n";
	const createLocation = (line: number, field: string, value: string) => ({
		file: "content/articles/x.md",
		line,
		field,
		value,
	});
	expect(readTexts({ file: "content/articles/x.md", text: markdown })).toEqual([
		createLocation(2, "title", "Hello"),
		createLocation(5, "text", "Head"),
		createLocation(7, "text", "Said so. Read"),
		createLocation(7, "linkUrl", "https://a.au/"),
		createLocation(9, "text", "A"),
		createLocation(11, "text", "b"),
		createLocation(14, "caption", "An illustration."),
		createLocation(15, "label", "Team"),
		createLocation(19, "worksheet", "# Card"),
	]);
});

describe("straight quotation marks are fixed", () => {
	const curlYaml = (text: string) => curlQuotes({ file: "content/pages/home.yaml", text });

	test.each([
		["hero: Don't wait for 'it'\n", "hero: Don’t wait for ‘it’\n"],
		['hero: "It\'s \\"new\\" here"\n', 'hero: "It’s ‘new’ here"\n'],
		["hero: 'It''s here: now'\n", "hero: 'It’s here: now'\n"],
		["hero: >-\n  It's long\n  and isn't done\n", "hero: >-\n  It’s long\n  and isn’t done\n"],
		["hero: a 12\" ruler and it's long\n", 'hero: a 12" ruler and it’s long\n'],
		['hero: "12\\" by 14\\" long"\n', 'hero: "12\\" by 14\\" long"\n'],
		['hero: "it was \\"in 2024\\" too"\n', 'hero: "it was ‘in 2024’ too"\n'],
		['hero: the "big" 12" ruler\n', 'hero: the ‘big’ 12" ruler\n'],
		['hero: "a 12\\" ruler"\n', 'hero: "a 12\\" ruler"\n'],
		['hero: so it was "in 2024" too\n', "hero: so it was ‘in 2024’ too\n"],
	])("in %j, and not those that YAML needs", (text, mended) => {
		expect(curlYaml(text)).toBe(mended);
	});

	test("inches are no typo", () => {
		expect(findTypos(createText('A 12" ruler is ‘so’ long, and a 14" one longer'))).toEqual([]);
	});

	test("in what somebody has changed alone", () => {
		const before = `---\ntitle: A firm's day\n---\n\nIt's so.\n\nAnd it's old.\n`;
		const text = before
			.replace("It's so", "It's new")
			.replace("---\n\n", "summary: It's new\n---\n\n");
		expect(curlQuotes({ file: "content/articles/a.md", text }, before)).toBe(
			text.replaceAll("It's", "It’s"),
		);
	});

	test("in what an article says of a picture, and not in its address or its caption", () => {
		const createBody = (words: string) =>
			`---\ntitle: A day\n---\n\n![${words}](it's.png "A caption's")\n`;
		const file = "content/articles/a.md";
		expect(curlQuotes({ file, text: createBody('A sign: "Don\'t \\[ask\\]"') })).toBe(
			createBody("A sign: ‘Don’t \\[ask\\]’"),
		);
	});

	test("in the text of an article, but for code, addresses and other people's titles", () => {
		const text = `---
title: A firm's day
sources:
  a: { title: "The regulator's own", publisher: Somebody }
---

It's \`it's\` and "so" [there's](/it's).
`;
		expect(curlQuotes({ file: "content/articles/a.md", text })).toBe(`---
title: A firm’s day
sources:
  a: { title: "The regulator's own", publisher: Somebody }
---

It’s \`it's\` and ‘so’ [there’s](/it's).
`);
	});
});
