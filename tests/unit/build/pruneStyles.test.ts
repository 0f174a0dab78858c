import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { pruneStyles } from "../../../build/pruneStyles.ts";

const client = mkdtempSync(join(tmpdir(), "prune-styles-"));
afterAll(() => rmSync(client, { recursive: true }));
writeFileSync(join(client, "entry.js"), 'show("on-paper")');
writeFileSync(join(client, "sum.js"), 'show("wrong")');
const scripts = { entry: "entry.js", islands: { sum: "sum.js" } };

function prune(css: string, ...bodies: string[]): string[] {
	const pages = bodies.map(
		(body, index) => [`/blog/${index}`, `<style>${css}</style>${body}`] as const,
	);
	return Array.from(pruneStyles(new Map(pages), scripts, client).values());
}

test("a rule for an element or class that no page has is left out", () => {
	const css = "p{top:0}h4,p{left:0}.here{top:1px;& .gone{top:0}}.gone p{top:2px}";
	expect(prune(css, '<p class="a here">Text</p>')).toEqual([
		'<style>p{top:0;left:0}.here{top:1px}</style><p class="a here">Text</p>',
	]);
});

test("pages of one kind share a stylesheet", () => {
	const [one, other] = prune(".a{top:0}.b{top:1px}.c{top:2px}", '<p class="a">', '<p class="b">');
	expect(one).toBe('<style>.a{top:0}.b{top:1px}</style><p class="a">');
	expect(other).toBe('<style>.a{top:0}.b{top:1px}</style><p class="b">');
});

test("what a page's own script may add keeps its rules", () => {
	const css = ".wrong{top:0}.on-paper{top:1px}";
	const withScript = '<div data-island="sum"></div>';
	expect(prune(css, withScript)).toEqual([`<style>${css}</style>${withScript}`]);
	const withInlineScript = '<script>document.body.classList.add("wrong", "on-paper")</script>';
	expect(prune(css, withInlineScript)).toEqual([`<style>${css}</style>${withInlineScript}`]);
	expect(prune(css, "<div></div>")).toEqual(["<style></style><div></div>"]);
});

test("conditions on what is absent stay", () => {
	const css = "p:not(.gone){top:0}";
	expect(prune(css, "<p>")).toEqual([`<style>${css}</style><p>`]);
});

test("properties, animations and fonts that nothing asks for are left out", () => {
	const font = (name: string) => `@font-face{font-family:${name};src:url(/${name}.woff2)}`;
	const moves = (name: string) => `@keyframes ${name}{0%{top:0}}`;
	const kept = `p{font-family:var(--sans);animation:1s rise}${moves("rise")}${font("Sans")}`;
	const css = `:root{--sans:Sans;--book:Serif;--serif:var(--book);--mark:red}${kept}.gone{font-family:var(--serif);animation:fall 1s}${moves("fall")}${font("Serif")}`;
	expect(prune(css, '<p><svg fill="var(--mark)">')).toEqual([
		`<style>:root{--sans:Sans;--mark:red}${kept}</style><p><svg fill="var(--mark)">`,
	]);
});
