import { expect, test } from "vitest";
import { article, makeCopyWithArticle } from "../../fixtures/copyWithArticle.ts";

const copy = makeCopyWithArticle();

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
			/^a root path such as \/pricing, an anchor, destination:name, an email address, or an absolute https address$/,
	},
	{
		what: "a link with a percent sign that stands for nothing",
		markdown: "[Read this](/pricing#50%)",
		received: "/pricing#50%",
		expected: /^an address in which a percent sign is written %25$/,
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
test.each(mistakes)("$what is reported", ({ markdown, received, expected, count = 1 }) => {
	const line = copy.append(article, markdown);
	const issues = copy.readIssues();
	expect(issues[0]).toEqual({
		file: article,
		field: "text",
		line,
		received,
		expected: expect.stringMatching(expected),
	});
	expect(issues).toHaveLength(count);
});

test("the second of two worksheets of one name is reported: its file would be written over the first", () => {
	copy.append(article, "```worksheet notes\n# One\n```");
	const line = copy.append(article, "```worksheet notes\n# Two\n```");
	expect(copy.readIssues()).toEqual([
		{
			file: article,
			field: "text",
			line,
			received: "worksheet notes",
			expected: "another name: the article has a worksheet of this one",
		},
	]);
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
		expected: /^label \| 25 symbols of \. - o # \| one of gum, /,
	},
	{
		what: "in a colour that is unknown",
		figure: `caption: An illustration.\nTeam | ${".".repeat(25)} | pink`,
		received: `Team | ${".".repeat(25)} | pink`,
		expected: /^label \| 25 symbols/,
	},
	{
		what: "without rows",
		figure: "caption: An illustration.",
		received: "no rows",
		expected: /^at least one line of label/,
	},
];
test.each(figures)("a figure $what is reported", ({ figure, received, expected }) => {
	const line = copy.append(article, `\`\`\`habit\n${figure}\n\`\`\``);
	expect(copy.readIssues()).toEqual([
		{ file: article, field: "text", line, received, expected: expect.stringMatching(expected) },
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
				expected: "one line of text, without spaces at its ends, and no web or mail address in it",
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
