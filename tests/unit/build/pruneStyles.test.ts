import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { pruneStyles } from "../../../build/pruneStyles.ts";

const client = mkdtempSync(join(tmpdir(), "prune-styles-"));
afterAll(() => rmSync(client, { recursive: true }));
writeFileSync(join(client, "entry.js"), "");
writeFileSync(join(client, "sum.js"), 'import{t as e}from"./shared.js";show("wrong")');
writeFileSync(join(client, "shared.js"), 'show("on-paper")');
const scripts = { entry: "entry.js", islands: { sum: "sum.js" } };

async function prune(css: string, ...bodies: string[]): Promise<string[]> {
	const pages = bodies.map((body, index) => [`/${index}`, `<style>${css}</style>${body}`] as const);
	return Array.from((await pruneStyles(new Map(pages), scripts, client)).values());
}

test("a rule for an element or class that no page has is left out", async () => {
	const css = "p{top:0}h4,p{left:0}.here{top:1px;& .gone{top:0}}.gone p{top:2px}";
	expect(await prune(css, '<p class="a here">Text</p>')).toEqual([
		'<style>p{top:0;left:0}.here{top:1px}</style><p class="a here">Text</p>',
	]);
});

test("pages that shared a stylesheet still share one", async () => {
	const [one, other] = await prune(
		".a{top:0}.b{top:1px}.c{top:2px}",
		'<p class="a">',
		'<p class="b">',
	);
	expect(one).toBe('<style>.a{top:0}.b{top:1px}</style><p class="a">');
	expect(other).toBe('<style>.a{top:0}.b{top:1px}</style><p class="b">');
});

test("what a page's own script may add keeps its rules", async () => {
	const css = ".wrong{top:0}.on-paper{top:1px}";
	const withScript = '<div data-island="sum"></div>';
	expect(await prune(css, withScript)).toEqual([`<style>${css}</style>${withScript}`]);
	const withInlineScript = '<script>document.body.classList.add("wrong", "on-paper")</script>';
	expect(await prune(css, withInlineScript)).toEqual([`<style>${css}</style>${withInlineScript}`]);
	expect(await prune(css, "<div></div>")).toEqual(["<style></style><div></div>"]);
});

test("conditions on what is absent stay", async () => {
	const css = "p:not(.gone){top:0}";
	expect(await prune(css, "<p>")).toEqual([`<style>${css}</style><p>`]);
});

test("properties and fonts that nothing asks for are left out", async () => {
	const font = (name: string) => `@font-face{font-family:${name};src:url(/${name}.woff2)}`;
	const css = `:root{--sans:Sans;--book:Serif;--serif:var(--book);--mark:red}p{font-family:var(--sans)}.gone{font-family:var(--serif)}${font("Sans")}${font("Serif")}`;
	expect(await prune(css, '<p><svg fill="var(--mark)">')).toEqual([
		`<style>:root{--sans:Sans;--mark:red}p{font-family:var(--sans)}${font("Sans")}</style><p><svg fill="var(--mark)">`,
	]);
});
