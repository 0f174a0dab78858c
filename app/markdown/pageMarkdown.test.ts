import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";
import { toPageMarkdown } from "./pageMarkdown.server.ts";

const url = "https://example.com/blog/first";

/** Returns the Markdown of a page whose main part holds some HTML. */
function toMarkdown(main: string): string {
	return toPageMarkdown(
		`<!doctype html><title>No</title><body><header>No</header><main>${main}</main><footer>No</footer>`,
		url,
	);
}

test.each([
	["/pricing", "https://example.com/pricing"],
	["second", "https://example.com/blog/second"],
	["#part", "https://example.com/blog/first#part"],
	["https://other.example/", "https://other.example/"],
	["mailto:a@example.com", "mailto:a@example.com"],
	["tel:+61370100142", "tel:+61370100142"],
])("a link to %s is whole", (href, whole) => {
	expect(toMarkdown(`<p>Read <a href="${href}">this page</a>.</p>`)).toBe(
		`Read [this page](${whole}).\n`,
	);
});

test.each([
	["what is marked", "<div data-no-text=''><h2>No</h2><p>No</p></div>"],
	["what is hidden from screen readers", "<p aria-hidden='true'>No</p>"],
	["what is hidden", "<p hidden>No</p>"],
	["a drawing", "<svg><title>No</title></svg>"],
	["a drawing that the text beside it names", "<div role='img' aria-labelledby='a'>No</div>"],
	["a picture that decorates", "<img src='/a.png' alt=''>"],
	["a script", "<script>No</script>"],
	["a form", "<form><label>No <input value='No'></label><p>No</p></form><output>No</output>"],
	["a dialog", "<dialog><p>No</p></dialog>"],
	["the backlink of a source", "<a href='#fnref-1' data-footnote-backref=''>No</a>"],
	["an empty piece", "<p><span></span></p>"],
])("%s is left out", (_name, html) => {
	expect(toMarkdown(`${html}<p>Yes</p>`)).toBe("Yes\n");
});

test("headings keep their levels, the title comes first, and links to the heading itself are dropped", () => {
	const html = `<p class="kicker"><a href="/blog">All</a></p><h1>Title</h1>
		<h2 id="part"><a href="#part">Part</a></h2><details><summary><h3>More</h3></summary><p>Text</p></details>`;
	expect(toMarkdown(html)).toBe(
		"# Title\n\n[All](https://example.com/blog)\n\n## Part\n\n### More\n\nText\n",
	);
});

test("cards become sections", () => {
	const html =
		"<ul><li><img src='/a.svg' alt=''><div><p>Tag</p><h3><a href='/a'>Name</a></h3><p>Text</p></div></li></ul>";
	expect(toMarkdown(html)).toBe("### [Name](https://example.com/a)\n\nTag\n\nText\n");
});

test.each([
	["<p><a href='/a'>One</a><a href='/b'>Two</a></p>", /\[One\]\(.+?\), \[Two\]/],
	["<p><time>Monday</time><span>Melbourne</span></p>", /^Monday, Melbourne\n$/],
	["<p><b>Small</b> <small>1–20</small></p>", /^\*\*Small\*\* 1–20\n$/],
	["<h1><span>Equip, </span><span>Evolve</span></h1>", /^# Equip, Evolve\n$/],
	["<p>Five <b>30</b>-minute sessions</p>", /^Five \*\*30\*\*-minute sessions\n$/],
	["<p>A<!-- --> <!-- -->b<sup>2</sup>.</p>", /^A b2\.\n$/],
])("no words are glued in %s", (html, expected) => {
	expect(toMarkdown(html)).toMatch(expected);
});

test("a term and its description are on one line", () => {
	const html =
		"<dl><div><dt>Office</dt><dd>Melbourne</dd></div><dt>Weeks</dt><dd>1</dd><dd>2</dd><dt>Price</dt><dd>Once.</dd><dd>More</dd></dl>";
	expect(toMarkdown(html)).toBe(
		"- **Office:** Melbourne\n- **Weeks:** 1, 2\n- **Price:** Once. More\n",
	);
});

test("a table keeps its caption, and a merged cell speaks for each column", () => {
	const html = `<table><caption>Prices</caption><thead><tr><td>Item</td><th>Small</th><th>Large</th></tr></thead>
		<tbody><tr><th scope="row">Plan<small> a month</small></th><td colspan="2"><b>$4</b></td></tr></tbody></table>`;
	expect(toMarkdown(html)).toBe(
		"Prices\n\n| Item | Small | Large |\n| - | - | - |\n| Plan a month | **$4** | **$4** |\n",
	);
});

test("a figure gives what it shows and its caption", () => {
	const html =
		"<figure><span role='img' aria-label='A leaf'><svg></svg></span><figcaption>Spring</figcaption></figure>";
	expect(toMarkdown(html)).toBe("A leaf\n\nSpring\n");
	expect(toMarkdown("<p><img src='/leaf.png' alt='A leaf'></p>")).toBe(
		"![A leaf](https://example.com/leaf.png)\n",
	);
});

test("a quotation is followed by its speaker", () => {
	const html =
		"<ul><li><figure><blockquote>It works.</blockquote><figcaption><b>Ada</b><small>Engineer</small></figcaption></figure></li></ul>";
	expect(toMarkdown(html)).toBe("- > It works.\n\n  **Ada**, Engineer\n");
});

test("sources become footnotes under their numbers", () => {
	const html = `<h1>Title</h1><p>So.<sup><a href="#fn-abs" data-footnote-ref="true">1</a></sup></p>
		<section data-footnotes><h2 id="footnote-label">Sources</h2><ol><li id="fn-abs"><p>ABS.</p></li></ol></section>`;
	expect(toMarkdown(html)).toBe("# Title\n\nSo.[^1]\n\n## Sources\n\n[^1]: ABS.\n");
});

test("clauses keep their own numbers and letters, and defined terms are no links", () => {
	const html = `<ol><li><b id="clause-1-1">1.1</b><p>The <a href="#def-fee">Fee</a>:</p>
		<ol><li><span>(a) </span>as in <a href="#clause-2">clause 2</a>.</li></ol></li></ol>
		<ul><li id="def-fee"><p><dfn>Fee</dfn> means 20%.</p></li></ul>`;
	expect(toMarkdown(html)).toBe(
		`- **1.1** The Fee:\n\n  - (a) as in [clause 2](${url}#clause-2).\n\n* **Fee** means 20%.\n`,
	);
});

test("words that look like markup stay words", () => {
	const words = "Not *this*, [nor](that), <b>nor</b> | # one_or_two";
	const written = toMarkdown(`<p>${words.replaceAll("<", "&lt;")}</p>`);
	expect(textOf(unified().use(remarkParse).use(remarkGfm).parse(written))).toBe(words);
});
