/**
 * Cuts the site's fonts from their packages to the characters and weights the design uses
 * and writes them to app/fonts/. Run by a person after a change of fonts.ts or of a font package:
 * `npm run fonts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fonts } from "../app/fonts/fonts.ts";

/** Creates the characters from one to another. */
function createRange(first: string, last: string): string {
	const start = first.charCodeAt(0);
	const length = last.charCodeAt(0) - start + 1;
	return String.fromCharCode(...Array.from({ length }, (_, offset) => start + offset));
}

const ascii = createRange(" ", "~");

/** Characters of almost every page: ASCII and the typographic marks in use. */
const basic = `${ascii}\u00a0§©·×–—‘’“”•…\u2212`;

/** Letters of western European names, and rarer signs: fetched by pages that hold one. */
const extended = `«®°²³¹»¼½¾${createRange("À", "Ö")}${createRange("Ø", "ÿ")}†‡€`;

/** The italic sets only the names of Acts and titles. */
const italic = `${ascii}\u00a0–—‘’“”…`;

const cuts = [
	{ font: fonts.sans, to: "sans.woff2", text: basic },
	{ font: fonts.sans, to: "sans-extended.woff2", text: extended },
	{ font: fonts.serif, to: "serif.woff2", text: basic },
	{ font: fonts.serif, to: "serif-extended.woff2", text: extended },
	{ font: fonts.serifItalic, to: "serif-italic.woff2", text: italic },
];

for (const { font, to, text } of cuts) {
	const source = await readFile(new URL(`../node_modules/${font.source}`, import.meta.url));
	const subset = await subsetFont(source, text, {
		targetFormat: "woff2",
		variationAxes: { wght: font.weight },
	});
	await writeFile(new URL(`../app/fonts/${to}`, import.meta.url), subset);
	console.log(`${to}: ${source.length} → ${subset.length} bytes`);
}
