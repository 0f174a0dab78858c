import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxQueryLength } from "../../components/SearchForm.tsx";
import { parseSearchTerms, setSearchTerms } from "./searchUrl.ts";

describe("the URL of a search", () => {
	test("is read trimmed and cut", () => {
		expect(parseSearchTerms("?q=%20two+words%20")).toBe("two words");
		expect(parseSearchTerms("?other=1")).toBe("");
		expect(parseSearchTerms("?q=%E0%A4%A")).not.toBe("");
		expect(parseSearchTerms(`?q=${"a".repeat(999)}`)).toHaveLength(maxQueryLength);
	});

	test("comes back as it was written, and leaves other parts alone", () => {
		expect(setSearchTerms("?from=mail", "price list")).toBe("?from=mail&q=price+list");
		expect(setSearchTerms("?q=old", "")).toBe("");
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (words) => {
				expect(parseSearchTerms(setSearchTerms("", words.trim()))).toBe(words.trim());
			}),
			{ seed: 6 },
		);
	});
});
