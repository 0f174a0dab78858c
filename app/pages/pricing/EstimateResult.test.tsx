import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { pricing } from "../../../tests/fixtures/pricing.ts";
import { site } from "../../../tests/fixtures/site.ts";
import { compareWithSeats } from "../../pricing/compareWithSeats.ts";
import { calculateEstimate } from "../../pricing/estimate.ts";
import { EstimateResult } from "./EstimateResult.tsx";
import { emptyValue } from "./emptyValue.ts";

test("a platform that costs nothing is shown at $0, a month and a person", () => {
	const rows = pricing.rows.map((row) =>
		row.id === "platform" ? { ...row, prices: { ...row.prices, small: 0 } } : row,
	);
	const values = { seatPrice: "20", hourlyRate: "100" };
	const result = calculateEstimate(
		{ ...pricing, rows },
		{ people: 5, customSessions: 0, bootcamp: false, strategy: false, consult: false },
	);
	const { results } = site.content.pages.pricing.estimator;
	const markup = renderToStaticMarkup(
		<EstimateResult
			words={{ ...results, notOffered: "not offered" }}
			infrastructure={pricing.infrastructure}
			action={undefined}
			result={result}
			comparison={compareWithSeats({ ...result, seatPrice: 20, hourlyRate: 100 }, pricing)}
			values={values}
		/>,
	);
	const shown = Array.from(markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g), (row) =>
		row.slice(1).map((cell) => cell.replaceAll(/<[^>]*>/g, "")),
	);
	expect(shown).toContainEqual([results.platformMonthly, "$0"]);
	expect(shown).toContainEqual([results.breakEven.perPerson, "$0"]);
	expect(shown.flat()).not.toContain(emptyValue);
});
