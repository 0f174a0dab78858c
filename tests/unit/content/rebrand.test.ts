import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { createSite, type Site } from "../../../app/site/site.server.ts";
import { drawCard } from "../../../app/social/drawCard.server.ts";
import { formatBrandColours } from "../../../app/styles/brandColours.ts";
import { findOpenItems, readProjectValues } from "../../../content-model/index.ts";
import { readKnownSamples } from "../../../content-model/launch/samples.ts";
import { designColours, parseColour, toHex } from "../../../grid/index.ts";
import { ContentCopy } from "../../fixtures/contentCopy.ts";
import { makeGeneratedFiles } from "../../fixtures/generatedFiles.ts";
import { makeRestoredCopy } from "../../fixtures/restoredCopy.ts";
import { content, project, sampleOnly } from "../../fixtures/site.ts";
import { rebrand } from "../../owner/rebrand.ts";

const settings = "content/site.yaml";

const copy = makeRestoredCopy();

/** Everything that a build writes from the content, as text: files, drawings, styles, and what pages show. */
async function formatOutputs(site: Site): Promise<Map<string, string>> {
	const files = await makeGeneratedFiles(site);
	return new Map([
		...Array.from(files, ([path, file]) => [path, Buffer.from(file).toString()] as const),
		["pages", JSON.stringify({ ...site, pages: [...site.pages] })],
		["styles", formatBrandColours(site.content.settings.colours)],
	]);
}

/** Lists every colour of a palette, in both spellings. */
function listColours(site: Site): string[] {
	const matches = JSON.stringify(site.content.settings.colours).matchAll(
		/oklch\([^)]+\)|#[0-9a-f]{6}/g,
	);
	return [...new Set(Array.from(matches, ([colour]) => colour))];
}

test.runIf(content.settings.sample)(
	"another brand in other colours leaves no trace of the first in any file",
	async () => {
		const fullCopy = new ContentCopy();
		onTestFinished(() => fullCopy.remove());
		const first = await createSite(fullCopy.root);
		rebrand(fullCopy);
		const site = await createSite(fullCopy.root);

		const colours = listColours(site);
		const old = listColours(first).filter((colour) => !colours.includes(colour));
		expect(old.length).toBeGreaterThan(100);
		// Styles write numbers without leading zeros.
		const traces = [
			...old,
			...old.map((colour) => colour.replaceAll(/\b0\./g, ".")),
			first.logo.path,
		];
		for (const [path, text] of await formatOutputs(site)) {
			expect(text.match(/mallee|eucalypt that keeps/i)?.[0], path).toBeUndefined();
			expect(
				traces.filter((trace) => text.includes(trace)),
				path,
			).toEqual([]);
		}
		const { words } = readKnownSamples();
		const open = findOpenItems(fullCopy.root, readProjectValues(fullCopy.root)).flatMap(
			({ items }) => items.map(({ detail }) => detail),
		);
		const brandWords = words.filter((word) => /mallee|tree/i.test(word));
		expect(open.filter((what) => brandWords.some((word) => what.includes(word)))).toEqual([]);
	},
);

test.runIf(content.settings.sample)(
	"icons and social cards have the brand's colours and its logo",
	async () => {
		rebrand(copy);
		const site = await createSite(copy.root);
		const files = await makeGeneratedFiles(site);
		expect(files.get("/favicon.svg")).toContain('viewBox="0 0 9 9"');
		/** Measures the distance of a picture's corner from a colour, in steps of its channels; a palette may round. */
		const measureColourDistance = async (png: Buffer, colour: string) => {
			const corner = sharp(png).extract({ left: 1, top: 1, width: 1, height: 1 }).removeAlpha();
			const wanted = Buffer.from(colour.slice(1), "hex");
			const steps = Array.from(await corner.raw().toBuffer(), (value, channel) =>
				Math.abs(value - (wanted[channel] ?? 0)),
			);
			return Math.max(...steps.slice(0, 3));
		};
		const [{ hex: ground }] = site.content.settings.colours.themes.eucalypt.ground;
		const icon = Buffer.from(files.get("/apple-touch-icon.png") ?? "");
		expect(await measureColourDistance(icon, ground)).toBeLessThanOrEqual(2);
		const card = site.pages.get("/")?.socialImage.card;
		expect(card && (await measureColourDistance(await drawCard(card), ground))).toBeLessThanOrEqual(
			2,
		);
	},
);

test("no stylesheet or component has a colour of its own, and no code the name of a brand", () => {
	const filesWithColours = globSync("{app,development}/**/*.{css,tsx}", {
		cwd: project,
	}).filter((file) =>
		/oklch\(|#(?!0000\b|fff\b)[0-9a-f]{3,8}\b(?!-)/.test(readFileSync(join(project, file), "utf8")),
	);
	expect(filesWithColours).toEqual([]);
	const filesWithBrand = globSync("{app,build,development}/**/*.{css,ts,tsx}", { cwd: project })
		.filter((file) => !file.includes(".test."))
		.filter((file) => /mallee/i.test(readFileSync(join(project, file), "utf8")));
	expect(filesWithBrand).toEqual([]);
});

test.runIf(content.settings.sample)(
	`the colours are those that the design was drawn with ${sampleOnly}`,
	() => {
		for (const [name, value] of Object.entries(designColours)) {
			const written = String(copy.get(settings, ["colours", name]));
			expect(toHex(parseColour(written)), name).toBe(toHex(value));
		}
	},
);

test("a colour that could not be read is refused with the pair and by how much", () => {
	for (const [name, value] of Object.entries(designColours)) {
		copy.set(settings, ["colours", name], toHex(value));
	}
	copy.set(settings, ["colours", "gum"], "#7fd0a0");
	copy.set(settings, ["colours", "wattle"], "green");
	expect(copy.readIssues()).toEqual([
		{
			file: settings,
			field: "colours.wattle",
			received: '"green"',
			expected: "a colour, written #rrggbb or oklch(lightness chroma hue)",
		},
	]);
	copy.set(settings, ["colours", "wattle"], "#f2c94c");
	expect(copy.readIssues()[0]).toEqual({
		file: settings,
		field: "colours.gum",
		received: '"#7fd0a0"',
		expected:
			"words in the brand’s colour on ground in the light scheme: 1.70 to 1, and at least 4.5 to 1 is needed",
	});
});

test.for([
	['<svg viewBox="0 0 9 9"><g><path d="M0 0h9v9z"/></g></svg>', "an SVG that is not one shape"],
	['<svg><path d="M0 0h9v9z"/></svg>', "an SVG that is not one shape"],
	['<svg viewBox="0 0 9 9"><path d="M0 0"/><path d="M1 1"/></svg>', "an SVG that is not one shape"],
	["", "no file"],
])("a logo that is more than a shape is refused: %s", async ([svg = "", received]) => {
	copy.write("content/brand/logo.svg", svg);
	const issue = expect.objectContaining({ file: "content/brand/logo.svg", received });
	await expect(createSite(copy.root)).rejects.toThrow(
		expect.objectContaining({ name: "ContentError", issues: [issue] }),
	);
});
