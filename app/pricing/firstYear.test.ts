import { expect, test } from "vitest";
import { pricing } from "../../tests/fixtures/pricing.ts";
import { calculateFirstYear } from "./firstYear.ts";

test.each([
	// 4,800 + 2,500; 12,000 + 2,500; 18,000 + 3,750; 27,000 + 3,750
	[12, 7300, 8030],
	[40, 14_500, 15_950],
	[65, 21_750, 23_925],
	[150, 30_750, 33_825],
])("%i people begin with %i, or %i with GST", (people, total, totalWithGst) => {
	expect(calculateFirstYear(pricing, people).minimumEstimate).toMatchObject({
		total,
		totalWithGst,
	});
});

test.each([
	// Fees, cloud at its ends and hours at 75: 7,300 + 1,440 + 7,650; 14,500 + 1,440 + 12,900; 21,750 + 1,440 + 17,588; and so on.
	[12, 16_390, 20_710],
	[40, 28_840, 33_160],
	[65, 40_778, 45_098],
	[150, 65_715, 70_035],
])("%i people begin with %i to %i, cloud bill and own hours included", (people, from, to) => {
	expect(calculateFirstYear(pricing, people).minimumTotalCost).toEqual({ from, to });
});

test.each([
	// 4,800 + 2,500 + 4,000; 12,000 + 2,500 + 4,500 + 6,000; 18,000 + 3,750 + 4,500 + 8,000; 27,000 + 3,750 + 10,000
	[12, 11_300, 102],
	[40, 25_000, 172],
	[65, 34_250, 234.5],
	[150, 40_750, 447],
])("%i people: %i of fees, 1,440 to 5,760 of cloud, %d hours at 75", (people, fees, hours) => {
	expect(calculateFirstYear(pricing, people)).toMatchObject({
		total: fees,
		cloudCost: { from: 1440, to: 5760 },
		staffHours: hours,
		staffCost: Math.round(hours * 75),
		totalCost: {
			from: fees + 1440 + Math.round(hours * 75),
			to: fees + 5760 + Math.round(hours * 75),
		},
	});
});
