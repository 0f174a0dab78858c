import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { createSiteFiles } from "../../../app/seo/siteFiles.server.ts";
import { listLinkablePaths } from "../../../content-model/checks/linkIssues.ts";
import { formatPlace, type Issue, loadContent } from "../../../content-model/index.ts";
import { factNames } from "../../../content-model/schemas/facts.ts";
import {
	errorDocument,
	getMarkdownPath,
	noticesPath,
	unlistedDocuments,
} from "../../../paths/index.ts";
import { makeRestoredCopy } from "../../fixtures/restoredCopy.ts";
import { content, pageRules, site } from "../../fixtures/site.ts";

const sources = {
	first: { title: "A page", publisher: "Somebody", published: "2025" },
	second: { title: "Another page", publisher: "Somebody" },
};

const text = "Words of the first.[^first] Words of the second.[^second]";

/** An article of the tests' own, so that those of the content may change. */
const article = "content/articles/a-test.md";
const copy = makeRestoredCopy((whole) => {
	whole.writeArticle("a-test", text, { sources });
});
const event = copy.getFile("events");

/**
 * Gives each mistake an article of its own, and reads the content once for a whole table: in the first of its
 * tests, since each test is followed by the restored copy.
 * @param write makes the mistake in the article.
 * @returns a function that returns the article of a mistake and its issues.
 */
function readTogether<Mistake extends { what: string }>(
	mistakes: readonly Mistake[],
	write: (file: string, mistake: Mistake) => void,
): (mistake: Mistake) => { file: string; issues: readonly Issue[] } {
	const nameFile = (mistake: Mistake) => `content/articles/wrong-${mistakes.indexOf(mistake)}.md`;
	let all: readonly Issue[] | undefined;
	return (mistake) => {
		if (!all) {
			for (const [index, each] of mistakes.entries()) {
				write(copy.writeArticle(`wrong-${index}`, text, { sources }), each);
			}
			all = copy.readIssues();
			const files = new Set(mistakes.map(nameFile));
			expect(all.filter(({ file }) => !files.has(file))).toEqual([]);
		}
		const file = nameFile(mistake);
		return { file, issues: all.filter((issue) => issue.file === file) };
	};
}

/** A page with a link of its own, which tests lead astray. */
const linking = { file: "content/pages/strategy.yaml", to: ["closing", "action", "to"] };

test("the content itself has no issue", () => {
	expect(copy.readIssues()).toEqual([]);
});

describe("fields", () => {
	const mistakes = [
		{
			what: "a missing field",
			field: ["title"],
			value: undefined,
			received: "nothing",
			expected: "text",
		},
		{
			what: "an empty text",
			field: ["title"],
			value: "",
			received: '""',
			expected: "one line of text, without spaces at its ends",
		},
		{
			what: "a text that is too long",
			field: ["title"],
			value: "long ".repeat(30).trim(),
			received: /^"long long .*…$/,
			expected: "at most 100 characters",
		},
		{
			what: "a date in another order",
			field: ["date"],
			value: "13/10/2025",
			received: '"13/10/2025"',
			expected: "a day that exists, written YYYY-MM-DD",
		},
		{
			what: "a day that does not exist",
			field: ["date"],
			value: "2025-02-30",
			received: '"2025-02-30"',
			expected: "a day that exists, written YYYY-MM-DD",
		},
		{
			what: "an unknown category",
			field: ["category"],
			value: "NEWS",
			received: '"NEWS"',
			expected: `one of: ${Object.keys(content.pages.blog.categories).join(", ")}`,
		},
		{
			what: "a switch that is neither true nor false",
			field: ["sample"],
			value: "perhaps",
			received: '"perhaps"',
			expected: "true or false",
		},
		{
			what: "a picture without its mode",
			field: ["cover"],
			value: "weave",
			received: '"weave"',
			expected: "fields, one a line",
		},
		{
			what: "a field that is not known",
			field: ["colour"],
			value: "gum",
			received: "a field that is not known here",
			expected: "remove it, or correct its spelling",
		},
	];
	const findArticle = readTogether(mistakes, (file, { field, value }) =>
		copy.set(file, field, value),
	);

	test.each(mistakes)("$what", (mistake) => {
		const { field, received, expected } = mistake;
		const { file, issues } = findArticle(mistake);
		expect(issues).toEqual([
			{
				file,
				field: field.join("."),
				received: typeof received === "string" ? received : expect.stringMatching(received),
				expected,
			},
		]);
	});

	test.each(["2025-02-30T12:30", "2025-02-13T24:30", "2025-02-13 12:30", "2025-02-13T12:30Z"])(
		"an event that starts at %s",
		(start) => {
			copy.set(event, ["start"], start);
			expect(copy.readIssues()).toEqual([
				{
					file: event,
					field: "start",
					received: JSON.stringify(start),
					expected: expect.stringMatching(/^a (?:local time, written|day and time that exist)/),
				},
			]);
		},
	);

	test("an event that ends before it starts, while another field is wrong as well", () => {
		copy.set(event, ["end"], "2020-01-01T09:00");
		copy.set(event, ["type"], "PARTY");
		expect(copy.readIssues()).toEqual([
			{ file: event, field: "type", received: '"PARTY"', expected: "one of: WEBINAR, EVENT" },
			{
				file: event,
				field: "end",
				received: '"2020-01-01T09:00"',
				expected: "a time after the start",
			},
		]);
	});

	const tooMany = {
		file: "content/pages/pricing.yaml",
		field: ["estimator", "errors", "people", "tooMuch"],
	};

	test.each(["Up to {maximum} people.", "Up to {max people.", "Up to { max } people."])(
		"a placeholder that the page does not fill in: %s",
		(text) => {
			copy.set(tooMany.file, tooMany.field, text);
			expect(copy.readIssues()).toEqual([
				{
					file: tooMany.file,
					field: tooMany.field.join("."),
					received: JSON.stringify(text),
					expected: "one line of text, without spaces at its ends; the only placeholders are {max}",
				},
			]);
		},
	);

	test.each([
		{ file: article, field: "standfirst", rule: "text" },
		{
			file: "content/pages/strategy.yaml",
			field: "hero.title",
			rule: "one line of text, without spaces at its ends",
		},
	])("a word in braces that nothing fills in, in $field of $file", ({ file, field, rule }) => {
		copy.set(file, field.split("."), "Said by {brnd}.");
		const knownFields = new Intl.ListFormat("en-AU").format(factNames.map((name) => `{${name}}`));
		expect(copy.readIssues()).toEqual([
			{
				file,
				field,
				received: '"Said by {brnd}."',
				expected: `${rule}; the only placeholders are ${knownFields}. Did you mean {brand}?`,
			},
		]);
	});

	test.each(["Up to {max} people, says {brand}.", "That is too many."])(
		"a text that may be filled in: %s",
		(text) => {
			copy.set(tooMany.file, tooMany.field, text);
			expect(copy.readIssues()).toEqual([]);
		},
	);

	test("a list with the wrong number of entries", () => {
		copy.set("content/site.yaml", ["heroWords"], ["Equip", "Empower"]);
		expect(copy.readIssues()).toEqual([
			{
				file: "content/site.yaml",
				field: "heroWords",
				received: '["Equip","Empower"]',
				expected: "at least 3 entries",
			},
		]);
	});
});

describe("links and destinations", () => {
	const forms =
		"a root path, an anchor, an https address, or destination: and one of demoPlatform, articlesSite, eventsPage, contactForm, partnerForm, researchReport";
	const https = "an absolute https address";

	test.each([
		{ to: "destination:demoPlatfrom", expected: forms },
		{ to: "http://example.com/", expected: forms },
		{ to: "http://localhost:3001/", expected: forms },
		{ to: "ftp://example.com/", expected: forms },
		{ to: "javascript:alert(1)", expected: forms },
		{ to: "contact-us", expected: forms },
		{ to: "//example.com", expected: forms },
		{ to: "https://", expected: https },
		{ to: "https://localhost/", expected: https },
		{ to: undefined, expected: "text" },
	])("a link to $to", ({ to, expected }) => {
		copy.set(linking.file, linking.to, to);
		const received = to === undefined ? "nothing" : JSON.stringify(to);
		expect(copy.readIssues()).toEqual([
			{ file: linking.file, field: "closing.action.to", received, expected },
		]);
	});

	const page = expect.stringMatching(/^the address of a page of this site, such as \/pricing/);

	test.each(["/pricng", "/Pricing", "/pricing/", "/strategy/nope?from=home#top", "/404"])(
		"a link to %s, which no page has",
		(to) => {
			copy.set(linking.file, linking.to, to);
			copy.set("content/site.yaml", ["navigation", 0, "to"], to);
			const received = JSON.stringify(to);
			expect(copy.readIssues()).toEqual([
				{ file: "content/site.yaml", field: "navigation.0.to", received, expected: page },
				{ file: linking.file, field: "closing.action.to", received, expected: page },
			]);
		},
	);

	test("a link in the Markdown of a field, to what no page has", () => {
		copy.set(article, ["standfirst"], "See [the prices](/pricng#estimate).");
		expect(copy.readIssues()).toEqual([
			{
				file: article,
				field: "standfirst",
				received: "/pricng#estimate",
				expected: page,
			},
		]);
	});

	test.each(["/", "/?from=home", "/pricing#estimate", "/share", "/feed.xml", "/old-prices"])(
		"a link to %s is no issue",
		(to) => {
			copy.set("content/redirects.yaml", ["redirects", "/old-prices"], "/pricing");
			copy.set(linking.file, linking.to, to);
			copy.append(article, `[Read this](${to})`);
			expect(copy.readIssues()).toEqual([]);
		},
	);

	test("every built file can be linked to, except pictures and error documents", async () => {
		const paths = [...site.pages.keys()];
		const files = [...(await createSiteFiles(site)).keys()].filter(
			(path) => !site.drawings.has(path) && !path.startsWith("/blog/"),
		);
		const documents = unlistedDocuments.filter((path) => !errorDocument.test(path));
		const slugs = content.events.map(({ slug }) => slug);
		expect(listLinkablePaths(paths, slugs, [])).toEqual(
			new Set([...paths, ...paths.map(getMarkdownPath), ...files, ...documents, noticesPath]),
		);
	});

	test.each([
		"http://forms.mallee-forms.example/contact",
		"forms.mallee-forms.example",
		"https://forms",
	])("a destination at %s is reported once, not once for each link to it", (address) => {
		copy.set("content/destinations.yaml", ["contactForm"], address);
		expect(copy.readIssues()).toEqual([
			{
				file: "content/destinations.yaml",
				field: "contactForm",
				received: JSON.stringify(address),
				expected: "an absolute https address",
			},
		]);
	});

	test("an event without a page, and a page without an event", () => {
		const slug = event.replace(/^.*\/|\.yaml$/g, "");
		const address = copy.get("content/destinations.yaml", ["eventPages", slug]);
		copy.set("content/destinations.yaml", ["eventPages", slug], undefined);
		copy.set("content/destinations.yaml", ["eventPages", "no-such-event"], address);
		expect(copy.readIssues()).toEqual([
			{
				file: "content/destinations.yaml",
				field: `eventPages.${slug}`,
				received: "nothing",
				expected: https,
			},
			{
				file: "content/destinations.yaml",
				field: "eventPages.no-such-event",
				received: "a field that is not known here",
				expected: "remove it, or correct its spelling",
			},
		]);
	});
});

describe("files that refer to one another", () => {
	test("an author who does not exist", () => {
		copy.set(article, ["author"], "nobody-known");
		const people = content.team.map(({ slug }) => slug).sort();
		expect(copy.readIssues()).toEqual([
			{
				file: article,
				field: "author",
				received: '"nobody-known"',
				expected: `one of: team, ${people.join(", ")}`,
			},
		]);
	});

	test("an author whose own file is wrong is still known", () => {
		const author = copy.listFiles("team").find((file) => file.endsWith(".yaml")) ?? "";
		copy.set(article, ["author"], author.replace(/^.*\/|\.yaml$/g, ""));
		copy.set(author, ["name"], undefined);
		expect(copy.readIssues()).toEqual([
			{ file: author, field: "name", received: "nothing", expected: "text" },
		]);
	});

	test.each([1, -1])("as many sessions have to be described as are sold, not %i more", (more) => {
		const file = "content/pricing.yaml";
		const row = [0, 1, 2].findIndex(
			(index) => copy.get(file, ["rows", index, "id"]) === "bootcamp",
		);
		const sold = Number(copy.get(file, ["rows", row, "sessions"]));
		copy.set(file, ["rows", row, "sessions"], sold - more);
		expect(copy.readIssues()).toMatchObject([
			{
				file: "content/pages/training.yaml",
				field: "bootcamp.sessions",
				received: `${sold} entries`,
				expected: `as many as ${file} sells: describe ${sold - more} sessions here, or write sessions: ${sold} for bootcamp there`,
			},
		]);
	});

	test.each(["order", "homeOrder", "title"])("the same %s in two files", (field) => {
		const folder = { order: "team", homeOrder: "benefits", title: "articles" }[field] ?? "";
		const [first, second] = copy
			.listFiles(folder)
			.filter((file) => copy.get(file, [field]) !== undefined);
		const value = copy.get(first ?? "", [field]);
		copy.set(second ?? "", [field], value);
		expect(copy.readIssues()).toEqual([
			{
				file: second,
				field,
				received: JSON.stringify(value),
				expected: `a value no other file of content/${folder} has; ${first} has it already`,
			},
		]);
	});

	test("a blog that names an unknown article and one article twice", () => {
		const blog = "content/pages/blog.yaml";
		const first = copy.get(blog, ["grid", "pinned", 0]);
		copy.set(blog, ["grid", "pinned", 1], first);
		copy.set(blog, ["featured", "article"], "never-written");
		expect(copy.readIssues()).toEqual([
			{
				file: blog,
				field: "featured.article",
				received: '"never-written"',
				expected: "the name of a file in content/articles, without .md",
			},
			{
				file: blog,
				field: "grid.pinned.1",
				received: JSON.stringify(first),
				expected: "each article once: it is listed above already",
			},
		]);
	});

	test("a firm's pack with a sheet that its article does not hold", () => {
		const pack = "content/pages/firm-pack.yaml";
		const home = copy.get(pack, ["sheets", 1, "article"]);
		copy.set(pack, ["sheets", 1, "template"], "never-written");
		const [issue, ...others] = copy.readIssues();
		expect(others).toEqual([]);
		expect(issue).toMatchObject({
			file: pack,
			field: "sheets.1.template",
			received: '"never-written"',
		});
		expect(issue?.expected).toContain(
			`the name of a template in content/articles/${home}.md: ai-policy`,
		);
	});

	const late = "not later than the article's own date, 2025-10-13";
	const unreadable = expect.stringMatching(/^(?:YYYY, YYYY-MM or YYYY-MM-DD|a date that exists)$/);
	const sourceDates = [
		{
			what: "a day after the article’s",
			published: "2026-01-01",
			received: "2026-01-01",
			expected: late,
		},
		{ what: "a year after the article’s", published: 2026, received: "2026", expected: late },
		{
			what: "a month after the article’s",
			published: "2025-11",
			received: "2025-11",
			expected: late,
		},
		...["2025-02-30", "2025-13", "25", "last year"].map((published) => ({
			what: published,
			published,
			received: JSON.stringify(published),
			expected: unreadable,
		})),
	];
	const findDated = readTogether(sourceDates, (file, { published }) =>
		copy.set(file, ["sources", "first", "published"], published),
	);

	test.each(sourceDates)("a source of $what", (mistake) => {
		const { received, expected } = mistake;
		const { file, issues } = findDated(mistake);
		expect(issues).toEqual([{ file, field: "sources.first.published", received, expected }]);
	});
});

describe("the text of an article", () => {
	const mistakes = [
		{
			what: "a footnote without a source",
			markdown: "As was said.[^hearsay]",
			received: "[^hearsay]",
			expected: /^a footnote named in sources: [a-z]/,
		},
		{
			what: "a word in braces that nothing fills in",
			markdown: "Said by {brnd}.",
			received: "{brnd}",
			expected: /^only \{brand\}, /,
		},
		{
			what: "a footnote written out",
			markdown: "[^note]: Somebody said so.",
			received: "[^note]:",
			expected: /^an entry under sources, at the top$/,
		},
		{
			what: "raw HTML",
			markdown: '<div class="x">words</div>',
			received: '<div class="x">words</div>',
			expected: /^Markdown only; raw HTML is not shown$/,
		},
		{
			what: "raw HTML within a line",
			markdown: "Some <b>words</b>.",
			received: "<b>",
			expected: /^Markdown only; raw HTML is not shown$/,
			count: 2,
		},
		{
			what: "a second title",
			markdown: "# Again",
			received: "a heading with one #",
			expected: /^## or ###/,
		},
		{
			what: "a picture without words",
			markdown: "![](/picture.png)",
			received: "![](/picture.png)",
			expected: /^!\[what the picture shows\]\(name\.jpg/,
		},
		{
			what: "a link without https",
			markdown: "[Read this](http://example.com/)",
			received: "http://example.com/",
			expected:
				/^a root path such as \/pricing, an anchor, destination:name, an e-mail address, or an absolute https address$/,
		},
		{
			what: "a link to nowhere",
			markdown: "[Read this](pricing)",
			received: "pricing",
			expected: /^a root path such as \/pricing/,
		},
		{
			what: "a script as a link",
			markdown: "[Read this](javascript:alert(1))",
			received: "javascript:alert(1)",
			expected: /^a root path such as \/pricing/,
		},
		{
			what: "a link to an address that no page has",
			markdown: "[Read this](/strategy/nope#top)",
			received: "/strategy/nope#top",
			expected: /^the address of a page of this site, such as \/pricing$/,
		},
		{
			what: "a link defined elsewhere, to an address that no page has",
			markdown: "[nope]: </blog/nope>",
			received: "/blog/nope",
			expected: /^the address of a page of this site/,
		},
	];
	const lines = new Map<string, number>();
	const findArticle = readTogether(mistakes, (file, { markdown }) => {
		lines.set(file, copy.append(file, markdown));
	});

	test.each(mistakes)("$what", (mistake) => {
		const { file, issues } = findArticle(mistake);
		expect(issues[0]).toEqual({
			file,
			field: "text",
			line: lines.get(file),
			received: mistake.received,
			expected: expect.stringMatching(mistake.expected),
		});
		expect(issues).toHaveLength(mistake.count ?? 1);
	});

	const figures = [
		{
			what: "without a caption",
			figure: "Team | .... | gum",
			received: "Team | .... | gum",
			expected: /^a first line that reads caption:/,
		},
		{
			what: "with a row of the wrong length",
			figure: "caption: An illustration.\nTeam | .... | gum",
			received: "Team | .... | gum",
			expected: /^label \| 25 marks of \. - o # \| one of gum, /,
		},
		{
			what: "in a colour that is unknown",
			figure: `caption: An illustration.\nTeam | ${".".repeat(25)} | pink`,
			received: `Team | ${".".repeat(25)} | pink`,
			expected: /^label \| 25 marks/,
		},
		{
			what: "without rows",
			figure: "caption: An illustration.",
			received: "no rows",
			expected: /^at least one line of label/,
		},
	];
	const findWithFigure = readTogether(figures, (file, { figure }) => {
		lines.set(file, copy.append(file, `\`\`\`habit\n${figure}\n\`\`\``));
	});

	test.each(figures)("a figure $what", (mistake) => {
		const { file, issues } = findWithFigure(mistake);
		expect(issues).toEqual([
			{
				file,
				field: "text",
				line: lines.get(file),
				received: mistake.received,
				expected: expect.stringMatching(mistake.expected),
			},
		]);
	});

	test("links in code are ignored", () => {
		copy.append(article, "Write `[words](/an-address)`.");
		expect(copy.readIssues()).toEqual([]);
	});

	test("a source that no footnote refers to", () => {
		copy.set(article, ["sources", "unused"], { title: "A page", publisher: "Somebody" });
		expect(copy.readIssues()).toEqual([
			{
				file: article,
				field: "sources.unused",
				received: "no footnote refers to it",
				expected: "[^unused] in the text, or remove the source",
			},
		]);
	});

	test.each(["https://www.example.com", "See WWW.example.com", "press@example.com"])(
		"an address where a source names its publisher: %s",
		(publisher) => {
			copy.set(article, ["sources", "first", "publisher"], publisher);
			expect(copy.readIssues()).toEqual([
				{
					file: article,
					field: "sources.first.publisher",
					received: JSON.stringify(publisher),
					expected:
						"one line of text, without spaces at its ends, and no web or mail address in it",
				},
			]);
		},
	);

	test("an address of a source that is not https", () => {
		copy.set(article, ["sources", "first", "url"], "http://example.com/paper");
		expect(copy.readIssues()).toEqual([
			{
				file: article,
				field: "sources.first.url",
				received: '"http://example.com/paper"',
				expected: "an absolute https address",
			},
		]);
	});
});

describe("files that cannot be read", () => {
	test.each([
		{ what: "no front matter", text: "Just words.\n", received: '"Just words.\\n"' },
		{
			what: "front matter that is never closed",
			text: "---\ntitle: A\n",
			received: '"---\\ntitle: A\\n"',
		},
		{ what: "an empty file", text: "", received: '""' },
	])("$what", ({ text, received }) => {
		copy.write(article, text);
		expect(copy.readIssues()).toEqual([
			{
				file: article,
				field: "front matter",
				received,
				expected: "a block of fields between two lines of three hyphens, at the top",
			},
		]);
	});

	test("broken front matter is reported with the line of the file", () => {
		copy.write(article, "---\ncategory: GUIDES\ntitle: One: two\n---\n\nWords.\n");
		expect(copy.readIssues()).toEqual([
			{
				file: article,
				field: "front matter",
				line: 3,
				// The parser's own line, which counts from below the hyphens, is left out.
				received: "Nested mappings are not allowed in compact mappings",
				expected: expect.stringMatching(/^YAML: /),
			},
		]);
	});

	test.each([
		{ what: "a broken list", yaml: "a: [1, 2\nb: 3\n", line: expect.any(Number) },
		{ what: "a field twice", yaml: "a: 1\na: 2\n", line: 2 },
		{ what: "a tab for indentation", yaml: "a:\n\tb: 1\n", line: expect.any(Number) },
		{ what: "an asterisk read as a reference", yaml: "a: *important\n", line: 1 },
	])("broken YAML: $what", ({ yaml, line }) => {
		copy.write(event, yaml);
		expect(copy.readIssues()).toEqual([
			{
				file: event,
				field: "the whole file",
				line,
				received: expect.stringMatching(/\S/),
				expected: expect.stringMatching(/^YAML: one `field: value` a line/),
			},
		]);
	});

	test("an empty YAML file", () => {
		copy.write(event, "# nothing yet\n");
		expect(copy.readIssues()).toEqual([
			{ file: event, field: "the whole file", received: "null", expected: "fields, one a line" },
		]);
	});

	test("a page that is missing, and its file under a name of the owner's", () => {
		rename("content/pages/pricing.yaml", "content/pages/prices.yaml");
		const issues = copy.readIssues();
		expect(issues).toContainEqual({
			file: "content/pages/pricing.yaml",
			field: "the whole file",
			received: "no file",
			expected: "a readable file",
		});
		expect(issues).toContainEqual({
			file: "content/pages/prices.yaml",
			field: "estimator",
			received: "a field that is not known here",
			expected: "remove it, or correct its spelling",
		});
	});

	test("a single file and a whole folder that are missing", () => {
		rmSync(join(copy.root, "content/site.yaml"));
		rmSync(join(copy.root, "content/testimonials"), { recursive: true });
		expect(copy.readIssues()).toEqual([
			{
				file: "content/site.yaml",
				field: "the whole file",
				received: "no file",
				expected: "a readable file",
			},
			{
				file: "content/testimonials",
				field: "the whole folder",
				received: "no folder",
				expected: "a folder of files that end in .yaml",
			},
		]);
	});
});

describe("names of files, which become addresses", () => {
	const getBenefitFile = (name: string) => `content/benefits/${name}`;

	// Two files cannot have one name, but these could become one address on a Mac or on Windows.
	test("a name that differs from another by its capitals only", () => {
		const [first = ""] = copy.listFiles("benefits");
		const name = first.replace(/^.*\//, "").toUpperCase().replace(".YAML", ".yaml");
		copy.write(getBenefitFile(name), copy.read(first));
		expect(copy.readIssues()).toEqual([
			{
				file: getBenefitFile(name),
				field: "file name",
				received: JSON.stringify(name),
				expected: "lower-case letters and digits, joined by single hyphens, then .yaml",
			},
		]);
	});

	test("spaces, underscores, other letters and other endings", () => {
		const names = [
			"-less.yaml",
			"less work.yaml",
			"less--work.yaml",
			"less.YAML",
			"less.yml",
			"less_work.yaml",
			"lëss.yaml",
		];
		for (const name of names) {
			copy.write(getBenefitFile(name), copy.read(copy.getFile("benefits")));
		}
		const issues = names.map((name) => ({
			file: getBenefitFile(name),
			field: "file name",
			received: JSON.stringify(name),
			expected: "lower-case letters and digits, joined by single hyphens, then .yaml",
		}));
		expect(new Set(copy.readIssues())).toEqual(new Set(issues));
	});

	test("a photograph that no browser shows", () => {
		copy.write("content/team/ada.heic", "");
		expect(copy.readIssues()).toEqual([
			{
				file: "content/team/ada.heic",
				field: "file name",
				received: '"ada.heic"',
				expected:
					"lower-case letters and digits, joined by single hyphens, then .yaml, or .jpg for a picture",
			},
		]);
	});

	test("a folder within a collection", () => {
		mkdirSync(join(copy.root, "content/articles/drafts"));
		expect(copy.readIssues()).toEqual([
			{
				file: "content/articles/drafts",
				field: "file name",
				received: '"drafts"',
				expected: "lower-case letters and digits, joined by single hyphens, then .md",
			},
		]);
	});

	test("hidden files of editors and systems do no harm", () => {
		copy.write("content/articles/.DS_Store", "x");
		copy.write("content/pages/.pricing.yaml.swp", "x");
		expect(copy.readIssues()).toEqual([]);
	});
});

describe("files as other systems write them", () => {
	test("Windows line ends and a byte order mark change nothing", () => {
		for (const file of [article, event, "content/agreement.md", "content/site.yaml"]) {
			copy.write(file, `\uFEFF${copy.read(file).replaceAll("\n", "\r\n")}`);
		}
		expect(copy.readIssues()).toEqual([]);
	});
});

test("issues of several files are reported together, and counted", () => {
	const [first = "", second = ""] = copy.listFiles("articles");
	copy.set(first, ["date"], "2025-02-30");
	copy.set(first, ["author"], "nobody-known");
	const line = copy.append(first, "<hr>");
	copy.write(second, "no front matter");
	copy.set(event, ["start"], undefined);
	copy.set("content/pricing.yaml", ["gst"], "ten per cent");
	copy.set(linking.file, linking.to, "destination:nowhere");
	const issues = copy.readIssues();
	expect(issues.map((issue) => `${issue.file} ${formatPlace(issue)}`).sort()).toEqual(
		[
			`${first} date`,
			`${first} author`,
			`${first} text, line ${line}`,
			`${second} front matter`,
			`${event} start`,
			"content/pricing.yaml gst",
			`${linking.file} closing.action.to`,
		].sort(),
	);

	const printed = `content/articles/a-test.md:5
  field     date
  received  "2025-02-30"
  expected  a day that exists, written YYYY-MM-DD

`;
	expect(() => loadContent(copy.root, pageRules)).toThrow(printed);
	expect(() => loadContent(copy.root, pageRules)).toThrow(
		/\n7 issues in content\/\. Nothing was built\.$/,
	);
});

function rename(from: string, to: string): void {
	renameSync(join(copy.root, from), join(copy.root, to));
}
