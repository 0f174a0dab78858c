import { expect, test } from "vitest";
import { createExcerpt } from "./excerpt.ts";
import { toStem } from "./tokenize.ts";

/** Formats an excerpt as one text, with the marked words in brackets. */
function formatExcerpt(entry: Parameters<typeof createExcerpt>[0], ...words: string[]): string {
	const { parts } = createExcerpt(entry, new Set(words.map(toStem)));
	return parts.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join("");
}

const long = "word ".repeat(100).trim();

test("the words of a query are marked in all their forms, and nothing else is", () => {
	const sections = [{ text: "Prices: the price is $1,000, and 1,000 is not one." }];
	expect(formatExcerpt({ sections }, "price", "one")).toBe(
		"[Prices]: the [price] is $1,000, and 1,000 is not [one].",
	);
	expect(formatExcerpt({ sections }, "$1000")).toBe(
		"Prices: the price is [$1,000], and [1,000] is not one.",
	);
	expect(formatExcerpt({ sections: [{ text: "The firm’s café <b>." }] }, "firm", "cafe")).toBe(
		"The [firm’s] [café] <b>.",
	);
});

test("the passage with most of the words is shown, with its heading and anchor", () => {
	const sections = [
		{ text: "One gum." },
		{ id: "two", heading: "Two", text: "A gum by a river." },
		{ text: "A river." },
	];
	expect(formatExcerpt({ sections }, "gum", "river")).toBe("Two: A [gum] by a [river].");
	expect(createExcerpt({ sections }, new Set(["gum", "river"])).id).toBe("two");
});

test("a long text is cut before the sentence and after a word, and says so", () => {
	const cut = formatExcerpt({ sections: [{ text: `${long}. By a gum tree ${long}` }] }, "gum");
	expect(cut).toMatch(/^… By a \[gum\] tree word .* word …$/);
	expect(cut.length).toBeLessThan(240);
	expect(formatExcerpt({ sections: [{ text: `${long} gum` }] }, "gum")).toMatch(
		/^… word .* \[gum\]$/,
	);
	expect(formatExcerpt({ sections: [{ text: `${"x".repeat(400)} gum` }] }, "gum")).toMatch(
		/\[gum\]$/,
	);
});

test("an entry without any of the words shows its summary, or its beginning", () => {
	const sections = [{ text: "First." }, { text: "Second." }];
	expect(formatExcerpt({ summary: "All of it.", sections }, "gum")).toBe("All of it.");
	expect(formatExcerpt({ sections }, "gum")).toBe("First.");
	expect(formatExcerpt({}, "gum")).toBe("");
	expect(formatExcerpt({ sections: [{ heading: "Alone", text: "" }] }, "alone")).toBe("[Alone]");
});
