import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Action } from "../../components/Action.tsx";
import { createSearchIndex } from "./createSearchIndex.server.ts";
import type { SearchEntry } from "./entries.server.ts";

/** Reads the sections that are indexed of a page with this in its `<main>`. */
function readSections(main: string, others: SearchEntry[] = []) {
	const page: SearchEntry = { path: "/training", title: "Training", kind: "page" };
	const html = `<header>header</header><main>${main}</main><footer>footer</footer>`;
	return createSearchIndex([page, ...others], () => html)[0]?.sections;
}

test("a thing without a document has the text that it brings", () => {
	const event: SearchEntry = { path: "/events#one", title: "One", kind: "event", text: "At noon." };
	expect(createSearchIndex([event], () => "<main>Another</main>")).toEqual([
		{ path: "/events#one", title: "One", kind: "event", sections: [{ text: "At noon." }] },
	]);
});

test("a page's text is its main part, without repeated, drawn or hidden text", () => {
	const silent = `<h1>TRAINING</h1><p data-no-text>unsaid</p><a data-no-search href="/x">button</a>
		<span aria-hidden="true">hidden</span><p data-no-search>heard</p><svg><text>drawn</text></svg>
		<div role="img" aria-label="picture">picture</div><form><label>field</label></form>
		<section data-no-search><h2>Closing</h2></section>
		<section data-footnotes>sources</section>`;
	expect(readSections(`${silent}<p>Said.</p>`)).toEqual([{ text: "Said." }]);
});

test("a button that repeats from page to page is no text; a telephone number and an email address on one are", () => {
	const drawButton = (label: string, href: string) =>
		renderToStaticMarkup(createElement(Action, { link: { label, href } }));
	const main = [
		drawButton("Get started", "/contact-us"),
		drawButton("Call", "tel:+61370100142"),
		drawButton("Write", "mailto:a@example.com"),
	].join(" ");
	expect(readSections(`<p>${main}</p>`)).toEqual([{ text: "Call Write." }]);
});

test("blocks without a space between them are separate words, parts of one line are not", () => {
	expect(
		readSections(
			"<ul><li>one</li><li>two <b>thr</b>ee,</li></ul><dl><dt>Reply</dt><dd>soon</dd></dl>end",
		),
	).toEqual([{ text: "one. two three, Reply: soon. end" }]);
	expect(readSections("<b>1.1</b><p>In short</p>")).toEqual([{ text: "1.1 In short." }]);
});

test("a section begins with a heading or an anchor, and its anchor is the nearest", () => {
	const main = `<header id="top"><p>Lede.</p></header>
		<section id="prices"><h2>Prices</h2><p>From $400.</p><h3>Notes</h3><p>GST.</p></section>
		<h2 id="after">After</h2><p>More.</p>
		<p><a id="clause-1">1.1</a> Terms.</p><p>End.</p>`;
	expect(readSections(main)).toEqual([
		{ text: "Lede." },
		{ id: "prices", heading: "Prices", text: "From $400." },
		{ id: "prices", heading: "Notes", text: "GST." },
		{ id: "after", heading: "After", text: "More." },
		{ id: "clause-1", text: "1.1 Terms." },
		{ id: "after", text: "End." },
	]);
});

test("an entry of its own is not repeated in its page", () => {
	const main = `<p>Intro.</p><ul><li id="noon">At noon.</li></ul>
		<details><summary><h3>Why?</h3></summary><div id="why">Because.</div></details>`;
	const others: SearchEntry[] = ["noon", "why"].map((id) => ({
		path: `/training#${id}`,
		title: id,
		kind: "question",
		text: "",
	}));
	expect(readSections(main, others)).toEqual([{ text: "Intro." }]);
});

test("an old article among very many is known by its headings", () => {
	const articles = Array.from({ length: 40 }, (_, index): SearchEntry => {
		return { path: `/blog/${index}`, title: `Article ${index}`, kind: "article" };
	});
	const html = "<main><p>Lede.</p><h2 id='one'>One</h2><p>Text.</p></main>";
	const index = createSearchIndex(articles, () => html);
	expect(index.at(0)?.sections).toEqual([
		{ text: "Lede." },
		{ id: "one", heading: "One", text: "Text." },
	]);
	expect(index.at(-1)?.sections).toEqual([{ id: "one", heading: "One", text: "" }]);
});
