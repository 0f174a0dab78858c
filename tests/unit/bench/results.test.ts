import { expect, test } from "vitest";
import { merged } from "../../../bench/results.ts";
import type { Circumstances, PageMeasurements, PageWeight, Results } from "../../../bench/types.ts";

const earlier = { date: "2026-11-20T00:00:00.000Z" } as Circumstances;
const later = { date: "2026-11-21T00:00:00.000Z" } as Circumstances;
const page = { path: "/", interactive: false, longText: false, notFound: false };
const audit = { largestPaint: 700 } as PageMeasurements["audit"];
const weight = { document: 14_000 } as PageWeight;

const kept: Results = {
	circumstances: { audit: earlier },
	pages: [
		{ ...page, audit },
		{ ...page, path: "/gone", audit },
	],
};

test("a part that was not measured this time stays, with when it was measured", () => {
	const fresh: Results = { circumstances: { weight: later }, pages: [{ ...page, weight }] };

	expect(merged(kept, fresh)).toEqual({
		circumstances: { audit: earlier, weight: later },
		pages: [{ ...page, audit, weight }],
	});
});

test("a part that was measured again takes the place of the old one", () => {
	const again = { largestPaint: 650 } as PageMeasurements["audit"];
	const fresh: Results = { circumstances: { audit: later }, pages: [{ ...page, audit: again }] };

	expect(merged(kept, fresh)).toEqual({
		circumstances: { audit: later },
		pages: [{ ...page, audit: again }],
	});
});

test("where no page was measured, all pages stay", () => {
	const load = { connections: 64 } as Results["load"];
	const fresh: Results = { circumstances: { load: later }, pages: [], load };

	expect(merged(kept, fresh)).toEqual({
		circumstances: { audit: earlier, load: later },
		pages: kept.pages,
		load,
	});
});
