import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "../../../../tests/fixtures/site.ts";
import { describeDifferences } from "./describeDifferences.ts";

const optionLists = { article: [], author: [], category: [], plan: [] };

/** The desk's description of two versions of a file. */
const describeVersions = (file: string, before: Buffer, after: Buffer) =>
	describeDifferences(file, before, after, optionLists);

/** The desk's description of a file in which something is replaced. */
function describeReplacement(file: string, from: RegExp | string, to: string): string[] {
	const before = readFileSync(join(project, file), "utf8");
	return describeVersions(file, Buffer.from(before), Buffer.from(before.replaceAll(from, to)));
}

test("Windows line ends are not a difference, in a file with front matter either", () => {
	expect(describeReplacement("content/agreement.md", "\n", "\r\n")).toEqual([
		"Only comments or spaces changed.",
	]);
});

test("a changed price is shown with the name of its plan, in dollars and cents", () => {
	const file = "content/pricing.yaml";
	const createTable = (price: string) => `plans:
  - { id: small, name: Small, from: 1, to: null }
rows:
  - id: platform
    label: Platform
    prices: { small: ${price} }
`;
	const describePrice = (price: string) =>
		describeVersions(file, Buffer.from(createTable("400")), Buffer.from(createTable(price)));
	expect(describePrice("91.5")).toEqual(["Platform, price of Small: $400 → $91.50"]);
	expect(describePrice("4000")).toEqual([
		"Platform, price of Small: $400 → $4,000. Is that right?",
	]);
	expect(describePrice("null")).toEqual(["Platform, price of Small: $400 → not offered"]);
});

test("among items of the same name, a removal and a new order are shown", () => {
	const [before, after] = [
		"- title: A\n- title: A\n- title: B\n",
		"- title: B\n- title: A\n- title: A\n",
	];
	const createYaml = (list: string) =>
		Buffer.from(`rows:\n${list.replace(/^/gm, "  ").trimEnd()}\n`);
	expect(
		describeVersions("content/pricing.yaml", createYaml(before), createYaml(after)).join(),
	).toContain("Rows › Order");
	const removal = describeVersions(
		"content/pricing.yaml",
		createYaml(before),
		createYaml("- title: A\n- title: B\n"),
	);
	expect(removal.join()).not.toContain("Only comments");
});

test("dates are in words, alone and within a source", () => {
	const file = "content/articles/a.md";
	const createArticle = (month: string) =>
		Buffer.from(
			`---\ntitle: A\nsources:\n  - { key: oaic, title: AI, published: ${month} }\n---\n\nWords.\n`,
		);
	expect(describeVersions(file, createArticle("2025-03"), createArticle("2027-03-03"))).toEqual([
		"Sources › AI › Published: March 2025 → 3 March 2027",
	]);
	const withoutSource = Buffer.from("---\ntitle: A\n---\n\nWords.\n");
	expect(describeVersions(file, withoutSource, createArticle("2025-03")).join()).toContain(
		"AI · March 2025",
	);
});

/** The desk's description of a change to a file of prices or words, given as the YAML of both versions. */
const describe = (path: string, before: string, after: string) =>
	describeVersions(path, Buffer.from(before), Buffer.from(after));

const plans = "plans:\n  - { id: small, name: Small, from: 1, to: null }\n";
const createPriceRow = (id: string, label: string, price: string) =>
	`  - { id: ${id}, label: ${label}, prices: { small: ${price} } }\n`;

test("a row that is renamed and raised shows both, and one that is new shows its prices", () => {
	const path = "content/pricing.yaml";
	const before = `${plans}rows:\n${createPriceRow("platform", "Platform", "400")}`;
	const raised = `${plans}rows:\n${createPriceRow("platform", "Agent platform", "450.5")}`;
	expect(describe(path, before, raised)).toEqual([
		"Rows › Agent platform › Label: “Platform” → “Agent platform”",
		"Agent platform, price of Small: $400 → $450.50",
	]);
	const added = before + createPriceRow("custom", "Custom", "null");
	expect(describe(path, before, added)).toEqual([
		"Row added: “Custom · Custom · Small: Not offered”",
	]);
	expect(describe(path, added, before)).toEqual([
		"Row removed: “Custom · Custom · Small: Not offered”",
	]);
	expect(
		describe(path, before, before + createPriceRow("custom", "Custom", "90")).join(),
	).toContain("Small: $90");
});

test("a row that is moved and raised shows both", () => {
	const path = "content/pricing.yaml";
	const [a, b] = [createPriceRow("platform", "A", "400"), createPriceRow("custom", "B", "500")];
	const raised = createPriceRow("custom", "B", "600");
	expect(describe(path, `${plans}rows:\n${a}${b}`, `${plans}rows:\n${raised}${a}`)).toEqual([
		"B, price of Small: $500 → $600",
		"Rows › Order: “A, B” → “B, A”",
	]);
});

test("words beside prices are shown as words, and an amount anywhere in dollars", () => {
	const home = "pricing:\n  prices:\n    - { label: From, text: 12 }\n";
	const sentences = describe("content/pages/home.yaml", home, home.replace("12", "15"));
	expect(sentences.join()).not.toMatch(/price of|\$|not offered/);
	expect(
		describe(
			"content/pricing.yaml",
			"infrastructure: { fixed: 80 }",
			"infrastructure: { fixed: 90.5 }",
		),
	).toEqual(["Infrastructure › Fixed: $80 → $90.50"]);
});

test("moved and repeated paragraphs and clauses are shown", () => {
	const createArticle = (...paragraphs: string[]) =>
		`---\ntitle: T\n---\n${paragraphs.join("\n\n")}\n`;
	const path = "content/articles/x.md";
	expect(
		describe(
			path,
			createArticle("One.", "Two.", "Three."),
			createArticle("Two.", "One.", "Three."),
		),
	).toEqual(["Text moved: “One.”"]);
	expect(describe(path, createArticle("One."), createArticle("One.", "One."))).toEqual([
		"Text added: “One.”",
	]);
	const createAgreement = (text: string) => `---\ntitle: T\n---\n${text}`;
	expect(
		describe(
			"content/agreement.md",
			createAgreement("1. A\n2. B\n"),
			createAgreement("2. B\n1. A\n"),
		),
	).toHaveLength(1);
});

test("a changed telephone number is shown without its link", () => {
	const createContact = (phone: string, href: string) =>
		`contact:\n  phone: ${phone}\n  phoneHref: ${href}\n`;
	const before = createContact("03 7010 0142", "tel:+61370100142");
	expect(
		describe("content/site.yaml", before, createContact("03 7010 0199", "tel:+61370100199")),
	).toEqual(["Contact › Telephone: “03 7010 0142” → “03 7010 0199”"]);
	expect(
		describe("content/site.yaml", before, createContact("03 7010 0142", "tel:+61370100199")),
	).toHaveLength(1);
});

test("of a long text that is reworded, what differs is shown with a few words around it", () => {
	const paragraph =
		"A partner reads every draft before it leaves the firm, and signs it with their name. The client sees who has read it, and when, at the foot of the letter.";
	const reworded = paragraph.replace("every draft", "each letter").replace("when", "on which day");
	const excerpts =
		"“A partner reads every draft before it leaves the firm, … sees who has read it, and when, at the foot of the letter.” → “A partner reads each letter before it leaves the firm, … sees who has read it, and on which day, at the foot of the letter.”";
	const createArticle = (...lines: string[]) => `---\ntitle: T\n---\n${lines.join("\n\n")}\n`;
	expect(
		describe(
			"content/articles/x.md",
			createArticle("First.", paragraph, "Last."),
			createArticle("First.", reworded, "Last."),
		),
	).toEqual([`Text: ${excerpts}`]);
	const createYaml = (text: string) => `note: ${text}\n`;
	expect(describe("content/pricing.yaml", createYaml(paragraph), createYaml(reworded))).toEqual([
		`note: ${excerpts}`,
	]);
});

test("words added to a long text are shown after the words before them, and a new paragraph whole", () => {
	const path = "content/articles/x.md";
	const paragraph =
		"Each assistant has one task, one owner in the firm, and a page that says what it must not be asked to do.";
	const article = `---\ntitle: T\n---\n${paragraph}\n`;
	expect(
		describe(path, article, article.replace("do.", "do. It is read aloud once a year.")),
	).toEqual([
		"Text: “… must not be asked to do.” → “… must not be asked to do. It is read aloud once a year.”",
	]);
	const other = "Another paragraph says something else of quite another length.";
	expect(describe(path, article, article.replace(paragraph, other))).toEqual([
		`Text removed: “${paragraph}”`,
		`Text added: “${other}”`,
	]);
	expect(describe(path, article, `${article}\n${other}\n`)).toEqual([`Text added: “${other}”`]);
});

test("a redirect that is new or gone is told as such, and one that leads elsewhere by its address", () => {
	const path = "content/redirects.yaml";
	const before = "redirects: { /price: /pricing, /about: /about-us, /contact: /contact-us }\n";
	const after = "redirects: { /about: /team, /contact: /contact-us, /our-fees: /pricing }\n";
	expect(describe(path, before, after)).toEqual([
		"Redirects › /about › New address: “/about-us” → “/team”",
		"Redirect added: from “/our-fees” to “/pricing”",
		"Redirect removed: from “/price” to “/pricing”",
	]);
});

test("a value is told as its form shows it: a number by its option, a part of a picture by its sides", () => {
	const page = "content/pages/platform.yaml";
	const createPage = (pattern: number, width: number) =>
		`head: { card: { pattern: ${pattern} } }\nscreenshots: { items: [{ id: home, phoneCrop: { left: 1.5, width: ${width} } }] }\n`;
	expect(describe(page, createPage(0, 40), createPage(1, 50))).toEqual([
		"Search engines and sharing › Card › Pattern: Pattern 1 → Pattern 2",
		"Screenshots › Items › Item 1 › Part shown on phones › Width: 40 → 50",
	]);
});
