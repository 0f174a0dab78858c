import type { Element, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import { drawKeyTerm } from "../../app/components/keyTermRows.ts";
import { createDefinitionStyles } from "../../app/pages/partner-referral-agreement/definitionRules.ts";
import { calculateFee, formatPercent } from "../../app/pages/partner-referral-agreement/fee.ts";
import { readAgreement } from "../../content-model/agreement/readAgreement.ts";
import { parseMarkdown } from "../../content-model/index.ts";

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

/** The text after the front matter, read. */
function read(text: string, changed: Partial<typeof head> = {}) {
	return readAgreement({ ...head, ...changed }, { ...file, body: text }, parseMarkdown(text));
}

/** All elements of a tree, by a condition. */
function elements(tree: Root | Element, is: (element: Element) => boolean): Element[] {
	const found: Element[] = [];
	visit(tree, "element", (element) => {
		if (is(element)) {
			found.push(element);
		}
	});
	return found;
}

/** Every link within an element, as `words -> target`. */
function linksIn(element: Element): string[] {
	const links = elements(element, ({ tagName }) => tagName === "a");
	return links.map((link) => `${textOf(link)} -> ${link.properties.href}`);
}

/** The item of a list that has an anchor, or begins with one. */
function item(id: string, text = body): Element {
	const [found] = elements(
		read(text).agreement.tree,
		({ tagName, properties, children: [first] }) =>
			tagName === "li" &&
			(properties.id === id || (first?.type === "element" && first.properties.id === id)),
	);
	return found ?? expect.fail(`no ${id}`);
}

describe("the contract's build", () => {
	const { agreement, issues } = read(body);

	test("a sound text has no issues", () => {
		expect(issues).toEqual([]);
	});

	test("clauses have number, anchor, title and summary", () => {
		expect(agreement.clauses).toEqual([
			{ number: 1, id: "clause-1", title: "Definitions" },
			{ number: 2, id: "clause-2", title: "The Fee" },
		]);
		const summaries = elements(agreement.tree, ({ tagName }) => tagName === "blockquote");
		expect(summaries.map(textOf)).toEqual([" What words mean.", " What is paid."]);
	});

	test("paragraphs are numbered by their place", () => {
		const labels = { "clause-1-1": "1.1", "clause-2-1": "2.1", "clause-2-2-b": "(b) " };
		for (const [id, label] of Object.entries(labels)) {
			expect(textOf(item(id).children[0] as Element)).toBe(label);
		}
	});

	test("definitions have their term, anchor and text", () => {
		expect(agreement.definitions.map(({ term, id }) => `${term} ${id}`)).toEqual([
			"Business Day def-business-day",
			"Company def-company",
			"Fee def-fee",
			"Fee Statement def-fee-statement",
			"Partner def-partner",
		]);
		expect(textOf(item("def-company"))).toBe("Company means the seller.");
	});

	test("the schedule is a table of two columns, each row named by its first cell", () => {
		expect(agreement.schedule).toEqual({ id: "schedule-1", title: "Schedule 1. Terms" });
		const cells = elements(agreement.tree, ({ tagName }) => /^t[hd]$/.test(tagName));
		expect(cells.map((cell) => [cell.properties.scope, textOf(cell)])).toEqual([
			["col", "Item"],
			["col", "Term"],
			["row", "Fee (clause 2.1)"],
			[undefined, "20% for the Company"],
		]);
	});

	test("key terms know the paragraph they are drawn from", () => {
		expect(agreement.keyTerms).toEqual([
			{ figure: "20%", label: "of the price, for 2 months", anchor: "clause-2-1", clause: "2.1" },
		]);
	});

	test("every address is there once", () => {
		const anchors = elements(agreement.tree, ({ properties }) => properties.id !== undefined);
		expect(anchors).toHaveLength(2 + 5 + 5 + 1);
		expect(new Set(anchors.map(({ properties }) => properties.id)).size).toBe(anchors.length);
	});
});

describe("defined terms", () => {
	test("are linked once in a numbered paragraph, plural and longest first", () => {
		expect(linksIn(item("clause-2-1"))).toEqual([
			"Company -> #def-company",
			"Partner -> #def-partner",
			"Fee -> #def-fee",
			"Business Days -> #def-business-day",
			"Fee Statement -> #def-fee-statement",
		]);
	});

	test("stay linked once across the list below a paragraph", () => {
		expect(linksIn(item("clause-2-2"))).toEqual([
			"Company -> #def-company",
			"Fee -> #def-fee",
			"clause 2.2(a) -> #clause-2-2-a",
			"Schedule 1 -> #schedule-1",
		]);
	});

	test("are not linked in their own definition, nor inside other links", () => {
		expect(linksIn(item("def-business-day"))).toEqual(["Company -> #def-company"]);
		expect(linksIn(item("def-company"))).toEqual([]);
		expect(linksIn(item("def-fee"))).toEqual(["clause 2.1 -> #clause-2-1"]);
	});

	test("count in their exact capitals and as whole words only", () => {
		const text = body.replace("nothing else", "no company, Feeling, Prefee or non-Partner");
		expect(linksIn(item("clause-2-2-b", text))).toEqual([
			"clause 2.2(a) -> #clause-2-2-a",
			"Schedule 1 -> #schedule-1",
		]);
	});

	test("the title of the contract is no term", () => {
		const text = body.replace("The Company agrees", "By these Partner Terms, the Company agrees");
		const [intro] = read(text, { title: "Partner Terms" }).agreement.tree.children;
		expect(linksIn(intro as Element)).toEqual([
			"Company -> #def-company",
			"Partner -> #def-partner",
		]);
	});

	test("links change no word of the text", () => {
		expect(textOf(item("clause-2-1"))).toBe(
			"2.1The Company pays the Partner a Fee of 20% within 5 Business Days. The Company sends a Fee Statement.",
		);
	});

	test("each has a rule that shows its meaning", () => {
		const { definitions } = read(body).agreement;
		const rules = createDefinitionStyles(definitions);
		for (const { id } of definitions) {
			expect(rules).toContain(`[href="#${id}"]:is(:hover,:focus)) #${id}+*`);
		}
	});
});

describe("issues name the file, the field, what was received and what is expected", () => {
	const issuesOf = (text: string, changed: Partial<typeof head> = {}) => read(text, changed).issues;

	test("a link to a clause that is not there", () => {
		const [issue, ...others] = issuesOf(body.replace("(#clause-2-2-a)", "(#clause-9-9)"));
		expect(others).toEqual([]);
		expect(issue).toMatchObject({
			file: "content/agreement.md",
			field: "text, line 31",
			received: "[clause 2.2(a)](#clause-9-9)",
		});
		expect(issue?.expected).toContain("#clause-1 to #clause-2");
	});

	test("a link that says one clause and leads to another", () => {
		expect(issuesOf(body.replace("(#clause-2-2-a)", "(#clause-2-2-b)"))).toEqual([
			{
				file: "content/agreement.md",
				field: "text, line 31",
				received: "[clause 2.2(a)](#clause-2-2-b)",
				expected: "[clause 2.2(a)](#clause-2-2-a)",
			},
		]);
	});

	test("a key term whose clause does not hold its figure", () => {
		const [issue] = issuesOf(body, {
			keyTerms: [{ figure: "25%", label: "of the price", clause: "clause-2-1" }],
		});
		expect(issue).toMatchObject({ field: "keyTerms.0.figure", received: '"25%"' });
		expect(issue?.expected).toContain("clause 2.1");
	});

	test("a figure that is only the end of a longer one", () => {
		const [issue] = issuesOf(body.replace("20% within", "120% within"));
		expect(issue?.field).toBe("keyTerms.0.figure");
	});

	test("a key term whose words name a figure that its clause does not hold", () => {
		const [issue] = issuesOf(body, {
			keyTerms: [{ figure: "20%", label: "for 3 months", clause: "clause-2-1" }],
		});
		expect(issue).toMatchObject({ field: "keyTerms.0.label", received: '"for 3 months"' });
	});

	test("a key term of a clause that is not there", () => {
		const [issue] = issuesOf(body, {
			keyTerms: [{ figure: "20%", label: "of the price", clause: "clause-7-1" }],
		});
		expect(issue).toMatchObject({ field: "keyTerms.0.clause", received: '"clause-7-1"' });
	});

	test("no percentage for the worked example", () => {
		const [issue] = issuesOf(body, {
			keyTerms: [{ figure: "5 Business Days", label: "to pay", clause: "clause-2-1" }],
		});
		expect(issue?.field).toBe("keyTerms");
	});

	test.each([
		[
			"a clause out of order",
			"## 2. The Fee",
			"## 3. The Fee",
			"2. The Fee: clauses are numbered in order",
		],
		["a clause without its summary", "> What is paid.\n\n", "", "> the clause in plain words"],
		[
			"text beside the list",
			"2. The Company pays:",
			"\nText.\n\n2. The Company pays:",
			"one numbered list after the summary",
		],
		[
			"a heading without a number",
			"## 2. The Fee",
			"## The Fee",
			"a number or “Schedule 1”, a full stop and a title",
		],
		[
			"a term defined twice",
			"**Partner** means",
			"**Company** means",
			"each term once: it is defined above already",
		],
		[
			"a definition without its term",
			"**Partner** means",
			"Partner means",
			"a definition, which begins with its **Term**",
		],
		[
			"a list that runs out of letters",
			"2. The Company pays:\n",
			`2. The Company pays:\n${Array.from({ length: 27 }, (_, index) => `   ${index + 1}. fee.\n`).join("")}`,
			"a sentence and at most one list (a) to (z) below it, without lists of its own",
		],
		["a schedule without a table", /\| Item[\s\S]*/, "Text.\n", "one table with two columns"],
	])("%s", (_name, before, after, expected) => {
		const issues = issuesOf(body.replace(before, after));
		expect(issues.map((issue) => issue.expected)).toContain(expected);
	});
});

describe("the fee in an example", () => {
	test("has the rate of the key terms", () => {
		expect(read(body).agreement.rate).toBe(0.2);
		const keyTerms = [{ figure: "2.5%", label: "of the price", clause: "clause-2-1" }];
		const half = read(body.replaceAll("20%", "2.5%"), { keyTerms });
		expect(half.agreement.rate).toBe(0.025);
	});

	test("20% of $1,000 and of odd amounts, to the cent", () => {
		expect(calculateFee(1000, 0.2)).toBe(200);
		expect(calculateFee(0.05, 0.2)).toBe(0.01);
		expect(calculateFee(1234.56, 0.2)).toBe(246.91);
		expect(formatPercent(0.2)).toBe("20%");
		expect(formatPercent(0.125)).toBe("12.5%");
	});
});

describe("key terms are drawn as they count", () => {
	test.each([
		["20%", 5, 1],
		["5 Business Days", 1, 1],
		["12 months", 52, 3],
		["30 calendar days", 4, 1],
		["100%", 25, 1],
	])("%s: %i cells in %i rows", (figure, cells, rows) => {
		const drawn = drawKeyTerm(figure);
		expect(drawn).toHaveLength(rows);
		expect(drawn.flat().filter((level) => level === 3)).toHaveLength(cells);
		expect(drawn.every((row) => row.length === 25)).toBe(true);
	});
});
