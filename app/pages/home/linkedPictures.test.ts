import { expect, test } from "vitest";
import { getLinkColour, getLinkedPicture } from "./linkedPictures.ts";

test("the four pictures share one row, which is ticks at first and a bar at last", () => {
	const pictures = [0, 1, 2, 3].map(getLinkedPicture);
	for (const picture of pictures) {
		expect(picture.map((row) => row.length)).toEqual(Array(6).fill(13));
	}
	const linking = pictures[0]?.findIndex((_, row) => getLinkColour(row, 0, 0) !== "") ?? -1;
	const row = pictures.flatMap((picture) => picture[linking] ?? []);
	expect(row).toHaveLength(52);
	expect(row.slice(0, 2)).toEqual([0, 0]);
	expect(row.slice(-12)).toEqual(Array(12).fill(3));
});
