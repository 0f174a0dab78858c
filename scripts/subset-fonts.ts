/**
 * Cuts the site's fonts from their packages to the characters and weights the design uses
 * and writes them to app/fonts/. Run by a person after a font package changes:
 * `npm run fonts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** The characters from one to another. */
function characters(first: string, last: string): string {
	const start = first.charCodeAt(0);
	const length = last.charCodeAt(0) - start + 1;
	return String.fromCharCode(...Array.from({ length }, (_, offset) => start + offset));
}

const ascii = characters(" ", "~");

/** What almost every page sets: ASCII and the typographic marks in use. */
const basic = `${ascii}\u00a0§©·–—‘’“”•…\u2212`;

/** Letters of western European names, and rarer signs: fetched by pages that hold one. */
const extended = `«®°²³¹»¼½¾${characters("À", "ÿ")}†‡€`;

/** The italic sets only the names of Acts and titles. */
const italic = `${ascii}\u00a0–—‘’“”…`;

const fonts = [
	{
		from: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
		to: "hanken-grotesk.woff2",
		text: basic,
		weight: { min: 200, max: 900 },
	},
	{
		from: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
		to: "hanken-grotesk-extended.woff2",
		text: extended,
		weight: { min: 200, max: 900 },
	},
	{
		from: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
		to: "newsreader.woff2",
		text: basic,
		weight: { min: 400, max: 600 },
	},
	{
		from: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
		to: "newsreader-extended.woff2",
		text: extended,
		weight: { min: 400, max: 600 },
	},
	{
		from: "@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2",
		to: "newsreader-italic.woff2",
		text: italic,
		weight: 400,
	},
];

for (const font of fonts) {
	const source = await readFile(new URL(`../node_modules/${font.from}`, import.meta.url));
	const subset = await subsetFont(source, font.text, {
		targetFormat: "woff2",
		variationAxes: { wght: font.weight },
	});
	await writeFile(new URL(`../app/fonts/${font.to}`, import.meta.url), subset);
	console.log(`${font.to}: ${source.length} → ${subset.length} bytes`);
}
