import { expect, test } from "vitest";
import { getDrawing, getSharedRowColour } from "./joinedDrawings.ts";

test("the four drawings share one row, which is ticks at first and a bar at last", () => {
	const drawings = [0, 1, 2, 3].map(getDrawing);
	for (const drawing of drawings) {
		expect(drawing.map((row) => row.length)).toEqual(Array(6).fill(13));
	}
	const shared = drawings[0]?.findIndex((_, row) => getSharedRowColour(row, 0, 0) !== "") ?? -1;
	const row = drawings.flatMap((drawing) => drawing[shared] ?? []);
	expect(row).toHaveLength(52);
	expect(row.slice(0, 2)).toEqual([0, 0]);
	expect(row.slice(-12)).toEqual(Array(12).fill(3));
});
