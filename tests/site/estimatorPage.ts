import { expect, type Locator, type Page } from "@playwright/test";
import { type Choices, calculateEstimate } from "../../app/pricing/estimate.ts";
import { formatDollars, interpolate } from "../../content-model/index.ts";
import { site } from "./site.ts";

const { pricing } = site;
const { estimator: words, table } = site.content.pages.pricing;

/** The choices that the form begins with. */
export const exampleChoices = words.example.choices;

const strategy = pricing.rows.find(({ id }) => id === "strategy")?.prices ?? {};
const findSmallestPlan = (isOffered: boolean) =>
	pricing.plans.find(({ id }) => (strategy[id] !== null) === isOffered)?.from ?? 1;

/** The smallest head count of a plan that offers the strategy. */
export const headsWithStrategy = findSmallestPlan(true);

/** The smallest head count of a plan that does not. */
export const headsWithoutStrategy = findSmallestPlan(false);

/** Opens the estimator as it begins, and waits until it can be operated. */
export async function openEstimator(page: Page, query = ""): Promise<void> {
	await page.goto(`/pricing${query}`);
	await expect(locatePeople(page)).toBeEnabled();
}

// Parts of the estimate on /pricing.
export const locateEstimate = (page: Page) => page.locator("#estimate");
export const locatePeople = (page: Page) =>
	locateEstimate(page).getByRole("textbox", { name: words.fields.people.label });
export const locateSlider = (page: Page) =>
	locateEstimate(page).getByRole("slider", { name: words.fields.people.label });
export const locateSessions = (page: Page) =>
	locateEstimate(page).getByRole("textbox", { name: words.fields.customSessions.label });
export const locateChoice = (page: Page, name: "bootcamp" | "strategy" | "consult") =>
	locateEstimate(page).getByRole("checkbox", { name: words.fields[name].label });
export const locateAnnouncement = (page: Page) => locateEstimate(page).locator("output");
export const locateTotal = (page: Page) => locateAnnouncement(page).locator("b");
export const locateForm = (page: Page) =>
	locateEstimate(page).getByRole("group", { name: words.legend });
/** Locates the list that has a line of a name. */
export const locateList = (page: Page, label: string) =>
	locateEstimate(page)
		.locator("dl")
		.filter({ has: page.getByText(label, { exact: true }) });
export const locateParts = (page: Page) => locateList(page, words.results.platformYear);

/** Returns the query of an estimate's URL, with all that one holds. */
export function getQuery(chosen: Partial<Record<keyof Choices, number>>): string {
	const all = { people: 1, customSessions: 0, bootcamp: 0, strategy: 0, consult: 0, ...chosen };
	const { customSessions, bootcamp, strategy, consult } = all;
	return `?people=${all.people}&custom=${customSessions}&bootcamp=${bootcamp}&strategy=${strategy}&consult=${consult}`;
}

/** Reads what is in sight of a list of terms and values, a line each. */
export async function readLines(list: Locator): Promise<string[]> {
	return list.locator("> div").evaluateAll((rows) =>
		rows
			.filter((row) => row.checkVisibility())
			.map((row) => {
				const getCellText = (name: string) => row.querySelector(name)?.textContent ?? "";
				return `${getCellText("dt")}: ${getCellText("dd")}`.replace(/\s+/g, " ").trim();
			}),
	);
}

/** Expects the page to show what its sums give, which unit tests hold: each line under its own name. */
export async function expectSum(page: Page, choices: Choices): Promise<void> {
	const { plan, platformMonthly, items, total, totalWithGst } = calculateEstimate(pricing, choices);
	const { results } = words;
	const names = {
		platform: results.platformYear,
		bootcamp: results.bootcamp,
		custom: interpolate(results.customSessions, { count: choices.customSessions }),
		strategy: results.strategy,
		consult: results.consult,
	};
	await expect(locateAnnouncement(page)).toContainText(`${results.plan}: ${plan.name}.`);
	await expect(locateAnnouncement(page)).toContainText(
		`${results.total} ${formatDollars(total)} ${interpolate(results.totalWithGst, { totalWithGst: formatDollars(totalWithGst) })}`,
	);
	const [first, second] = await readLines(locateList(page, results.platformMonthly));
	expect(first).toBe(`${results.plan}: ${plan.name} ${plan.users}`);
	expect(second).toBe(`${results.platformMonthly}: ${formatDollars(platformMonthly)}`);
	expect((await readLines(locateParts(page))).sort()).toEqual(
		items
			.map(
				({ id, amount }) =>
					`${names[id]}: ${amount === null ? table.notOffered : formatDollars(amount)}`,
			)
			.sort(),
	);
}

/** Expects the form to say what is wrong, and to show no figure that means nothing. */
export async function expectIssue(page: Page, sentence: string): Promise<void> {
	await expect(locateAnnouncement(page)).toHaveText(sentence);
	await expect(locateEstimate(page)).not.toContainText(/NaN|Infinity|undefined|null/);
	await expect(locateParts(page)).not.toContainText("$");
}
