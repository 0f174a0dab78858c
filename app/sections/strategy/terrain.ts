import { type Level, type Matrix, parseRow, type Tint } from "../../grid/index.ts";

/** Three hills, one for each step of the roadmap: where they stand and how far their slopes reach. */
const hills = [
	{ column: 4.5, row: 4.5, reach: 1.7 },
	{ column: 12, row: 3.5, reach: 2.3 },
	{ column: 20, row: 2.9, reach: 3 },
] as const;

/** Heights above which the ground is a bar, a disc or a dot. */
const heights = [0.72, 0.42, 0.2] as const;

/** The road: a tread below each hill, each higher than the one before. */
const road = [
	".........................",
	".........................",
	".........................",
	".........................",
	".........................",
	"................+++++++++",
	"........+++++++++........",
	"+++++++++................",
].map(parseRow);

/** Contour map of the hills with the road on it, 25 by 8. */
export const terrain: Matrix = road.map((line, row) =>
	line.map((paved, column): Level => paved || slope(heightAt(row, column))),
);

/** Sets the road apart, and the summit it leads to. */
export const terrainTint: Tint = (row, column) => {
	if (road[row]?.[column]) return "saltbush";
	return column > 15 && terrain[row]?.[column] === 3 ? "redgum" : "";
};

/** Height from 0 to 1 at the middle of a cell; hills are a third wider than they are high. */
function heightAt(row: number, column: number): number {
	return Math.max(
		...hills.map((hill) => {
			const away = Math.hypot((column + 0.5 - hill.column) / 1.35, row + 0.5 - hill.row);
			return Math.exp(-((away / hill.reach) ** 2));
		}),
	);
}

function slope(height: number): Level {
	const [bar, disc, dot] = heights;
	if (height > bar) return 3;
	if (height > disc) return 2;
	return height > dot ? 1 : 0;
}
