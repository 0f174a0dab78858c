import { expect, test } from "vitest";
import { valuesOf } from "../../../scripts/content/values.ts";
import { formatOpenGroups, openGroups } from "../../../scripts/launch/openItems.ts";

/** Open items of files as they are written, a line each: place and words. */
function openItems(files: Record<string, string>): string[] {
	const values = Object.entries(files).flatMap(([file, text]) =>
		valuesOf({ file: `content/${file}`, text }),
	);
	return openGroups(values).flatMap(({ items }) =>
		items.map(({ file, line, field, what }) => `${file}:${line} ${field}: ${what}`),
	);
}

test("a sample is open until it is no longer marked", () => {
	const person = "sample: true\nname: Jo Tan\ntitle: Engineer\n";
	expect(openItems({ "team/jo-tan.yaml": person })).toEqual([
		"content/team/jo-tan.yaml:1 sample: Jo Tan",
	]);
	expect(openItems({ "team/jo-tan.yaml": person.replace("true", "false") })).toEqual([]);
	expect(openItems({ "team/jo-tan.yaml": "name: Jo Tan\n" })).toEqual([]);
});

test("the sample brand is found wherever it stands, but not in addresses", () => {
	const site = "sample: true\nbrand: Wattle\nurl: https://wattle.com.au\n";
	const page =
		"title: The Wattle Way\ntext: A {brand} text\nlink: { label: Go, to: '#the-wattle-way' }\n";
	expect(openItems({ "site.yaml": site, "pages/home.yaml": page })).toEqual([
		"content/site.yaml:1 sample: Wattle",
		"content/site.yaml:2 brand: Wattle",
		"content/pages/home.yaml:1 title: The Wattle Way",
		"content/pages/home.yaml:3 link.to: #the-wattle-way",
	]);
	const real = site.replace("true", "false");
	expect(openItems({ "site.yaml": real, "pages/home.yaml": page })).toEqual([]);
});

test("sample addresses and mailboxes are open, names of drawings are not", () => {
	expect(
		openItems({
			"destinations.yaml": "demo: https://demo.mallee.example/\nreal: https://www.oaic.gov.au/\n",
			"site.yaml": "email: hello@mallee.example\n",
			"pages/home.yaml": "window: wren.ormondvale.example\n",
		}),
	).toEqual([
		"content/destinations.yaml:1 demo: https://demo.mallee.example/",
		"content/site.yaml:1 email: hello@mallee.example",
	]);
});

test("what is to be completed is open, what parties complete on signing is not", () => {
	const privacy =
		"sections:\n  - title: Logs\n    toComplete: true\n    ownerNote: Name the host.\n  - title: Rest\n";
	const agreement =
		"---\ntitle: A\n---\n\n| Company | To be completed: its name |\n| - | - |\n| Partner | To be completed on signing: its name |\n";
	expect(openItems({ "pages/privacy.yaml": privacy, "agreement.md": agreement })).toEqual([
		"content/pages/privacy.yaml:3 sections.0.toComplete: Name the host.",
		"content/agreement.md:5 text: To be completed: its name",
	]);
});

test("decisions stay open until removed, assumptions until confirmed", () => {
	const agreement = "---\nownerDecisions:\n  - 90 days or 180 days.\n---\n\nText.\n";
	const pricing = "assumptions:\n  - Four consults a year.\nassumptionsConfirmed: false\n";
	expect(openItems({ "agreement.md": agreement, "pricing.yaml": pricing })).toEqual([
		"content/agreement.md:3 ownerDecisions.0: 90 days or 180 days.",
		"content/pricing.yaml:2 assumptions.0: Four consults a year.",
	]);
	expect(
		openItems({
			"agreement.md": "---\nownerDecisions: []\n---\n\nText.\n",
			"pricing.yaml": pricing.replace("false", "true"),
		}),
	).toEqual([]);
});

test("the list is grouped by what to do, with a count as its last line", () => {
	const values = valuesOf({
		file: "content/team/jo-tan.yaml",
		text: "sample: true\nname: Jo Tan\n",
	});
	expect(formatOpenGroups(openGroups(values))).toBe(
		[
			"Replace samples, then set sample: false or remove the line (1)",
			"  content/team/jo-tan.yaml:1  sample",
			"    Jo Tan",
			"",
			"1 left to do before launch.",
		].join("\n"),
	);
	expect(formatOpenGroups([])).toBe("Nothing is left to do before launch.");
});
