import { expect, test } from "vitest";
import { parseMatrix } from "./cell.ts";
import { createPalette, designColours } from "./palette.ts";
import { createPaths, createTicks, drawLeaf, formatSvg } from "./svg.ts";

test("a row of equal dots or discs is one segment", () => {
	expect(createPaths(parseMatrix("--.oo"))).toEqual([
		{ colour: "", state: 1, d: "M10 10h21" },
		{ colour: "", state: 2, d: "M70 10h21" },
	]);
	expect(createTicks(2, 3)).toBe("M10 10h41M10 30h41");
});

test("bars join across, down or both ways", () => {
	expect(createPaths(parseMatrix("##/##"))[0]?.d.match(/M/g)).toHaveLength(2);
	expect(createPaths(parseMatrix("||/||"))[0]?.d.match(/M/g)).toHaveLength(2);
	expect(createPaths(parseMatrix("++/++"))[0]?.d.match(/M/g)).toHaveLength(1);
});

test("a leaf has round corners at the upper left and lower right only", () => {
	expect(drawLeaf(0, 0, 40, 20, 8)).toBe("M8 0h32v12a8 8 0 0 1-8 8h-32v-12a8 8 0 0 1 8-8z");
	expect(createPaths(parseMatrix("#"))[0]?.d).toBe(drawLeaf(2, 2, 16, 16, 8));
});

test("a single cell that joins both ways is a leaf too", () => {
	expect(createPaths(parseMatrix("+"))[0]?.d).toBe("M18 2V10a8 8 0 0 1 -8 8H2V10a8 8 0 0 1 8 -8z");
});

test("a wall has an outer and an inner outline, and cells that touch at a corner stay apart", () => {
	expect(createPaths(parseMatrix("+++/+.+/+++"))[0]?.d.match(/M/g)).toHaveLength(2);
	expect(createPaths(parseMatrix("+./.+"))[0]?.d.match(/M/g)).toHaveLength(2);
	// Joined elsewhere, and still apart where they only touch: one outline, no gap closed.
	expect(createPaths(parseMatrix("++./+.+/+++"))[0]?.d.match(/M/g)).toHaveLength(1);
});

test("symbols of different tints are different paths and do not join", () => {
	const paths = createPaths(parseMatrix("####"), (_row, column) => (column < 2 ? "gum" : "ochre"));
	expect(paths.map(({ colour }) => colour)).toEqual(["gum", "ochre"]);
});

test("a file holds presentation attributes only", () => {
	const matrix = parseMatrix("-o+/..+");
	const theme = createPalette(designColours).themes.redgum;
	const text = formatSvg({ matrix, accent: [[false, true, false], []] }, theme);
	expect(text).toContain('viewBox="0 0 60 40"');
	expect(text).toContain(`stroke="${theme.accent.hex}" stroke-width="10.4"`);
	expect(text).not.toMatch(/style|class/);
	expect(text, "its own width without a stylesheet").toContain('width="60"');
});
