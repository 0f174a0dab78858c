import { expect, test } from "vitest";
import { drawSections } from "./SectionRow.tsx";

const createSection = (length: number) => ({
	id: `s${length}`,
	title: "",
	paragraphs: [[{ text: "a".repeat(length) }]],
});

const draw = (...lengths: number[]) =>
	drawSections(lengths.map(createSection)).map((row) => row.join(""));

test("each section has the part of the row that its length is of all, with an empty day between two", () => {
	expect(draw(120, 120)).toEqual(["3333333333330000000000000", "0000000000000333333333333"]);
	expect(draw(180, 60)).toEqual(["3333333333333333330000000", "0000000000000000000333333"]);
});

test("the shortest section has a day", () => {
	expect(draw(1000, 1, 1000)[1]).toBe("0000000000001000000000000".replace("1", "3"));
});
