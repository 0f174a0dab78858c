import type { Element } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { parseMarkdown, type Sentence } from "../index.ts";
import { readAgreement } from "./readAgreement.ts";

const head = {
	title: "Referral Terms",
	version: "1.1",
	sample: true,
	summary: "What this is.",
	keyTerms: [{ figure: "20%", label: "of the price, for 2 months", clause: "clause-2-1" }],
	ownerDecisions: [],
};

const body = `The Company agrees with the Partner.

## 1. Definitions

> What words mean.

1. In these terms:
   1. **Business Day** means a day on which the Company works.
   2. **Company** means the seller.
   3. **Fee** means the fee under [clause 2.1](#clause-2-1).
   4. **Fee Statement** means a list of Fees.
   5. **Partner** means the other party.

## 2. The Fee

> What is paid.

1. The Company pays the Partner a Fee of 20% within 5 Business Days. The Company sends a Fee Statement.
2. The Company pays:
   1. the Fee for 2 months; and
   2. nothing else, see [clause 2.2(a)](#clause-2-2-a) and [Schedule 1](#schedule-1).

## Schedule 1. Terms

| Item | Term |
| --- | --- |
| Fee ([clause 2.1](#clause-2-1)) | 20% for the Company |
`;

const file = { file: "content/agreement.md", bodyLine: 11 };

/** Reads the text after the front matter. */
function read(text: string, changed: Partial<typeof head> = {}) {
	return readAgreement({ ...head, ...changed }, { ...file, body: text }, parseMarkdown(text));
}

/** Lists every link within sentences, as `words -> target`. */
function listLinks(...sentences: readonly Sentence[]): string[] {
	const links: string[] = [];
	visit({ type: "root", children: sentences.flat() }, "element", (element: Element) => {
		if (element.tagName === "a") {
			links.push(`${textOf(element)} -> ${element.properties.href}`);
		}
	});
	return links;
}

const toText = (sentence: Sentence) => textOf({ type: "root", children: sentence });

/** Lists the links of what has an anchor, those of the items below a paragraph included. */
function listLinksOfPart(id: string, text = body): string[] {
	const { clauses, definitions } = read(text).agreement;
	const paragraphs = clauses.flatMap((clause) => clause.paragraphs);
	const paragraph = paragraphs.find((each) => each.id === id);
	const item = paragraphs.flatMap(({ items }) => items).find((each) => each.id === id);
	const definition = definitions.find((each) => each.id === id);
	const sentence = paragraph?.sentence ?? item?.sentence ?? definition?.meaning;
	const below = paragraph?.items.map((each) => each.sentence) ?? [];
	return sentence ? listLinks(sentence, ...below) : expect.fail(`no ${id}`);
}

describe("an agreement that is read", () => {
	const { agreement, issues } = read(body);

	test("a correct text has no issues", () => {
		expect(issues).toEqual([]);
	});

	test("clauses have number, anchor, title and summary", () => {
		expect(agreement.clauses).toMatchObject([
			{ number: 1, id: "clause-1", title: "Definitions", summary: "What words mean." },
			{ number: 2, id: "clause-2", title: "The Fee", summary: "What is paid." },
		]);
	});

	test("paragraphs and the items below them are numbered by their place", () => {
		const paragraphs = agreement.clauses[1]?.paragraphs.map(({ id, label, sentence, items }) => [
			`${label} ${id}: ${toText(sentence)}`,
			...items.map((item) => `${item.label} ${item.id}: ${toText(item.sentence)}`),
		]);
		expect(paragraphs).toEqual([
			[
				"2.1 clause-2-1: The Company pays the Partner a Fee of 20% within 5 Business Days. The Company sends a Fee Statement.",
			],
			[
				"2.2 clause-2-2: The Company pays:",
				"(a) clause-2-2-a: the Fee for 2 months; and",
				"(b) clause-2-2-b: nothing else, see clause 2.2(a) and Schedule 1.",
			],
		]);
	});

	test("definitions have their term, anchor and text", () => {
		const definitions = agreement.definitions.map(
			({ term, id, meaning }) => `${id}: ${term}${toText(meaning)}`,
		);
		expect(definitions).toEqual([
			"def-business-day: Business Day means a day on which the Company works.",
			"def-company: Company means the seller.",
			"def-fee: Fee means the fee under clause 2.1.",
			"def-fee-statement: Fee Statement means a list of Fees.",
			"def-partner: Partner means the other party.",
		]);
		expect(agreement.clauses[0]?.paragraphs[0]?.definitions).toEqual(agreement.definitions);
	});

	test("the schedule is a table of two columns", () => {
		expect(agreement.schedule).toMatchObject({ id: "schedule-1", title: "Schedule 1. Terms" });
		expect(agreement.schedule?.columns.map(toText)).toEqual(["Item", "Term"]);
		expect(agreement.schedule?.rows.map((row) => row.map(toText))).toEqual([
			["Fee (clause 2.1)", "20% for the Company"],
		]);
	});

	test("key terms know the paragraph they are drawn from", () => {
		expect(agreement.keyTerms).toEqual([
			{ figure: "20%", label: "of the price, for 2 months", anchor: "clause-2-1", clause: "2.1" },
		]);
	});
});

describe("defined terms", () => {
	test("are linked once in a numbered paragraph, plural and longest first", () => {
		expect(listLinksOfPart("clause-2-1")).toEqual([
			"Company -> #def-company",
			"Partner -> #def-partner",
			"Fee -> #def-fee",
			"Business Days -> #def-business-day",
			"Fee Statement -> #def-fee-statement",
		]);
	});

	test("stay linked once across the list below a paragraph", () => {
		expect(listLinksOfPart("clause-2-2")).toEqual([
			"Company -> #def-company",
			"Fee -> #def-fee",
			"clause 2.2(a) -> #clause-2-2-a",
			"Schedule 1 -> #schedule-1",
		]);
	});

	test("are not linked in their own definition, nor inside other links", () => {
		expect(listLinksOfPart("def-business-day")).toEqual(["Company -> #def-company"]);
		expect(listLinksOfPart("def-company")).toEqual([]);
		expect(listLinksOfPart("def-fee")).toEqual(["clause 2.1 -> #clause-2-1"]);
	});

	test("count in their exact capitals and as whole words only", () => {
		const text = body.replace("nothing else", "no company, Feeling, Prefee or non-Partner");
		expect(listLinksOfPart("clause-2-2-b", text)).toEqual([
			"clause 2.2(a) -> #clause-2-2-a",
			"Schedule 1 -> #schedule-1",
		]);
	});

	test("are left alone where the owner has linked the words already", () => {
		const text = body.replace("nothing else", "[nothing but the Partner](/pricing)");
		expect(listLinksOfPart("clause-2-2-b", text)[0]).toBe("nothing but the Partner -> /pricing");
	});

	test("count in the plural of a word that ends in y", () => {
		const text = body
			.replace("**Partner** means", "**Party** means")
			.replace("the Partner a Fee", "the Parties, the Party, a Fee");
		expect(listLinksOfPart("clause-2-1", text)[1]).toBe("Parties -> #def-party");
	});

	test("the title of the contract is no term", () => {
		const text = body.replace("The Company agrees", "By these Partner Terms, the Company agrees");
		const { opening } = read(text, { title: "Partner Terms" }).agreement;
		expect(listLinks(...opening)).toEqual(["Company -> #def-company", "Partner -> #def-partner"]);
	});

	test("are linked once in a row of the schedule, and in each row again", () => {
		const text = `${body}| Fee, and a Fee | Fee |\n`;
		const rows = read(text).agreement.schedule?.rows ?? [];
		expect(listLinks(...rows.flat())).toEqual([
			"Fee -> #def-fee",
			"clause 2.1 -> #clause-2-1",
			"Company -> #def-company",
			"Fee -> #def-fee",
		]);
	});
});

describe("issues name the file, the field, what was received and what is expected", () => {
	const findIssues = (text: string, changed: Partial<typeof head> = {}) =>
		read(text, changed).issues;

	test("a link to a clause that is not there", () => {
		const [issue, ...others] = findIssues(body.replace("(#clause-2-2-a)", "(#clause-9-9)"));
		expect(others).toEqual([]);
		expect(issue).toMatchObject({
			file: "content/agreement.md",
			field: "text",
			line: 31,
			received: "[clause 2.2(a)](#clause-9-9)",
		});
		expect(issue?.expected).toContain("#clause-1 to #clause-2");
	});

	/** Finds the issues of a link in clause 2.2(b). */
	const findLinkIssues = (words: string, href: string) =>
		findIssues(body.replace("[clause 2.2(a)](#clause-2-2-a)", `[${words}](${href})`));

	test.each([
		["clause 2.2(a)", "#clause-2-2-b", "#clause-2-2-a"],
		["clause 1", "#clause-2", "#clause-1"],
		["Clause 1.1", "#clause-2-1", "#clause-1-1"],
		["clause 12.34(ab)", "#clause-1", "#clause-12-34-ab"],
		["Schedule 1", "#clause-1", "#schedule-1"],
	])("a link that says %s and leads to %s", (words, href, expectedHref) => {
		expect(findLinkIssues(words, href)).toEqual([
			{
				file: "content/agreement.md",
				field: "text",
				line: 31,
				received: `[${words}](${href})`,
				expected: `[${words}](${expectedHref})`,
			},
		]);
	});

	test("a link in other words, or to another page, is left to its owner", () => {
		for (const words of ["the other clause 1", "clause 1 and more", "clauses 1", "schedule"]) {
			expect(findLinkIssues(words, "#clause-2"), words).toEqual([]);
		}
		expect(findLinkIssues("clause 1", "/pricing")).toEqual([]);
	});

	test("a key term whose clause does not hold its figure", () => {
		const [issue] = findIssues(body, {
			keyTerms: [{ figure: "25%", label: "of the price", clause: "clause-2-1" }],
		});
		expect(issue).toMatchObject({ field: "keyTerms.0.figure", received: '"25%"' });
		expect(issue?.expected).toContain("clause 2.1");
	});

	test("a figure that is only the end of a longer one", () => {
		const [issue] = findIssues(body.replace("20% within", "120% within"));
		expect(issue?.field).toBe("keyTerms.0.figure");
	});

	test.each(["3 months", "1 month", "2 weeks", "1.5 years", "10 Business Days", "5%"])(
		"a key term whose words name a figure that its clause does not hold: %s",
		(figure) => {
			const keyTerms = [{ figure: "20%", label: `for ${figure}`, clause: "clause-2-1" }];
			expect(findIssues(body, { keyTerms })).toEqual([
				{
					file: "content/agreement.md",
					field: "keyTerms.0.label",
					received: `"for ${figure}"`,
					expected: `figures that clause 2 holds; it does not hold “${figure}”`,
				},
			]);
		},
	);

	test("a key term whose words name a figure that ends a longer one of its clause", () => {
		const keyTerms = [{ figure: "20%", label: "for 2 weeks", clause: "clause-2-1" }];
		const findIssuesOf = (time: string) =>
			findIssues(body.replace("for 2 months", `for ${time}`), { keyTerms });
		expect(findIssuesOf("12 weeks")).toHaveLength(1);
		expect(findIssuesOf("2 weeks")).toEqual([]);
	});

	test("a key term whose words name a figure of another clause", () => {
		const text = body.replace("means the seller.", "means the seller for 3 months.");
		const keyTerms = [{ figure: "20%", label: "for 3 months", clause: "clause-2-1" }];
		expect(findIssues(text, { keyTerms })).toEqual([
			{
				file: "content/agreement.md",
				field: "keyTerms.0.label",
				received: '"for 3 months"',
				expected: "figures that clause 2 holds; it does not hold “3 months”",
			},
		]);
	});

	test("a key term with a figure of the schedule, unless its words name the schedule", () => {
		const text = body.replace("20% for the Company", "20% for 3 months");
		const findIssuesOfLabel = (label: string) =>
			findIssues(text, { keyTerms: [{ figure: "20%", label, clause: "clause-2-1" }] });
		expect(findIssuesOfLabel("for 2 months (3 months, Schedule 1)")).toEqual([]);
		expect(findIssuesOfLabel("for 2 months (3 months)")).toHaveLength(1);
		expect(findIssuesOfLabel("for 2 months (4 months, Schedule 1)")).toHaveLength(1);
	});

	test("a key term of a clause that is not there", () => {
		const keyTerms = [{ figure: "20%", label: "for 3 months", clause: "clause-7-1" }];
		expect(findIssues(body, { keyTerms })).toEqual([
			{
				file: "content/agreement.md",
				field: "keyTerms.0.clause",
				received: '"clause-7-1"',
				expected: "the anchor of a numbered paragraph, such as clause-6-1",
			},
		]);
		expect(read(body, { keyTerms }).agreement.keyTerms[0]?.clause).toBe("");
	});

	test.each([
		[["5 Business Days", "5 Business Days"], "5 Business Days, 5 Business Days"],
		[["20%", "20%"], "20%, 20%"],
		[["a Fee of 20%"], "a Fee of 20%"],
		[["20% within 5 Business Days"], "20% within 5 Business Days"],
	])("no percentage, or more than one, for the worked example: %s", (figures, received) => {
		const keyTerms = figures.map((figure) => ({ figure, label: "to pay", clause: "clause-2-1" }));
		expect(findIssues(body, { keyTerms })).toEqual([
			{
				file: "content/agreement.md",
				field: "keyTerms",
				received,
				expected:
					"exactly one figure that is a percentage, such as 20% or 12.25%: the fee of the worked example",
			},
		]);
	});

	/** Writes a list of items, each one further in. */
	const listOf = (count: number, words: string) =>
		Array.from({ length: count }, (_, index) => `   ${index + 1}. ${words}\n`).join("");
	const paragraph = "a sentence and at most one list (a) to (z) below it, without lists of its own";
	const whole = "2. The Company pays:\n   1. the Fee for 2 months; and\n";

	test.each([
		[
			"a clause out of order",
			"## 2. The Fee",
			"## 3. The Fee",
			"24: 3. The Fee",
			"2. The Fee: clauses are numbered in order",
		],
		[
			"a clause without its summary",
			"> What is paid.\n\n",
			"",
			/^26: The Company pays the Partner/,
			"> the clause in plain words",
		],
		[
			"a clause that says nothing",
			/(?<=## 2\. The Fee\n)[\s\S]*(?=## Schedule)/,
			"\n",
			"24: 2. The Fee",
			"> the clause in plain words",
		],
		[
			"a clause that has a summary alone",
			/(?<=What is paid\.\n)[\s\S]*(?=## Schedule)/,
			"\n",
			"24: 2. The Fee",
			"one numbered list after the summary",
		],
		[
			"a clause in plain sentences",
			/(?<=What is paid\.\n\n)[\s\S]*(?=\n## Schedule)/,
			"The Company pays the Partner.\n",
			"28: The Company pays the Partner.",
			"one numbered list after the summary",
		],
		[
			"text below the list",
			"\n## Schedule 1",
			"\nText.\n\n## Schedule 1",
			"33: Text.",
			"one numbered list after the summary",
		],
		[
			"text between two lists",
			"2. The Company pays:",
			"\nText.\n\n2. The Company pays:",
			"30: Text.",
			"one numbered list after the summary",
		],
		[
			"a heading without a number",
			"## 2. The Fee",
			"## The Fee",
			"24: The Fee",
			"a number or “Schedule 1”, a full stop and a title",
		],
		[
			"a heading without a title",
			"## 2. The Fee",
			"## 2\\. ",
			"24: 2.",
			"a number or “Schedule 1”, a full stop and a title",
		],
		[
			"a list before the first clause",
			"The Company agrees with the Partner.",
			"- The Company agrees.",
			"11: The Company agrees.",
			"paragraphs before the first clause",
		],
		[
			"a term defined twice",
			"**Partner** means",
			"**Company** means",
			"22: Company means the other party.",
			"each term once: it is defined above already",
		],
		[
			"a definition without its term",
			"**Partner** means",
			"Partner means",
			"22: Partner means the other party.",
			"a definition, which begins with its **Term**",
		],
		[
			"a list that runs out of letters",
			"2. The Company pays:\n",
			`2. The Company pays:\n${listOf(25, "fee.")}`,
			/^29: The Company pays:\s+fee\./,
			paragraph,
		],
		[
			"a paragraph with a list of dots",
			`${whole}   2. nothing`,
			"2. The Company pays:\n   - nothing",
			/^29: The Company pays:\s+nothing else/,
			paragraph,
		],
		[
			"a paragraph of two sentences apart",
			whole,
			"2. The Company pays:\n\n   And more:\n",
			/^29: The Company pays:\s+And more:/,
			paragraph,
		],
		[
			"a paragraph that goes on below its list",
			"[Schedule 1](#schedule-1).\n",
			"[Schedule 1](#schedule-1).\n\n   In advance.\n",
			/^29: The Company pays:/,
			paragraph,
		],
		[
			"a paragraph that is a quotation",
			"1. The Company pays the",
			"1. > The Company pays the",
			/^28: The Company pays the Partner/,
			paragraph,
		],
		[
			"a letter with a list of its own",
			"the Fee for 2 months; and\n",
			"the Fee for 2 months; and\n      1. more;\n",
			/^30: the Fee for 2 months; and\s+more;/,
			paragraph,
		],
		[
			"a letter that is a quotation",
			"1. the Fee for 2 months",
			"1. > the Fee for 2 months",
			"30: the Fee for 2 months; and",
			paragraph,
		],
		[
			"a schedule without a table",
			/\| Item[\s\S]*/,
			"Text.\n",
			"35: Text.",
			"one table with two columns",
		],
		[
			"a schedule that says nothing",
			/\| Item[\s\S]*/,
			"",
			"33: Schedule 1. Terms",
			"one table with two columns",
		],
		[
			"a schedule with text below its table",
			/$/,
			"\nText.\n",
			/^35: Item/,
			"one table with two columns",
		],
		[
			"a schedule of three columns",
			"| Item | Term |\n| --- | --- |",
			"| Item | Term | More |\n| --- | --- | --- |",
			/^35: Item/,
			"one table with two columns",
		],
	])("%s", (_name, before, after, place, expected) => {
		const issues = findIssues(body.replace(before, after)).filter(
			(issue) => issue.expected === expected,
		);
		const places = issues.map(({ line, received }) => `${line}: ${received}`);
		expect(places).toEqual([typeof place === "string" ? place : expect.stringMatching(place)]);
	});

	test("twenty-six letters are enough, and definitions may be more", () => {
		const letters = whole + listOf(24, "fee.");
		expect(findIssues(body.replace(whole, letters))).toEqual([]);
		const terms = Array.from({ length: 30 }, (_, index) => `   1. **Term ${index}** means.\n`);
		const definitions = body.replace("   1. **Business", `${terms.join("")}   1. **Business`);
		expect(findIssues(definitions)).toEqual([]);
	});
});

describe("the fee in an example", () => {
	test("has the rate of the key terms", () => {
		expect(read(body).agreement.rate).toBe(0.2);
		const keyTerms = [{ figure: "2.5%", label: "of the price", clause: "clause-2-1" }];
		const half = read(body.replaceAll("20%", "2.5%"), { keyTerms });
		expect(half.agreement.rate).toBe(0.025);
		const quarter = [{ figure: "2.25%", label: "of the price", clause: "clause-2-1" }];
		expect(read(body, { keyTerms: quarter }).agreement.rate).toBe(0.0225);
	});

	test("has no rate that is finer than the page writes it", () => {
		const keyTerms = [{ figure: "20.125%", label: "of the price", clause: "clause-2-1" }];
		expect(read(body.replaceAll("20%", "20.125%"), { keyTerms }).issues).toContainEqual(
			expect.objectContaining({ field: "keyTerms", received: "20.125%" }),
		);
	});
});
