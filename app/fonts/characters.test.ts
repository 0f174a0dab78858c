import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { characters } from "./characters.ts";

const styles = readFileSync(new URL("../styles/fonts.css", import.meta.url), "utf8");

/** Lists the characters of a range such as `U+AB, U+B2-B3`. */
function listCharacters(range: string): string[] {
	return range.split(", ").flatMap((part) => {
		const [first = 0, last = first] = part
			.replace("U+", "")
			.split("-")
			.map((code) => Number.parseInt(code, 16));
		return Array.from({ length: last - first + 1 }, (_, offset) =>
			String.fromCodePoint(first + offset),
		);
	});
}

test("a browser fetches the file of rare characters for each that it holds, and for no other", () => {
	const ranges = Array.from(styles.matchAll(/unicode-range: ([^;]+);/g), ([, range = ""]) => range);
	expect(ranges).toHaveLength(2);
	for (const range of ranges) {
		expect(listCharacters(range).join("")).toBe(Array.from(characters.extended).sort().join(""));
	}
});
