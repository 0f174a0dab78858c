import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pagePaths } from "../../../app/content/paths.server.ts";
import { longestQuery, readQuery, writeQuery } from "../../../app/search/address.ts";
import { searchEntries } from "../../../app/search/entries.server.ts";
import { densestPassage, excerptParts } from "../../../app/search/excerpt.ts";
import { pieceLength } from "../../../app/search/files.ts";
import {
	corrected,
	editDistance,
	tellingWords,
	unaccountedFor,
} from "../../../app/search/spelling.ts";
import { content } from "../seo/content.ts";

describe("the address of a search", () => {
	test("is read trimmed and cut", () => {
		expect(readQuery("?q=%20two+words%20")).toBe("two words");
		expect(readQuery("?other=1")).toBe("");
		expect(readQuery("?q=%E0%A4%A")).not.toBe("");
		expect(readQuery(`?q=${"a".repeat(999)}`)).toHaveLength(longestQuery);
	});

	test("comes back as it was written, and leaves other parts alone", () => {
		expect(writeQuery("?from=mail", "price list")).toBe("?from=mail&q=price+list");
		expect(writeQuery("?q=old", "")).toBe("");
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (words) => {
				expect(readQuery(writeQuery("", words.trim()))).toBe(words.trim());
			}),
			{ seed: 6 },
		);
	});
});

describe("an excerpt", () => {
	const words = Array.from({ length: 100 }, (_, number) => `w${number}`);
	const textOf = (parts: ReturnType<typeof excerptParts>) => parts.map(({ text }) => text).join("");

	test("has the words looked for in its middle, marked, and never markup", () => {
		const parts = excerptParts(
			[...words.slice(0, 50), "(<i>price</i>).", ...words].join(" "),
			[50],
		);
		expect(parts.filter(({ marked }) => marked)).toEqual([{ text: "i>price</i", marked: true }]);
		expect(textOf(parts).split(" ")).toHaveLength(33);
		expect(textOf(parts)).toMatch(/^… w35 .* w49 \(<i>price<\/i>\)\. w0 .* w15$/);
	});

	test("stays within its text at both ends, and marks words asked for beside", () => {
		expect(textOf(excerptParts(words.join(" "), [0]))).toMatch(/^w0 .* w31$/);
		expect(textOf(excerptParts(words.join(" "), [99]))).toMatch(/^… w68 .* w99$/);
		expect(excerptParts("Price, and more", [0], ["more"])).toEqual([
			{ text: "Price", marked: true },
			{ text: ", and ", marked: false },
			{ text: "more", marked: true },
		]);
	});

	test("comes from where the words stand closest, within one piece of the text", () => {
		const place = (at: number) => ({ at, score: 1 });
		const near = [300, 305, 310].map(place);
		expect(densestPassage([place(3), ...near, place(90)])).toEqual({
			piece: 0,
			marks: [300, 305, 310],
		});
		const acrossPieces = [pieceLength - 1, pieceLength, pieceLength + 1].map(place);
		expect(densestPassage(acrossPieces)).toEqual({ piece: 1, marks: [0, 1] });
		expect(densestPassage([])).toEqual({ piece: 0, marks: [] });
	});
});

describe("spelling", () => {
	test.each([
		["strategy", "strategy", 0],
		["stratgey", "strategy", 1],
		["pricng", "pricing", 1],
		["abc", "xyz", 3],
		["", "ab", 2],
	])("%s and %s differ in %i places", (one, other, distance) => {
		expect(editDistance(one, other, 3)).toBe(distance);
	});

	test("is a distance: the same both ways, and none only between equals", () => {
		const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 });
		fc.assert(
			fc.property(word, word, (one, other) => {
				const distance = editDistance(one, other, 10);
				expect(editDistance(other, one, 10)).toBe(distance);
				expect(distance === 0).toBe(one === other);
				expect(editDistance(one, other, 1)).toBe(Math.min(distance, 2));
			}),
			{ seed: 6 },
		);
	});

	test("only unknown words are replaced, by the nearest and then the commonest", () => {
		const vocabulary = ["pricing", "training", "strategy", "raining"];
		expect(corrected("pricng Stratgey", vocabulary)).toBe("pricing strategy");
		expect(corrected("trainning", vocabulary)).toBe("training");
		expect(corrected("pricing", vocabulary)).toBeUndefined();
		expect(corrected("zzzzqq", vocabulary)).toBeUndefined();
		expect(corrected("", vocabulary)).toBeUndefined();
	});

	test("a word with another ending accounts for a query, one with the same start only does not", () => {
		const marked = (text: string) => [{ text, marked: true }];
		expect(unaccountedFor("governing", marked("Governance,"))).toEqual([]);
		expect(unaccountedFor("bootcmap price", marked("both price"))).toEqual(["bootcmap"]);
		expect(unaccountedFor("bootcamp", [{ text: "bootcamp", marked: false }])).toEqual(["bootcamp"]);
	});

	test("words of most texts are passed over beside others, never all of them", () => {
		const common = ["the", "and", "ai"];
		expect(tellingWords("The AI bootcamp", common)).toEqual({
			telling: "bootcamp",
			passedOver: ["the", "ai"],
		});
		expect(tellingWords("and AI", common).telling).toBe("ai");
		expect(tellingWords("bootcamp price", common)).toEqual({
			telling: "bootcamp price",
			passedOver: [],
		});
		expect(tellingWords('"the bootcamp"', common).telling).toBe('"the bootcamp"');
	});
});

test("everything can be found but the search itself", () => {
	const paths = searchEntries(content).map(({ path }) => path);
	expect(new Set(paths).size).toBe(paths.length);
	expect(paths).toEqual([
		...content.events.map(({ slug }) => `/events#${slug}`),
		...pagePaths(content).filter((path) => path !== "/search"),
	]);
});
