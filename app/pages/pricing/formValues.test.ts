import { describe, expect, test } from "vitest";
import { formatEstimateQuery, parseEstimateUrl } from "./formValues.ts";

describe("an estimate in the URL", () => {
	const values = {
		people: "32",
		bootcamp: "1",
		strategy: "0",
		consult: "1",
		customSessions: "12",
		seatPrice: "",
		hourlyRate: "",
	};
	const written = "?people=32&custom=12&bootcamp=1&strategy=0&consult=1";
	const choices = ["people", "customSessions", "bootcamp", "strategy", "consult"];

	test("is read back as it was written", () => {
		expect(formatEstimateQuery("", values)).toBe(written);
		expect(parseEstimateUrl(written)).toEqual({ values, missing: [] });
	});

	test("holds a seat's price and a rate while they are given", () => {
		const filledValues = { ...values, seatPrice: " 39.50 ", hourlyRate: "150" };
		const url = formatEstimateQuery("", filledValues);
		expect(url).toContain("&seat=39.50&rate=150&");
		expect(parseEstimateUrl(url)).toEqual({
			values: { ...filledValues, seatPrice: "39.50" },
			missing: [],
		});
		expect(formatEstimateQuery(url, values)).toBe(written);
		expect(parseEstimateUrl(`${url}&seat=2`)?.missing).toEqual(["seatPrice"]);
	});

	test("leaves alone what others have put there", () => {
		expect(formatEstimateQuery("?utm_source=mail&people=9", values)).toBe(
			written.replace("?", "?utm_source=mail&"),
		);
		expect(formatEstimateQuery("?people=9&amp;custom=2&amp;utm_source=mail", values)).toBe(
			written.replace("?", "?utm_source=mail&"),
		);
		expect(formatEstimateQuery("?utm_campaign=Training%20%26%20Strategy", values)).toBe(
			written.replace("?", "?utm_campaign=Training+%26+Strategy&"),
		);
	});

	test.each([
		["with &amp; for &", written.replaceAll("&", "&amp;")],
		["percent-encoded", `?${encodeURIComponent(written.slice(1))}`],
		["percent-encoded twice", `?${encodeURIComponent(encodeURIComponent(written.slice(1)))}`],
		[
			"percent-encoded three times",
			`?${encodeURIComponent(encodeURIComponent(encodeURIComponent(written.slice(1))))}`,
		],
		[
			"percent-encoded with &amp;",
			`?${encodeURIComponent(written.slice(1).replaceAll("&", "&amp;"))}`,
		],
		[
			"percent-encoded with its anchor",
			`?${encodeURIComponent(`${written.slice(1)}#estimate-result`)}`,
		],
		["with %26 for &", written.replaceAll("&", "%26")],
		["with %26amp%3B for some &", written.replace("&", "%26amp%3B")],
		["with %2526 for &", written.replaceAll("&", "%2526")],
		["with &amp;amp; for &", written.replaceAll("&", "&amp;amp;")],
		["in capitals", written.toUpperCase()],
		["in capitals, percent-encoded", `?${encodeURIComponent(written.slice(1)).toUpperCase()}`],
	])("is read completely %s, and then written in the normal form", (_, query) => {
		expect(parseEstimateUrl(query)).toEqual({ values, missing: [] });
		expect(formatEstimateQuery(query, values)).toBe(written);
	});

	test("encoded inside another parameter, does not take the place of one that is written out", () => {
		const others = "?from=%26people%3D64&Utm_Source=Mail";
		expect(parseEstimateUrl(written.replace("?", `${others}&`))).toEqual({ values, missing: [] });
		expect(formatEstimateQuery(`${others}&PEOPLE=9`, values)).toBe(
			written.replace("?", "?Utm_Source=Mail&"),
		);
		expect(parseEstimateUrl(`${written}&PEOPLE=64`)?.missing).toEqual(["people"]);
	});

	const whole = `https://mallee.example/pricing${written}#estimate-result`;
	test.each([
		["written out", `?${whole}`],
		["percent-encoded", `?${encodeURIComponent(whole)}`],
		["in a parameter", `?utm_source=mail&url=${encodeURIComponent(whole)}`],
		["in a parameter, encoded twice", `?q=${encodeURIComponent(encodeURIComponent(whole))}`],
		["without equals signs", "?people&custom&bootcamp&strategy&consult"],
	])("in a whole URL inside the query, %s, is missing, and another takes its place", (_, query) => {
		expect(parseEstimateUrl(query)?.missing).toContain("people");
		expect(parseEstimateUrl(formatEstimateQuery(query, values))).toEqual({ values, missing: [] });
	});

	test.each([
		"seat=",
		"seat",
		"seat9.50",
		"%20seat=39.50",
		"seat%20=39.50",
		"=%0D%0Aseat=39.50",
		"utm_source=mail%26seat%3D39.50",
	])("with the price of a seat spoiled as %s, lacks it", (seat) => {
		const query = `${written}&${seat}`;
		expect(parseEstimateUrl(query)).toEqual({ values, missing: ["seatPrice"] });
		expect(parseEstimateUrl(formatEstimateQuery(query, values))).toEqual({ values, missing: [] });
	});

	test.each([
		"utm_term=cost+of+a+seat",
		"utm_content=people%20first",
		"rateplan=2",
		"rate2=5",
		"ref=x;rate",
		"heart-rate=3",
		"people_id=4",
		"custom_campaign=spring",
		"utm_campaign=Training%20%26%20Strategy",
		"utm_campaign=price%20%26%20rate",
		"utm_term=why%3F+strategy",
	])("is not what %s names", (other) => {
		expect(parseEstimateUrl(`?${other}`)).toBeUndefined();
		expect(parseEstimateUrl(`${written}&${other}`)?.missing).toEqual([]);
	});

	test.each(["&", "?", ";", "%26", "%2526", "%3F"])(
		"is searched once in a long run of %s",
		(stray) => {
			// Time that grows with the square of the length would not end within the time of a test.
			expect(parseEstimateUrl(`?a=${stray.repeat(300_000)}`)).toBeUndefined();
		},
	);

	test("a truncated URL is rejected, wherever it is cut", () => {
		const url = formatEstimateQuery("", { ...values, seatPrice: "39.50", hourlyRate: "150" });
		for (let length = "?people=3".length; length < url.length; length++) {
			const read = parseEstimateUrl(url.slice(0, length));
			expect(read?.missing, url.slice(0, length)).toContain("consult");
		}
	});

	test("without one of its choices says which", () => {
		for (const [index, parameter] of [
			"people",
			"custom",
			"bootcamp",
			"strategy",
			"consult",
		].entries()) {
			const query = written.replace(new RegExp(`${parameter}=\\d+&?`), "");
			expect(parseEstimateUrl(query)?.missing, query).toEqual([choices[index]]);
		}
		expect(parseEstimateUrl("?bootcamp=1")?.values.people).toBe("");
	});

	test("a URL without one says so", () => {
		expect(parseEstimateUrl("")).toBeUndefined();
		expect(parseEstimateUrl("?utm_source=mail")).toBeUndefined();
		expect(parseEstimateUrl("?utm_source=100%")).toBeUndefined();
	});

	test.each([
		[written.replace("bootcamp=1", "bootcamp=yes"), "bootcamp"],
		[written.replace("strategy=0", "strategy=2"), "strategy"],
		[`${written}&people=2`, "people"],
	])("of %s, the invalid parts are named", (query, name) => {
		expect(parseEstimateUrl(query)?.missing).toEqual([name]);
	});

	test("numbers come back as written, to be checked", () => {
		expect(parseEstimateUrl("?people=1e9&custom=-1")?.values).toMatchObject({
			people: "1e9",
			customSessions: "-1",
		});
	});
});
