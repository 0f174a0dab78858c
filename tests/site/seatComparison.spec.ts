import { expect, type Page } from "@playwright/test";
import { emptyValue } from "../../app/pages/pricing/emptyValue.ts";
import { compareWithSeats, formatHourCount } from "../../app/pricing/compareWithSeats.ts";
import { calculateEstimate } from "../../app/pricing/estimate.ts";
import { formatDollars, interpolate } from "../../content-model/index.ts";
import { typeByHand } from "../interaction/typing.ts";
import {
	exampleChoices,
	expectSum,
	locateEstimate,
	locateList,
	locatePeople,
	openEstimator,
	readLines,
} from "./estimatorPage.ts";
import { site } from "./site.ts";
import { test } from "./test.ts";

const { pricing } = site;
const words = site.content.pages.pricing.estimator;
const { seatPrice, hourlyRate } = words.fields;
const locateSeatPrice = (page: Page) => locateEstimate(page).getByLabel(seatPrice.label);
const locateHourlyRate = (page: Page) => locateEstimate(page).getByLabel(hourlyRate.label);
const readComparison = (page: Page) =>
	readLines(locateList(page, words.results.breakEven.perPerson));

/** Formats the rows of the comparison that some figures of the reader have. */
function formatComparison(figures: Partial<Parameters<typeof compareWithSeats>[0]>): string[] {
	const { perPerson, monthly, seatCost, cheaper, verdicts, fullMonthlyCost, hours, range } =
		words.results.breakEven;
	const sum = compareWithSeats(
		{ ...calculateEstimate(pricing, exampleChoices), ...figures },
		pricing,
	);
	const formatRange = (from: string, to: string) => interpolate(range, { from, to });
	return [
		`${perPerson}: ${formatDollars(sum.costPerPerson)}`,
		`${monthly}: ${formatRange(formatDollars(sum.platformWithCloud.from), formatDollars(sum.platformWithCloud.to))}`,
		...(sum.seatCost !== undefined && sum.cheaperOption
			? [
					`${seatCost}: ${formatDollars(sum.seatCost)}`,
					`${cheaper}: ${verdicts[sum.cheaperOption]}`,
				]
			: []),
		...(sum.fullMonthlyCost && sum.hoursToRecoverCost
			? [
					`${fullMonthlyCost}: ${formatRange(formatDollars(sum.fullMonthlyCost.from), formatDollars(sum.fullMonthlyCost.to))}`,
					`${hours}: ${formatRange(formatHourCount(sum.hoursToRecoverCost.from), formatHourCount(sum.hoursToRecoverCost.to))}`,
				]
			: []),
	];
}

test("the URL keeps the reader's seat price and rate, with which a month is compared", async ({
	tab: page,
}) => {
	await openEstimator(page);
	expect(await readComparison(page)).toEqual(formatComparison({}));
	await typeByHand(locateSeatPrice(page), "39.50");
	await typeByHand(locateHourlyRate(page), "150");
	await expect(page).toHaveURL(/&seat=39\.50&rate=150&custom=/);
	await page.reload();
	await expect(locatePeople(page)).toBeEnabled();
	expect(await readComparison(page)).toEqual(
		formatComparison({ seatPrice: 39.5, hourlyRate: 150 }),
	);
});

test("an estimate whose seat price or rate is not an amount cannot be shared", async ({
	tab: page,
}) => {
	await openEstimator(page);
	await typeByHand(locateSeatPrice(page), "39.50");
	await typeByHand(locateHourlyRate(page), "150");
	const email = locateEstimate(page).getByText(words.share.email, { exact: true });
	await expect(email).toHaveAttribute("href", /seat%3D39/);
	for (const field of [locateSeatPrice(page), locateHourlyRate(page)]) {
		const amount = await field.inputValue();
		await typeByHand(field, "lots");
		await expect(email).not.toHaveAttribute("href");
		await typeByHand(field, amount);
		await expect(email).toHaveAttribute("href");
	}
});

test("a rate of $0 is refused, while the rest of the month is compared", async ({ tab: page }) => {
	await openEstimator(page);
	const rate = locateHourlyRate(page);
	await typeByHand(locateSeatPrice(page), "39.50");
	await rate.fill("0");
	await expect(rate).toHaveAccessibleDescription(words.errors.amounts.tooLittle);
	const { fullMonthlyCost, hours } = words.results.breakEven;
	expect(await readComparison(page)).toEqual([
		...formatComparison({ seatPrice: 39.5 }),
		`${fullMonthlyCost}: ${emptyValue}`,
		`${hours}: ${emptyValue}`,
	]);
	await expectSum(page, exampleChoices);
});
