import { expect, test } from "vitest";
import { checkLink, listOutsideUrls } from "./outside.ts";

test("outside addresses are found in YAML and Markdown, each once, without samples", () => {
	expect(
		listOutsideUrls([
			"report: https://b.test/report-2025\nform: https://forms.mallee.example/contact\n",
			"See [this](https://a.test/x?y=1) and <https://b.test/report-2025>, or https://c.test/z.",
		]),
	).toEqual(["https://a.test/x?y=1", "https://b.test/report-2025", "https://c.test/z"]);
});

test("brackets that belong to an outside address stay, and those of the text around it do not", () => {
	expect(
		listOutsideUrls([
			"See https://a.test/Mallee_(habit). (Or https://b.test/y.) [It](https://c.test/z_(z)?y=[1])",
			"[https://d.test](https://e.test), https://f.test[^1] and [https://g.test/(x)][h].",
		]),
	).toEqual([
		"https://a.test/Mallee_(habit)",
		"https://b.test/y",
		"https://c.test/z_(z)?y=[1]",
		"https://d.test",
		"https://e.test",
		"https://f.test",
		"https://g.test/(x)",
	]);
});

/** Answers as a site would that knows some methods. */
function createSite(statuses: Readonly<Record<string, number>>): typeof fetch {
	return async (_address, options) => {
		const status = statuses[options?.method ?? ""];
		if (status === undefined) {
			throw new TypeError("fetch failed", { cause: new Error("getaddrinfo ENOTFOUND a.test") });
		}
		return new Response(null, { status });
	};
}

test.each([
	["answers", { HEAD: 200 }, undefined, false],
	["knows no HEAD", { HEAD: 405, GET: 200 }, undefined, false],
	["fails at HEAD", { GET: 200 }, undefined, false],
	["is gone", { HEAD: 404, GET: 404 }, "status 404", false],
	["turns programs away", { HEAD: 403, GET: 403 }, "status 403", true],
	["is no more", {}, "Error: getaddrinfo ENOTFOUND a.test", false],
])("a site that %s", async (_what, statuses, issue, isUnsure) => {
	const url = "https://a.test/";
	expect(await checkLink(url, createSite(statuses))).toEqual({ url, issue, isUnsure });
});
