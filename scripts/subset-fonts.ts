/**
 * Cuts the site's fonts from their packages to the characters and weights the design uses
 * and writes them to app/fonts/. Run by a person after a font package changes:
 * `npm run fonts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

type Ranges = readonly (readonly [first: number, last: number])[];

/** What almost every page sets: ASCII and the typographic marks in use. */
const basic: Ranges = [
	[0x20, 0x7e],
	[0xa0, 0xa0],
	[0xa7, 0xa7],
	[0xa9, 0xa9],
	[0xb7, 0xb7],
	[0x2013, 0x2014],
	[0x2018, 0x2019],
	[0x201c, 0x201d],
	[0x2022, 0x2022],
	[0x2026, 0x2026],
	[0x2212, 0x2212],
];

/** Letters of western European names, and rarer signs: fetched by pages that hold one. */
const extended: Ranges = [
	[0xab, 0xab],
	[0xae, 0xae],
	[0xb0, 0xb0],
	[0xb2, 0xb3],
	[0xb9, 0xb9],
	[0xbb, 0xbe],
	[0xc0, 0xff],
	[0x2020, 0x2021],
	[0x20ac, 0x20ac],
];

/** The italic sets only the names of Acts and titles. */
const italic: Ranges = [
	[0x20, 0x7e],
	[0xa0, 0xa0],
	[0x2013, 0x2014],
	[0x2018, 0x2019],
	[0x201c, 0x201d],
	[0x2026, 0x2026],
];

const fonts = [
	{
		from: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
		to: "hanken-grotesk.woff2",
		ranges: basic,
		weight: { min: 200, max: 900 },
	},
	{
		from: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
		to: "hanken-grotesk-extended.woff2",
		ranges: extended,
		weight: { min: 200, max: 900 },
	},
	{
		from: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
		to: "newsreader.woff2",
		ranges: basic,
		weight: { min: 400, max: 600 },
	},
	{
		from: "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2",
		to: "newsreader-extended.woff2",
		ranges: extended,
		weight: { min: 400, max: 600 },
	},
	{
		from: "@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2",
		to: "newsreader-italic.woff2",
		ranges: italic,
		weight: 400,
	},
];

for (const font of fonts) {
	const source = await readFile(new URL(`../node_modules/${font.from}`, import.meta.url));
	const text = font.ranges
		.flatMap(([first, last]) =>
			Array.from({ length: last - first + 1 }, (_, offset) => String.fromCodePoint(first + offset)),
		)
		.join("");
	const subset = await subsetFont(source, text, {
		targetFormat: "woff2",
		variationAxes: { wght: font.weight },
	});
	await writeFile(new URL(`../app/fonts/${font.to}`, import.meta.url), subset);
	console.log(`${font.to}: ${source.length} → ${subset.length} bytes`);
}
