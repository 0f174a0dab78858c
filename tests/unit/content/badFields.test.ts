import { expect, test } from "vitest";
import { factNames } from "../../../content-model/facts/facts.ts";
import { article, makeCopyWithArticle } from "../../fixtures/copyWithArticle.ts";
import { content } from "../../fixtures/site.ts";

const copy = makeCopyWithArticle();
const event = copy.getFile("events");

const mistakes = [
	{
		what: "a missing field",
		field: ["title"],
		value: undefined,
		received: "nothing",
		expected: "text",
	},
	{
		what: "an empty text",
		field: ["title"],
		value: "",
		received: '""',
		expected: "one line of text, without spaces at its ends",
	},
	{
		what: "a text that is too long",
		field: ["title"],
		value: "long ".repeat(30).trim(),
		received: /^"long long .*…$/,
		expected: "at most 100 characters",
	},
	{
		what: "a date in another order",
		field: ["date"],
		value: "13/10/2025",
		received: '"13/10/2025"',
		expected: "a day that exists, written YYYY-MM-DD",
	},
	{
		what: "a day that does not exist",
		field: ["date"],
		value: "2025-02-30",
		received: '"2025-02-30"',
		expected: "a day that exists, written YYYY-MM-DD",
	},
	{
		what: "an unknown category",
		field: ["category"],
		value: "NEWS",
		received: '"NEWS"',
		expected: `one of: ${Object.keys(content.pages.blog.categories).join(", ")}`,
	},
	{
		what: "a switch that is neither true nor false",
		field: ["sample"],
		value: "perhaps",
		received: '"perhaps"',
		expected: "true or false",
	},
	{
		what: "a picture without its mode",
		field: ["cover"],
		value: "weave",
		received: '"weave"',
		expected: "fields, one a line",
	},
	{
		what: "a field that is not known",
		field: ["colour"],
		value: "gum",
		received: "a field that is not known here",
		expected: "remove it, or correct its spelling",
	},
];
test.each(mistakes)("$what is reported", ({ field, value, received, expected }) => {
	copy.set(article, field, value);
	expect(copy.readIssues()).toEqual([
		{
			file: article,
			field: field.join("."),
			received: typeof received === "string" ? received : expect.stringMatching(received),
			expected,
		},
	]);
});

test.each(["2025-02-30T12:30", "2025-02-13T24:30", "2025-02-13 12:30", "2025-02-13T12:30Z"])(
	"an event that starts at %s",
	(start) => {
		copy.set(event, ["start"], start);
		expect(copy.readIssues()).toEqual([
			{
				file: event,
				field: "start",
				received: JSON.stringify(start),
				expected: expect.stringMatching(/^a (?:local time, written|day and time that exist)/),
			},
		]);
	},
);

test("an event that ends before it starts, while another field is wrong as well", () => {
	copy.set(event, ["end"], "2020-01-01T09:00");
	copy.set(event, ["type"], "PARTY");
	expect(copy.readIssues()).toEqual([
		{ file: event, field: "type", received: '"PARTY"', expected: "one of: WEBINAR, EVENT" },
		{
			file: event,
			field: "end",
			received: '"2020-01-01T09:00"',
			expected: "a time after the start",
		},
	]);
});

test.each([
	[["rows", 0, "prices", "small"], 400.125, "dollars, with two decimals at most"],
	[["infrastructure", "fixed"], 80.005, "dollars, with two decimals at most"],
	[["gst"], 0.10005, "a share with four decimals at most, such as 0.125"],
])("a price or a tax finer than any sum could show: %j", (field, value, expected) => {
	copy.set("content/pricing.yaml", field, value);
	expect(copy.readIssues()).toEqual([
		{ file: "content/pricing.yaml", field: field.join("."), received: String(value), expected },
	]);
});

test("an event that ends before it starts, since the clocks are put forward between", () => {
	copy.set(event, ["start"], "2026-10-04T02:30");
	copy.set(event, ["end"], "2026-10-04T03:15");
	expect(copy.readIssues()).toEqual([
		{
			file: event,
			field: "end",
			received: '"2026-10-04T03:15"',
			expected: "a time after the start",
		},
	]);
});

test("the partner's share is no percentage and no time, so that it could not be drawn", () => {
	copy.set("content/pages/home.yaml", ["partner", "figure"], "A fifth");
	expect(copy.readIssues()).toEqual([
		expect.objectContaining({
			file: "content/pages/home.yaml",
			field: "partner.figure",
			received: '"A fifth"',
			expected: expect.stringContaining("a percentage, days"),
		}),
	]);
});

test("a telephone number whose link rings another one", () => {
	copy.set("content/site.yaml", ["contact", "phone"], "03 7010 0199");
	expect(copy.readIssues()).toEqual([
		expect.objectContaining({
			file: "content/site.yaml",
			field: "contact.phoneHref",
			expected: "tel:+61370100199, the link of the number that is read",
		}),
	]);
});

test("a synonym without a word, which would be found at the start of every query", () => {
	copy.set("content/pages/search.yaml", ["synonyms", "&"], "and");
	expect(copy.readIssues()).toEqual([
		expect.objectContaining({
			file: "content/pages/search.yaml",
			field: "synonyms.&",
			expected: "a word in lower case",
		}),
	]);
});

const tooMany = {
	file: "content/pages/pricing.yaml",
	field: ["estimator", "errors", "people", "tooMuch"],
};

test.each(["Up to {maximum} people.", "Up to {max people.", "Up to { max } people."])(
	"a placeholder that the page does not fill in: %s",
	(text) => {
		copy.set(tooMany.file, tooMany.field, text);
		expect(copy.readIssues()).toEqual([
			{
				file: tooMany.file,
				field: tooMany.field.join("."),
				received: JSON.stringify(text),
				expected: "one line of text, without spaces at its ends; the only placeholders are {max}",
			},
		]);
	},
);

test.each([
	{ file: article, field: "standfirst", requirement: "text" },
	{
		file: "content/pages/strategy.yaml",
		field: "hero.title",
		requirement: "one line of text, without spaces at its ends",
	},
])("a word in braces that nothing fills in, in $field of $file", ({ file, field, requirement }) => {
	copy.set(file, field.split("."), "Said by {brnd}.");
	const knownFields = new Intl.ListFormat("en-AU").format(factNames.map((name) => `{${name}}`));
	expect(copy.readIssues()).toEqual([
		{
			file,
			field,
			received: '"Said by {brnd}."',
			expected: `${requirement}; the only placeholders are ${knownFields}. Did you mean {brand}?`,
		},
	]);
});

test.each(["Up to {max} people, says {brand}.", "That is too many."])(
	"a text that may be filled in: %s",
	(text) => {
		copy.set(tooMany.file, tooMany.field, text);
		expect(copy.readIssues()).toEqual([]);
	},
);

test("a list with the wrong number of entries", () => {
	copy.set("content/site.yaml", ["heroWords"], ["Equip", "Empower"]);
	expect(copy.readIssues()).toEqual([
		{
			file: "content/site.yaml",
			field: "heroWords",
			received: '["Equip","Empower"]',
			expected: "at least 3 entries",
		},
	]);
});

test("a half hour of events whose steps take longer", () => {
	copy.set("content/pages/events.yaml", ["halfHour", "steps", "0", "minutes"], 15);
	expect(copy.readIssues()).toMatchObject([
		{
			file: "content/pages/events.yaml",
			field: "halfHour.steps",
			expected: "steps of 30 minutes in all",
		},
	]);
});

test.each([
	["0", 2],
	["1", 1],
])("labels of a scale that would stand above other places: label %s above %i", (index, place) => {
	copy.set("content/pages/privacy.yaml", ["scale", index, "place"], place);
	expect(copy.readIssues()).toMatchObject([
		{
			file: "content/pages/privacy.yaml",
			field: "scale",
			expected: "labels whose places rise from 1",
		},
	]);
});
