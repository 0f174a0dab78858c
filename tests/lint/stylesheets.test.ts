import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatBrandColours } from "../../app/styles/brandColours.ts";
import { customMedia } from "../../build/vite/cascadeLayers.ts";
import { createPalette, designColours } from "../../grid/index.ts";
import { project } from "../fixtures/site.ts";

const stylesheets = globSync("app/**/*.css", { cwd: project }).sort();
const read = (file: string) => readFileSync(join(project, file), "utf8");

/** The widths of windows, in rem, that names ask for: `(min-width: 42rem)`, `(width < 64rem)`. */
const minimums = listBounds(/(--[\w-]+) \((?:min-width:|width >) ([\d.]+)rem\)/g);
const maximums = listBounds(/(--[\w-]+) \((?:max-width:|width <) ([\d.]+)rem\)/g);

function listBounds(pattern: RegExp): Map<string, number> {
	return new Map(
		Array.from(customMedia.matchAll(pattern), ([, name = "", rem]) => [name, Number(rem)]),
	);
}

/** Animations that other stylesheets use, too, and why. */
const sharedAnimations: Record<string, string> = {
	fill: "styles/motion.css has it: drawings of Home and Strategy fill from left to right.",
};

test("a media query writes a width or a height by its name", () => {
	const listSizes = (file: string) =>
		Array.from(
			read(file).matchAll(/(?<=@media [^{]*)\([^()]*\b(?:width|height)\b[^()]*\)/g),
			String,
		);
	const written = stylesheets.flatMap((file) => listSizes(file).map((size) => `${file}: ${size}`));
	expect(written).toEqual([]);
});

test("a name of a width or a height is in use", () => {
	const names = Array.from(customMedia.matchAll(/(?<=@custom-media )--[\w-]+/g), String);
	expect(names.length).toBeGreaterThan(0);
	const queries = stylesheets.flatMap((file) =>
		Array.from(read(file).matchAll(/@media [^{]+/g), String),
	);
	const unused = names.filter((name) => !queries.some((query) => query.includes(`(${name})`)));
	expect(unused).toEqual([]);
});

test("a comment is not within a selector", () => {
	const files = globSync("{app,desk,development}/**/*.css", { cwd: project });
	const commented = files.flatMap((file) =>
		Array.from(
			read(file).matchAll(/[^\s{};/][^{};/]*\/\*.*?\*\/[^{};]*\{/gs),
			([selector]) => `${file}: ${selector}`,
		),
	);
	expect(commented).toEqual([]);
});

test("a window can be as wide as a query and those around it ask for", () => {
	const names = Array.from(customMedia.matchAll(/--[\w-]+(?= \([^;]*width)/g), String);
	expect(names.filter((name) => !minimums.has(name) && !maximums.has(name))).toEqual([]);
	const impossible = stylesheets.flatMap((file) =>
		listQueries(read(file))
			.filter((query) => {
				const asked = names.filter((name) => query.includes(`(${name})`));
				return (
					Math.max(...asked.map((name) => minimums.get(name) ?? 0)) >=
					Math.min(...asked.map((name) => maximums.get(name) ?? Infinity))
				);
			})
			.map((query) => `${file}: ${query}`),
	);
	expect(impossible).toEqual([]);
});

/** Lists the queries of a stylesheet, each after those around it. */
function listQueries(css: string): string[] {
	const around: string[] = [];
	const queries: string[] = [];
	const blocks = css.replaceAll(/\/\*.*?\*\//gs, "").matchAll(/([^{};]*)([{}])/g);
	for (const [, prelude = "", brace] of blocks) {
		if (brace === "}") {
			around.pop();
			continue;
		}
		around.push(prelude.trim());
		if (prelude.includes("@media")) {
			queries.push(around.filter((block) => block.startsWith("@media")).join(" "));
		}
	}
	return queries;
}

/** Where weights are written as numbers, and why. */
const numberedWeights: Record<string, string> = {
	"app/styles/tokens.css": "their names",
	"app/styles/fonts.css": "which weights a file of a font has",
	"app/styles/weights.css": "steps from light to heavy",
	"app/pages/home/Hero.module.css": "steps from light to heavy, in the lines of one title",
};

test("a weight of type that two stylesheets use has a name", () => {
	const users = new Map<string, Set<string>>();
	for (const file of stylesheets.filter((name) => !(name in numberedWeights))) {
		for (const [weight] of read(file).matchAll(/(?<=\bfont(?:-weight)?: )\d{3}\b/g)) {
			users.set(weight, (users.get(weight) ?? new Set()).add(file));
		}
	}
	const shared = Array.from(users).filter(([, files]) => files.size > 1);
	const tokens = Array.from(read("app/styles/tokens.css").matchAll(/--weight-\w+: (\d{3})/g));
	const named = tokens.filter(([, weight = ""]) => users.has(weight));
	expect([shared, named]).toEqual([[], []]);
});

test("an animation is in the stylesheet that uses it", () => {
	const listNamesOf = (file: string, pattern: RegExp) =>
		new Set(Array.from(read(file).matchAll(pattern), ([, name = ""]) => name));
	const elsewhere = stylesheets.flatMap((file) => {
		const own = listNamesOf(file, /@keyframes ([\w-]+)/g);
		const used = listNamesOf(file, /\banimation: (?!none)([\w-]+)/g);
		return Array.from(used.difference(own));
	});
	expect(Array.from(new Set(elsewhere))).toEqual(Object.keys(sharedAnimations));
});

test.each([
	["the site", "app/**/*.css", formatBrandColours(createPalette(designColours))],
	["the desk", "desk/browser/**/*.css", ""],
])("a custom property of %s has a fallback or is declared", (_part, pattern, generated) => {
	const text = globSync(pattern, { cwd: project }).map(read).join("\n");
	const declared = (text + generated).match(/--[\w-]+(?=\s*:)/g) ?? [];
	const used = text.match(/(?<=var\()--[\w-]+(?=\))/g) ?? [];
	expect(used.length).toBeGreaterThan(50);
	expect(Array.from(new Set(used).difference(new Set(declared)))).toEqual([]);
});
