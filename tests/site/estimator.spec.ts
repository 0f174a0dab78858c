import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import type { Pricing } from "../../app/content/schemas/collections.ts";
import type { Page as PageContent } from "../../app/content/schemas/pages.ts";

const pricing: Pricing = parse(readFileSync("content/pricing.yaml", "utf8"));
const words: PageContent<"pricing">["estimator"] = parse(
	readFileSync("content/pages/pricing.yaml", "utf8"),
).estimator;

/** What an organisation chooses in the form. */
interface Choices {
	people: number;
	bootcamp?: boolean;
	strategy?: boolean;
	consult?: boolean;
	sessions?: number;
}

const money = new Intl.NumberFormat("en-AU", {
	style: "currency",
	currency: "AUD",
	maximumFractionDigits: 0,
});

/** What the page owes for these choices, worked out here from the owner's table. */
function owed({ people, bootcamp, strategy, consult, sessions = 0 }: Choices) {
	const plan = pricing.plans.find(({ to }) => to === null || people <= to);
	const price = (row: string) =>
		pricing.rows.find(({ id }) => id === row)?.prices[plan?.id ?? ""] ?? null;
	const strategyPrice = price("strategy");
	const amounts = {
		[words.results.platformYear]: 12 * (price("platform") ?? Number.NaN),
		[words.results.bootcamp]: bootcamp ? 5 * (price("bootcamp") ?? Number.NaN) : 0,
		[words.results.customSessions.replace("{count}", String(sessions))]:
			sessions * (price("custom") ?? Number.NaN),
		[words.results.strategy]: strategyPrice === null ? null : strategy ? strategyPrice : 0,
		[words.results.consult]: consult ? 4 * (price("consult") ?? Number.NaN) : 0,
	};
	const total = Object.values(amounts).reduce<number>((sum, amount) => sum + (amount ?? 0), 0);
	return {
		plan: plan?.name ?? "",
		monthly: money.format(price("platform") ?? Number.NaN),
		lines: Object.entries(amounts)
			.map(([name, amount]) => `${name}: ${amount === null ? "Not offered" : money.format(amount)}`)
			.sort(),
		total: money.format(total),
		withGst: `${money.format(total * 1.1)} including GST`,
	};
}

const area = (page: Page) => page.locator("#estimate");
const people = (page: Page) => area(page).getByRole("textbox", { name: words.fields.people.label });
const slider = (page: Page) => area(page).getByRole("slider", { name: words.fields.people.label });
const sessions = (page: Page) =>
	area(page).getByRole("textbox", { name: words.fields.customSessions.label });
const choice = (page: Page, name: "bootcamp" | "strategy" | "consult") =>
	area(page).getByRole("checkbox", { name: words.fields[name].label });
const announced = (page: Page) => area(page).getByRole("status");

/** A list of terms and values, a line each. */
async function linesOf(list: Locator): Promise<string[]> {
	return list.locator("> div").evaluateAll((rows) =>
		rows.map((row) => {
			const text = (name: string) => row.querySelector(name)?.textContent ?? "";
			return `${text("dt")}: ${text("dd")}`.replace(/\s+/g, " ").trim();
		}),
	);
}

/** The sum with all that stands around it is what is owed. */
async function expectSum(page: Page, choices: Choices): Promise<void> {
	const { plan, monthly, lines, total, withGst } = owed(choices);
	await expect(announced(page)).toContainText(`${words.results.plan}: ${plan}.`);
	await expect(announced(page)).toContainText(`${words.results.total} ${total} ${withGst}`);
	const [first, second] = await linesOf(area(page).locator("dl.values.ruled"));
	expect(first).toContain(`${words.results.plan}: ${plan} `);
	expect(second).toBe(`${words.results.platformMonthly}: ${monthly}`);
	expect((await linesOf(area(page).locator("dl.parts"))).sort()).toEqual(lines);
}

/** The form says what is wrong, and shows no figure that means nothing. */
async function expectIssue(page: Page, sentence: string): Promise<void> {
	await expect(announced(page)).toHaveText(sentence);
	await expect(area(page)).not.toContainText(/NaN|Infinity|undefined|null/);
	await expect(area(page).locator("dl.parts")).not.toContainText("$");
}

const start: Choices = words.example.choices;

test.describe("the estimate", () => {
	test.beforeEach(async ({ page }) => {
		await page.goto("/pricing");
		await expect(people(page)).toBeEnabled();
	});

	test("begins with the example of the content", async ({ page }) => {
		await expectSum(page, start);
	});

	test("every control works by keyboard, and the sum follows each", async ({ page }) => {
		await slider(page).focus();
		await page.keyboard.press("ArrowRight");
		await expectSum(page, { ...start, people: start.people + 1 });
		await expect(people(page)).toHaveValue(String(start.people + 1));
		await page.keyboard.press("Tab");
		await expect(people(page)).toBeFocused();
		await page.keyboard.press("Control+A");
		await page.keyboard.type("60");
		await expect(slider(page)).toHaveValue("60");
		await expectSum(page, { ...start, people: 60 });
		const now: Choices = { ...start, people: 60 };
		for (const name of ["bootcamp", "strategy", "consult"] as const) {
			await page.keyboard.press("Tab");
			await expect(choice(page, name)).toBeFocused();
			await page.keyboard.press("Space");
			now[name] = !now[name];
			await expect(choice(page, name)).toBeChecked({ checked: now[name] });
			await expectSum(page, now);
		}
		await page.keyboard.press("Tab");
		await expect(sessions(page)).toBeFocused();
		await page.keyboard.press("Control+A");
		await page.keyboard.type("3");
		await expectSum(page, { ...now, sessions: 3 });
	});

	for (const count of [1, 20, 21, 50, 51, 100, 101, 1000]) {
		test(`${count} people have the plan and the prices of the table`, async ({ page }) => {
			await people(page).fill(String(count));
			await sessions(page).fill("2");
			await expectSum(page, { ...start, people: count, sessions: 2 });
		});
	}

	test("a strategy that is not offered cannot be chosen, and comes back when it is", async ({
		page,
	}) => {
		await people(page).fill("8");
		await expect(choice(page, "strategy")).toBeDisabled();
		await expect(choice(page, "strategy")).not.toBeChecked();
		await expect(area(page)).toContainText(words.fields.strategy.unavailable);
		await people(page).fill("80");
		await expect(choice(page, "strategy")).toBeEnabled();
		await expect(choice(page, "strategy")).toBeChecked();
		await expectSum(page, { ...start, people: 80 });
	});

	test("infrastructure stands beside the sum, never in it, with what the sum assumes", async ({
		page,
	}) => {
		const { fixed, modelsFrom, modelsTo } = pricing.infrastructure;
		const range = `${money.format(fixed + modelsFrom)} to ${money.format(fixed + modelsTo)} a month`;
		await expect(area(page)).toContainText(range);
		await expect(announced(page)).not.toContainText(money.format(fixed + modelsFrom));
		for (const assumption of pricing.assumptions) {
			await expect(area(page).getByText(assumption, { exact: true })).toBeVisible();
		}
	});

	test("the address keeps the choices through a reload and for others", async ({
		page,
		context,
	}) => {
		await page.goto("/pricing?from=mail#estimate");
		await people(page).fill("75");
		await choice(page, "bootcamp").uncheck();
		await sessions(page).fill("4");
		await expect(page).toHaveURL(
			"/pricing?from=mail&people=75&bootcamp=0&strategy=1&consult=1&custom=4#estimate",
		);
		const chosen = { people: 75, bootcamp: false, strategy: true, consult: true, sessions: 4 };
		await page.reload();
		await expectSum(page, chosen);
		await expect(people(page)).toHaveValue("75");
		await expect(choice(page, "bootcamp")).not.toBeChecked();
		const other = await context.newPage();
		await other.goto(page.url());
		await expectSum(other, chosen);
	});

	for (const [typed, sentence] of [
		["", words.errors.peopleEmpty],
		["0", words.errors.peopleTooFew],
		["-5", words.errors.peopleTooFew],
		["1e9", words.errors.peopleNotNumber],
		["lots", words.errors.peopleNotNumber],
		["٣٢", words.errors.peopleNotNumber],
		["2.5", words.errors.peopleNotWhole],
		["1000000000", words.errors.peopleTooMany.replace("{max}", "1000")],
	] as const) {
		test(`‘${typed}’ people get a clear sentence`, async ({ page }) => {
			await people(page).fill(typed);
			await expectIssue(page, sentence);
			await expect(people(page)).toHaveAttribute("aria-invalid", "true");
			await expect(people(page)).toHaveAccessibleDescription(sentence);
			await people(page).fill("32");
			await expectSum(page, { ...start, people: 32 });
			await expect(people(page)).not.toHaveAttribute("aria-invalid");
		});
	}

	for (const [typed, sentence] of [
		["", words.errors.customSessionsNotNumber],
		["two", words.errors.customSessionsNotNumber],
		["-1", words.errors.customSessionsTooFew],
		["1.5", words.errors.customSessionsNotWhole],
		["51", words.errors.customSessionsTooMany.replace("{max}", "50")],
	] as const) {
		test(`‘${typed}’ sessions get a clear sentence`, async ({ page }) => {
			await sessions(page).fill(typed);
			await expectIssue(page, sentence);
			await expect(sessions(page)).toHaveAccessibleDescription(sentence);
		});
	}

	test("a month stands beside seats and hours, which the reader gives", async ({ page }) => {
		const rows = () => linesOf(area(page).locator("dl.break-even"));
		const { perHead, monthly, bySeat, hours } = words.results.breakEven;
		expect(await rows()).toEqual([
			`${perHead}: $31.25`,
			`${monthly}: $1,120 to $1,480`,
			`${bySeat}: –`,
			`${hours}: –`,
		]);
		const seat = area(page).getByLabel(words.fields.seatPrice.label);
		const rate = area(page).getByLabel(words.fields.hourlyRate.label);
		await seat.fill("40");
		await rate.fill("150");
		expect((await rows()).slice(2)).toEqual([`${bySeat}: $1,280`, `${hours}: 7.5 to 9.9`]);
		await expect(page).toHaveURL(/&seat=40&rate=150$/);
		await page.reload();
		expect((await rows()).slice(2)).toEqual([`${bySeat}: $1,280`, `${hours}: 7.5 to 9.9`]);
		await rate.fill("0");
		await expect(rate).toHaveAccessibleDescription(words.errors.amounts.tooLittle);
		expect((await rows()).slice(2)).toEqual([`${bySeat}: $1,280`, `${hours}: –`]);
		await expectSum(page, start);
	});

	test("prints with its figures, its choices and its assumptions", async ({ page }) => {
		await people(page).fill("45");
		await page.emulateMedia({ media: "print" });
		await expect(announced(page)).toBeVisible();
		await expectSum(page, { ...start, people: 45 });
		await expect(people(page)).toBeVisible();
		await expect(slider(page)).toBeHidden();
		await expect(area(page).getByText(pricing.assumptions[0] ?? "?")).toBeVisible();
	});
});

for (const [query, sentence] of [
	["?people=0", words.errors.peopleTooFew],
	["?people=-3", words.errors.peopleTooFew],
	["?people=1e9", words.errors.peopleNotNumber],
	["?people=%3Cimg%20src%3Dx%3E", words.errors.peopleNotNumber],
	["?bootcamp=1", words.errors.peopleEmpty],
	["?people=32&custom=NaN", words.errors.customSessionsNotNumber],
	["?people=32&bootcamp=yes", words.errors.address],
	["?people=32&people=33", words.errors.address],
] as const) {
	test(`an address that was tampered with (${query}) gets a clear sentence`, async ({ page }) => {
		await page.goto(`/pricing${query}`);
		await expectIssue(page, sentence);
		await people(page).fill("32");
		await sessions(page).fill("1");
		await expect(announced(page)).toContainText(words.results.total);
	});
}

test("a query of others is no estimate", async ({ page }) => {
	await page.goto("/pricing?from=mail&__proto__=1");
	await expect(people(page)).toBeEnabled();
	await expectSum(page, start);
});

test("without JavaScript worked examples stand in the form’s place", async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto("/pricing");
	// Playwright leaves the text of noscript out.
	const examples = (await page.content()).match(/<noscript>(.*?)<\/noscript>/s)?.[1] ?? "";
	const all = [words.example, ...words.example.more].map(({ choices }) => choices);
	expect(all.length).toBeGreaterThan(1);
	for (const choices of all) {
		const { plan, total, withGst } = owed({ ...choices, sessions: choices.customSessions });
		for (const part of [String(choices.people), plan, total, withGst.split(" ")[0] ?? "?"]) {
			expect(examples).toContain(part);
		}
	}
	await expect(announced(page)).toContainText(owed(start).total);
	await expect(area(page).getByRole("heading", { name: words.results.title })).toBeVisible();
	await context.close();
});
