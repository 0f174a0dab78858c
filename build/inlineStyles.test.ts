import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readDocument } from "../deploy/readDocument.ts";
import { inlineStyles } from "./inlineStyles.ts";

const client = mkdtempSync(join(tmpdir(), "inline-styles-"));
afterAll(() => rmSync(client, { recursive: true }));
writeFileSync(join(client, "entry.js"), 'show("on-paper")');
writeFileSync(join(client, "sum.js"), 'show("error-message")');
const scripts = { entry: "entry.js", islands: { sum: "sum.js" } };

/** Writes the stylesheet into pages of one kind. */
async function inlineInto(stylesheet: string, ...bodies: string[]): Promise<string[]> {
	const pages = bodies.map(
		(body, index) => [`/blog/${index}`, readDocument(`<style>b{top:9px}</style>${body}`)] as const,
	);
	const styled = await inlineStyles(new Map(pages), stylesheet, scripts, client);
	return Array.from(styled.values(), ({ html }) => html);
}

test("a rule for an element or class that no page has is left out", async () => {
	const css = "p,.brand{top:0}h4,p{left:0}.here{top:1px}.gone p{top:2px}";
	expect(await inlineInto(css, '<p class="a here">Text</p>')).toEqual([
		'<style>p{top:0;left:0}.here{top:1px}</style><p class="a here">Text</p>',
	]);
});

test("the brand's colours stay before the rest", async () => {
	expect(await inlineInto("p{top:0}", "<p>A <b>word</b>")).toEqual([
		"<style>b{top:9px}p{top:0}</style><p>A <b>word</b>",
	]);
});

test("pages of one kind share a stylesheet", async () => {
	const [one, other] = await inlineInto(
		".a{top:0}.b{top:1px}.c{top:2px}",
		'<p class="a">',
		'<p class="b">',
	);
	expect(one).toBe('<style>.a{top:0}.b{top:1px}</style><p class="a">');
	expect(other).toBe('<style>.a{top:0}.b{top:1px}</style><p class="b">');
});

test("what a page's own script may add keeps its rules", async () => {
	const css = ".error-message{top:0}.on-paper{top:1px}";
	const withScript = '<div data-island="sum"></div>';
	expect(await inlineInto(css, withScript)).toEqual([`<style>${css}</style>${withScript}`]);
	const withInlineScript =
		'<script>document.body.classList.add("error-message", "on-paper")</script>';
	expect(await inlineInto(css, withInlineScript)).toEqual([
		`<style>${css}</style>${withInlineScript}`,
	]);
	expect(await inlineInto(css, "<div></div>")).toEqual(["<style></style><div></div>"]);
});

test("what any element may be in stays: focus, by itself or as one of several states", async () => {
	const css =
		":focus-visible{top:0}p:has(a:is(:hover,:focus)) b{top:1px}@media print{:is(a,p)[data-x]{top:2px}}";
	const html = "<p data-x><a><b>";
	expect(await inlineInto(`${css}.gone:hover{top:3px}`, html)).toEqual([
		`<style>b{top:9px}${css}</style>${html}`,
	]);
});

test("conditions on what is absent stay", async () => {
	const css = "p:not(.gone){top:0}";
	expect(await inlineInto(css, "<p>")).toEqual([`<style>${css}</style><p>`]);
});

test("properties and animations that nothing asks for are left out", async () => {
	const createKeyframes = (name: string) => `@keyframes ${name}{0%{top:0}}`;
	const kept = `p{animation:1s rise}${createKeyframes("rise")}`;
	const css = `:root{--book:blue}${kept}.gone{color:var(--book);animation:fall 1s}${createKeyframes("fall")}`;
	expect(await inlineInto(css, "<p>")).toEqual([`<style>${kept}</style><p>`]);
});

test("a custom property has a short name, but for those that the document names", async () => {
	const css =
		":root{--pen:red;--ink:blue;--mark:red}p{color:var(--ink)}b{color:var(--ink);fill:var(--pen)}";
	expect(await inlineInto(css, '<p><b></b><svg fill="var(--mark)">')).toEqual([
		'<style>b{top:9px}:root{--1:red;--0:blue;--mark:red}p{color:var(--0)}b{color:var(--0);fill:var(--1)}</style><p><b></b><svg fill="var(--mark)">',
	]);
});

test("fonts that nothing is set in are left out", async () => {
	const createFontFace = (family: string, more = "") =>
		`@font-face{font-family:${family};src:local(Georgia)${more}}`;
	const tokens =
		':root{--sans:"Site sans", "Sans fallback";--serif:"Site serif", "Serif fallback"}';
	const kept = [createFontFace("Site sans"), createFontFace("Sans fallback")].join("");
	const italic = createFontFace("Site sans", ";font-style:italic");
	const css = `${kept}${italic}${createFontFace("Site serif")}${createFontFace("Serif fallback")}${tokens}p{font-family:var(--sans)}`;
	const rest = ':root{--0:"Site sans", "Sans fallback"}p{font-family:var(--0)}';
	expect(await inlineInto(css, "<p>A</p>")).toEqual([`<style>${kept}${rest}</style><p>A</p>`]);
	expect(await inlineInto(css, "<p><em>A</em>")).toEqual([
		`<style>${kept}${italic}${rest}</style><p><em>A</em>`,
	]);
});

test("a font that a rule names itself stays", async () => {
	const css = "@font-face{font-family:Site serif;src:local(Georgia)}p{font-family:Site serif}";
	expect(await inlineInto(css, "<p>")).toEqual([`<style>${css}</style><p>`]);
});

test("words of a text are not taken for classes of what it holds", async () => {
	const css = "p:has(.end){top:0}p{top:1px}";
	expect(await inlineInto(css, '<p class="send">The end</p>')).toEqual([
		'<style>p{top:1px}</style><p class="send">The end</p>',
	]);
});

test("words in structured data are not taken for classes", async () => {
	const data = '<script type="application/ld+json">{"text":"one year on"}</script>';
	expect(await inlineInto(".year{top:0}p{top:1px}", `<p>A</p>${data}`)).toEqual([
		`<style>p{top:1px}</style><p>A</p>${data}`,
	]);
});

test("a rule for an element that has something absent is left out, but not one for what has it not", async () => {
	const kept = "p:has(b){top:0}p:has(.here){top:1px}p:not(:has(.gone)){top:2px}";
	expect(await inlineInto(`${kept}p:has(.gone){top:3px}`, '<p class="here"><b>')).toEqual([
		`<style>b{top:9px}${kept}</style><p class="here"><b>`,
	]);
});

test("a page whose island has no script, or that has no style, is not written", async () => {
	await expect(inlineInto("p{top:0}", '<p data-island="lost">Text</p>')).rejects.toThrow(
		"The script of the island lost is missing.",
	);
	const bare = new Map([["/bare", readDocument("<p>Text</p>")]]);
	await expect(inlineStyles(bare, "p{top:0}", scripts, client)).rejects.toThrow(
		"The style of /bare is missing.",
	);
});
