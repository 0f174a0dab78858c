import { expect, test } from "vitest";
import { readSource } from "./readSource.ts";

const typed = { title: "AI at work ", publisher: "OAIC", published: "", url: "" };

test.each([
	["oaic.gov.au/guide", "https://oaic.gov.au/guide"],
	["https://oaic.gov.au/guide", "https://oaic.gov.au/guide"],
	["", ""],
])("the address “%s” is taken as “%s”", (url, taken) => {
	expect(readSource({ ...typed, url })).toEqual({
		source: { ...typed, title: "AI at work", url: taken },
		problems: {},
	});
});

test("a month is taken by its name", () => {
	expect(readSource({ ...typed, published: "March 2025" }).source.published).toBe("2025-03");
});

test("each mistake is reported at its own field, all at once", () => {
	const { problems } = readSource({ ...typed, published: "lately", url: "http://oaic" });
	expect(Object.keys(problems)).toEqual(["published", "url"]);
	expect(Object.keys(readSource({ ...typed, url: "javascript:alert(1)" }).problems)).toEqual([
		"url",
	]);
});

test.each(["31/2/2025", "2025-02-31", "2025-13"])("%s is said to be no date", (published) => {
	expect(readSource({ ...typed, published }).problems).toEqual({
		published: `There is no such date as ${published}.`,
	});
});
