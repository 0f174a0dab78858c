import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxQueryLength, readQuery, writeQuery } from "./searchUrl.ts";

describe("the URL of a search", () => {
	test("is read trimmed and cut", () => {
		expect(readQuery("?q=%20two+words%20")).toBe("two words");
		expect(readQuery("?other=1")).toBe("");
		expect(readQuery("?q=%E0%A4%A")).not.toBe("");
		expect(readQuery(`?q=${"a".repeat(999)}`)).toHaveLength(maxQueryLength);
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
