import sharp from "sharp";
import { expect } from "vitest";
import type { EngineTest } from "../engineTest.ts";
import { narrow, wide } from "../visitor.ts";

/** The first figure of the roadmap, and the ruler above the first section. */
const stages = "#roadmap figure > ol + ul";
const ruler = "#why > div > [aria-hidden]";

/** Drawings whose symbols must be at their place to the pixel. */
export function testDrawings(test: EngineTest): void {
	test.for([
		["/strategy", stages, narrow],
		["/strategy", stages, wide],
		["/strategy", ruler, narrow],
		["/strategy", ruler, wide],
	] as const)(
		"%s draws each tick and week line of %s in its place, %i wide",
		async ([path, of, width], { visitor }) => {
			await visitor.show(path, width);
			await expect.poll(() => visitor.run(hasSiteFonts)).toBe(true);
			// Scrolls there, and the first picture has all of it drawn: what arrives by then moves nothing later.
			await visitor.run(listSymbolPlaces, of);
			await visitor.tab.screenshot();
			const { lines, ticks } = await visitor.run(listSymbolPlaces, of);
			expect(lines).toHaveLength(6);
			expect(ticks.length).toBeGreaterThan(5);
			const darkness = await readDarkness(await visitor.tab.screenshot(), width);
			for (const { x, y, reach } of [...lines, ...ticks]) {
				const around = Array.from({ length: 2 * reach + 1 }, (_, step) => x - reach + step);
				// a row is a symbol high: engines round where it begins to whole pixels, up or down.
				const rows = [y - 1, y, y + 1];
				const values = around.map((x) => Math.max(...rows.map((row) => darkness(x, row))));
				const darkest = Math.max(...values);
				expect.soft(darkest - Math.min(...values), `a symbol near ${x}`).toBeGreaterThan(12);
				const offset = Math.abs(values.indexOf(darkest) - reach);
				expect.soft(offset, `pixels between ${x} and its symbol`).toBeLessThanOrEqual(1);
			}
		},
	);
}

/** Where a symbol is drawn, in pixels of the window, and how far around it nothing else is drawn. */
type Place = Record<"x" | "y" | "reach", number>;

/** Runs in the page: brings a figure of five weeks into view, and says where its symbols belong. */
function listSymbolPlaces(figure: string): Record<"lines" | "ticks", Place[]> {
	const element = document.querySelector(figure);
	element?.scrollIntoView({ behavior: "instant", block: "center" });
	const box = element?.getBoundingClientRect() ?? new DOMRect();
	const lines = [0, 1, 2, 3, 4, 5].map((week) => ({
		x: Math.min(Math.round(box.x + (box.width * week) / 5), Math.floor(box.right) - 1),
		y: Math.round(box.y) + 3,
		reach: 4,
	}));
	const ticks = Array.from(element?.querySelectorAll(":has(> i)") ?? [], (row) => {
		const { x, y, width, height } = row.getBoundingClientRect();
		const symbols = Array.from(row.children)
			.filter((part) => getComputedStyle(part).backgroundColor !== "rgba(0, 0, 0, 0)")
			.map((symbol) => symbol.getBoundingClientRect());
		return Array.from({ length: 25 }, (_, day) => ({
			x: Math.floor(x + ((day + 0.5) * width) / 25),
			y: Math.floor(y + height / 2),
			reach: Math.floor(width / 50) - 2,
		})).filter(
			(place) => !symbols.some((symbol) => symbol.left < place.x && place.x < symbol.right),
		);
	}).flat();
	return { lines, ticks };
}

/** Returns whether the page shows the site's own fonts, and no other is loading. */
function hasSiteFonts(): boolean {
	const loaded = Array.from(document.fonts).filter(({ status }) => status === "loaded");
	return document.fonts.status === "loaded" && loaded.length > 0;
}

/** Reads how dark each pixel of a window is, from 0 to 255. */
async function readDarkness(picture: Uint8Array, width: number) {
	const image = sharp(picture).greyscale().raw();
	const { data, info } = await image.toBuffer({ resolveWithObject: true });
	const scale = info.width / width;
	return (x: number, y: number) => {
		const pixel = Math.floor(y * scale) * info.width + Math.floor(x * scale);
		return 255 - (data[pixel * info.channels] ?? 255);
	};
}
