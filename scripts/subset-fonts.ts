/**
 * Cuts the site's fonts from their packages to the characters and weights the design uses
 * and writes them to app/fonts/. Run by a person after a change of characters.ts, of fonts.ts or of a font package:
 * `npm run fonts`.
 */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { characters } from "../app/fonts/characters.ts";
import { fonts } from "../app/fonts/fonts.ts";

const cuts = [
	{ font: fonts.sans, to: "sans.woff2", text: characters.basic },
	{ font: fonts.sans, to: "sans-extended.woff2", text: characters.extended },
	{ font: fonts.serif, to: "serif.woff2", text: characters.basic },
	{ font: fonts.serif, to: "serif-extended.woff2", text: characters.extended },
	{ font: fonts.serifItalic, to: "serif-italic.woff2", text: characters.italic },
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
