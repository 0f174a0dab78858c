import { expect, type Locator, type Page } from "@playwright/test";
import {
	type ComparisonInput,
	compareWithSeats,
	formatHourCount,
} from "../../app/pricing/compareWithSeats.ts";
import { type Choices, calculateEstimate } from "../../app/pricing/estimate.ts";
import { requireValue } from "../../build/requireValue.ts";
import { formatDollars, interpolate } from "../../content-model/index.ts";
import { typeByHand } from "../interaction/typing.ts";
import { site } from "./site.ts";
import { test } from "./tab.ts";

const { pricing } = site;
const { estimator: copy, hero, table } = site.content.pages.pricing;
const start = copy.example.choices;

/** The smallest head count of a plan that offers the strategy, and of one that does not. */
const strategy = pricing.rows.find(({ id }) => id === "strategy")?.prices ?? {};
const findSmallestPlan = (isOffered: boolean) =>
	pricing.plans.find(({ id }) => (strategy[id] !== null) === isOffered)?.from ?? 1;
const [headsWithStrategy, headsWithout] = [findSmallestPlan(true), findSmallestPlan(false)];

const locateEstimate = (page: Page) => page.locator("#estimate");
const locatePeople = (page: Page) =>
	locateEstimate(page).getByRole("textbox", { name: copy.fields.people.label });
const locateSlider = (page: Page) =>
	locateEstimate(page).getByRole("slider", { name: copy.fields.people.label });
const locateSessions = (page: Page) =>
	locateEstimate(page).getByRole("textbox", { name: copy.fields.customSessions.label });
const locateChoice = (page: Page, name: "bootcamp" | "strategy" | "consult") =>
	locateEstimate(page).getByRole("checkbox", { name: copy.fields[name].label });
const locateAnnouncement = (page: Page) => locateEstimate(page).locator("output");
const locateTotal = (page: Page) => locateAnnouncement(page).locator("b");
const locateForm = (page: Page) => locateEstimate(page).getByRole("group", { name: copy.legend });
const locateFormLink = (page: Page) =>
	locateEstimate(page).getByRole("link", {
		name: requireValue(hero.actions?.[0], "A link to the form").label,
	});
/** Locates the list that has a line of a name. */
const locateList = (page: Page, label: string) =>
	locateEstimate(page)
		.locator("dl")
		.filter({ has: page.getByText(label, { exact: true }) });
const locateParts = (page: Page) => locateList(page, copy.results.platformYear);

/** Returns the query of an estimate's URL, with all that one holds. */
const getQuery = (chosen: Partial<Record<keyof Choices, number>>) => {
	const all = { people: 1, customSessions: 0, bootcamp: 0, strategy: 0, consult: 0, ...chosen };
	const { customSessions, bootcamp, strategy, consult } = all;
	return `?people=${all.people}&custom=${customSessions}&bootcamp=${bootcamp}&strategy=${strategy}&consult=${consult}`;
};

/** Reads a list of terms and values, a line each. */
async function readLines(list: Locator): Promise<string[]> {
	return list.locator("> div").evaluateAll((rows) =>
		rows.map((row) => {
			const getCellText = (name: string) => row.querySelector(name)?.textContent ?? "";
			return `${getCellText("dt")}: ${getCellText("dd")}`.replace(/\s+/g, " ").trim();
		}),
	);
}

/** Expects the page to show what its sums give, which unit tests hold: each line under its own name. */
async function expectSum(page: Page, choices: Choices): Promise<void> {
	const { plan, platformMonthly, items, total, totalWithGst } = calculateEstimate(pricing, choices);
	const { results } = copy;
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
async function expectIssue(page: Page, sentence: string): Promise<void> {
	await expect(locateAnnouncement(page)).toHaveText(sentence);
	await expect(locateEstimate(page)).not.toContainText(/NaN|Infinity|undefined|null/);
	await expect(locateParts(page)).not.toContainText("$");
}

test("every control works by keyboard, and the sum follows each", async ({ tab: page }) => {
	await page.goto("/pricing");
	await expect(locatePeople(page)).toBeEnabled();
	await expectSum(page, start);
	await locateSlider(page).focus();
	await page.keyboard.press("ArrowRight");
	await expectSum(page, { ...start, people: start.people + 1 });
	await expect(locatePeople(page)).toHaveValue(String(start.people + 1));
	await page.keyboard.press("Tab");
	await expect(locatePeople(page)).toBeFocused();
	await page.keyboard.press("Control+A");
	await page.keyboard.type(String(headsWithStrategy));
	await expect(locateSlider(page)).toHaveValue(String(headsWithStrategy));
	const now: Choices = { ...start, people: headsWithStrategy };
	await expectSum(page, now);
	for (const name of ["bootcamp", "strategy", "consult"] as const) {
		await page.keyboard.press("Tab");
		await expect(locateChoice(page, name)).toBeFocused();
		await page.keyboard.press("Space");
		now[name] = !now[name];
		await expect(locateChoice(page, name)).toBeChecked({ checked: now[name] });
		await expectSum(page, now);
	}
	await page.keyboard.press("Tab");
	await expect(locateSessions(page)).toBeFocused();
	await page.keyboard.press("Control+A");
	await page.keyboard.type("3");
	await expectSum(page, { ...now, customSessions: 3 });
});

test("the platform alone costs twelve times the month in the price table", async ({
	tab: page,
}) => {
	for (const { id, from } of pricing.plans) {
		const month = pricing.rows.find((row) => row.id === "platform")?.prices[id] ?? 0;
		await page.goto(`/pricing${getQuery({ people: from })}`);
		await expect(locateAnnouncement(page)).toContainText(
			`${copy.results.total} ${formatDollars(12 * month)} `,
		);
	}
});

test("a strategy that is not offered cannot be chosen, and comes back when it is", async ({
	tab: page,
}) => {
	await page.goto(`/pricing${getQuery({ people: headsWithStrategy, strategy: 1 })}`);
	await expect(locateChoice(page, "strategy")).toBeChecked();
	await locatePeople(page).fill(String(headsWithout));
	await expect(locateChoice(page, "strategy")).toBeDisabled();
	await expect(locateChoice(page, "strategy")).not.toBeChecked();
	await expect(locateEstimate(page)).toContainText(copy.fields.strategy.unavailable);
	await locatePeople(page).fill(String(headsWithStrategy));
	await expect(locateChoice(page, "strategy")).toBeChecked();
});

test("an error has a clear sentence beside its field, and goes once it is corrected", async ({
	tab: page,
}) => {
	await page.goto("/pricing");
	const { people: most, customSessions } = copy.limits;
	for (const [fieldOf, typed, sentence] of [
		[locatePeople, "", copy.errors.people.empty],
		[locatePeople, "lots", copy.errors.people.notNumber],
		[locatePeople, "2.5", copy.errors.people.notWhole],
		[locatePeople, "0", copy.errors.people.tooLittle],
		[locatePeople, String(most.max + 1), copy.errors.people.tooMuch],
		[locateSessions, "two", copy.errors.customSessions.notNumber],
		[locateSessions, "1.5", copy.errors.customSessions.notWhole],
		[locateSessions, "-1", copy.errors.customSessions.tooLittle],
		[locateSessions, String(customSessions.max + 1), copy.errors.customSessions.tooMuch],
	] as const) {
		const field = fieldOf(page);
		const message = interpolate(sentence, {
			max: (fieldOf === locatePeople ? most : customSessions).max,
		});
		await typeByHand(field, typed);
		await expectIssue(page, message);
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAccessibleDescription(message);
		await field.fill("2");
		await expect(field).not.toHaveAttribute("aria-invalid");
		await expect(locateAnnouncement(page)).toContainText(copy.results.total);
	}
});

test("infrastructure is shown beside the total, never in it", async ({ tab: page }) => {
	await page.goto("/pricing");
	const { fixed, modelsFrom, modelsTo } = pricing.infrastructure;
	const [from, to] = [formatDollars(fixed + modelsFrom), formatDollars(fixed + modelsTo)];
	await expect(locateEstimate(page)).toContainText(
		interpolate(copy.results.infrastructure, { from, to }),
	);
	await expect(locateAnnouncement(page)).not.toContainText(from);
	const details = page.locator("details#infrastructure");
	await expect(details.getByRole("listitem").or(details.locator("dd")).first()).toBeHidden();
	await details.locator("summary").click();
	await expect(details).toContainText(formatDollars(fixed));
	await expect(details.locator("p, dd").first()).toBeVisible();
});

test("the address keeps the choices through a reload, for others, and on the way back", async ({
	page,
	context,
}) => {
	await page.goto("/pricing?from=mail#estimate");
	const chosen = {
		...start,
		people: headsWithStrategy,
		bootcamp: !start.bootcamp,
		customSessions: 4,
	};
	await typeByHand(locatePeople(page), String(chosen.people));
	await locateChoice(page, "bootcamp").setChecked(chosen.bootcamp);
	await typeByHand(locateSessions(page), String(chosen.customSessions));
	const toBit = (value: boolean) => (value ? 1 : 0);
	await expect(page).toHaveURL(
		`/pricing?from=mail&people=${chosen.people}&custom=4&bootcamp=${toBit(chosen.bootcamp)}&strategy=${toBit(chosen.strategy)}&consult=${toBit(chosen.consult)}#estimate-result`,
	);
	await page.reload();
	await expectSum(page, chosen);
	await expect(locatePeople(page)).toHaveValue(String(chosen.people));
	const other = await context.newPage();
	await other.goto(page.url());
	await expectSum(other, chosen);
	// Two tabs do not meddle with one another.
	await locatePeople(other).fill(String(chosen.people + 1));
	await expectSum(page, chosen);
	await page.goto("/team");
	await page.goBack();
	await expect(locatePeople(page)).toBeEnabled();
	await expectSum(page, chosen);
});

/** Has the estimator start as on a page whose contact form takes the URL of an estimate in a parameter, or in none. */
async function setFormParameter(page: Page, contactForm: string, parameter: string | undefined) {
	const form = parameter && { url: contactForm, parameter };
	await page.addInitScript((given) => {
		// Before the island is hydrated, which is after the first paint.
		document.addEventListener("DOMContentLoaded", () => {
			const { dataset } = document.querySelector("[data-island='estimator']") as HTMLElement;
			const props = JSON.parse(dataset.props ?? "{}");
			dataset.props = JSON.stringify({ ...props, contactForm: given });
		});
	}, form);
}

test.describe("an estimate can be sent on", () => {
	const query = getQuery({ people: headsWithStrategy, bootcamp: 1 });
	const copyButton = (page: Page) =>
		locateEstimate(page).getByRole("button", { name: copy.share.copy });

	/** Returns the address of the estimate that a page shows, as it is sent on. */
	const getSentAddress = (page: Page) =>
		new URL(`/pricing${query}#estimate-result`, page.url()).href;

	test("copied and by email, until it changes", async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await page.goto(`/pricing${query}`);
		const message = locateEstimate(page).getByText(copy.share.copied, { exact: true });
		await copyButton(page).click();
		await expect(message).toBeVisible();
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied).toBe(getSentAddress(page));
		const email = locateEstimate(page).getByRole("link", { name: copy.share.email });
		await expect(email).toHaveAttribute(
			"href",
			`mailto:?subject=${encodeURIComponent(copy.share.subject)}&body=${encodeURIComponent(copied)}`,
		);
		await locatePeople(page).fill("2");
		await expect(message).toHaveCount(0);
	});

	test("on paper, with its address and the day, where it has a result", async ({ page }) => {
		await page.goto(`/pricing${query}`);
		await expect(locatePeople(page)).toBeEnabled();
		const printed = page.waitForEvent("console", (message) => message.text() === "printed");
		await page.evaluate(() => {
			window.print = () => console.log("printed");
		});
		await locateEstimate(page)
			.getByRole("button", {
				name: requireValue(copy.share.print, "A name of the button that prints"),
			})
			.click();
		await printed;
		await page.emulateMedia({ media: "print" });
		const address = locateEstimate(page).getByText(getSentAddress(page));
		await expect(address).toContainText(String(new Date().getFullYear()));
		await page.emulateMedia({ media: "screen" });
		await locatePeople(page).fill("0");
		await expect(copyButton(page)).toBeDisabled();
		await expect(address).toHaveCount(0);
	});

	test("its URL opens at the total, on a phone too", async ({ tab: page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto(`/pricing${query}#estimate-result`);
		await expect(locatePeople(page)).toBeEnabled();
		await expect(locateTotal(page)).toBeInViewport();
	});

	for (const [title, formParameter] of [
		["the form is given the address where it asks for it", "estimate"],
		["the form is not given the address where it does not ask for it", undefined],
	] as const) {
		test(title, async ({ page }) => {
			const { contactForm } = site.content.destinations;
			await setFormParameter(page, contactForm, formParameter);
			await page.goto(`/pricing${query}`);
			await expect(copyButton(page)).toBeEnabled();
			const formLink = page.getByRole("main").locator(`a[href^="${contactForm}"]`).last();
			const target = new URL(contactForm);
			if (formParameter) {
				const estimate = new URL(`/pricing${query}#estimate-result`, page.url());
				target.searchParams.set(formParameter, estimate.href);
			}
			await expect(formLink).toHaveAttribute("href", target.href);
		});
	}

	test("the form is given no address while the form on the page has a mistake", async ({
		page,
	}) => {
		const { contactForm } = site.content.destinations;
		await setFormParameter(page, contactForm, "estimate");
		await page.goto(`/pricing${query}`);
		const formLink = page.getByRole("main").locator(`a[href^="${contactForm}"]`).last();
		await expect(formLink).toHaveAttribute("href", /estimate=/);
		await locatePeople(page).fill("0");
		await expect(formLink).toHaveAttribute("href", new URL(contactForm).href);
		await locatePeople(page).fill("2");
		await expect(formLink).toHaveAttribute("href", /people%3D2%26/);
	});
});

test("a broken URL gets a clear sentence, and the form still works", async ({ tab: page }) => {
	const listMissing = (...names: (keyof typeof copy.fields)[]) =>
		interpolate(copy.errors.incompleteUrl, {
			missing: names.map((name) => copy.fields[name].label).join(", "),
		});
	const fullQuery = getQuery({ people: 2 });
	for (const [query, sentence] of [
		[fullQuery.replace("people=2", "people=%3Cimg%20src%3Dx%3E"), copy.errors.people.notNumber],
		[fullQuery.replace("bootcamp=0", "bootcamp=yes"), listMissing("bootcamp")],
		[fullQuery.slice(0, fullQuery.indexOf("&strategy") + 5), listMissing("strategy", "consult")],
		[fullQuery.slice(0, -1), listMissing("consult")],
	] as const) {
		await page.goto(`/pricing${query}`);
		await expectIssue(page, sentence);
		await locatePeople(page).fill("2");
		await expect(locateAnnouncement(page)).toContainText(copy.results.total);
	}
	await page.goto("/pricing?from=mail&__proto__=1");
	await expect(locatePeople(page)).toBeEnabled();
	await expectSum(page, start);
});

test("a URL that was encoded on its way gives the same total", async ({ tab: page }) => {
	const chosen = { people: headsWithStrategy, bootcamp: true, strategy: true, consult: true };
	const query = getQuery({
		people: headsWithStrategy,
		bootcamp: 1,
		strategy: 1,
		consult: 1,
		customSessions: 2,
	});
	for (const mangled of [
		query.replaceAll("&", "&amp;"),
		`?${encodeURIComponent(query.slice(1))}`,
		`?${encodeURIComponent(`${query.slice(1)}#estimate-result`)}`,
	]) {
		await page.goto(`/pricing${mangled}`);
		await expect(locatePeople(page)).toBeEnabled();
		await expectSum(page, { ...chosen, customSessions: 2 });
	}
});

test("in forced colours the slider has an edge and a track", async ({ tab: page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/pricing");
	await expect(locateSlider(page)).toHaveCSS("border-top-style", "solid");
	await expect(locateSlider(page)).toHaveCSS("background-image", /gradient/);
	// The engine's own colours would be those of the ground: those of a button are chosen for it.
	await expect(locateSlider(page)).toHaveCSS("forced-color-adjust", "none");
});

test("an estimate prints with its figures, and its form without the slider", async ({
	tab: page,
}) => {
	await page.goto(`/pricing${getQuery({ people: headsWithStrategy, bootcamp: 1 })}`);
	await expect(locatePeople(page)).toHaveValue(String(headsWithStrategy));
	await page.emulateMedia({ media: "print" });
	const none = { people: headsWithStrategy, bootcamp: true, strategy: false, consult: false };
	await expectSum(page, { ...none, customSessions: 0 });
	await expect(locateAnnouncement(page)).toBeVisible();
	await expect(locatePeople(page)).toBeVisible();
	await expect(locateSlider(page)).toBeHidden();
	await expect(
		locateEstimate(page).getByText(requireValue(pricing.assumptions[0], "An assumption")),
	).toBeVisible();
	// Its room is its own: on a sheet nothing of the form runs into it.
	await page.setViewportSize({ width: 794, height: 1123 });
	const form = await locateForm(page).boundingBox();
	const sum = await page.locator("#estimate-result").boundingBox();
	expect(sum?.y).toBeGreaterThanOrEqual((form?.y ?? 0) + (form?.height ?? 0));
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the sum of the example is shown as an example, also at a shared URL", async ({ page }) => {
		await page.goto("/pricing?people=64&custom=3&bootcamp=1&strategy=0&consult=1#estimate-result");
		await expect(locateAnnouncement(page)).toContainText(
			formatDollars(calculateEstimate(pricing, start).total),
		);
		await expect(
			locateEstimate(page).getByRole("heading", { name: copy.results.exampleTitle, exact: true }),
		).toBeVisible();
		await expect(locateEstimate(page).getByText(copy.results.title, { exact: true })).toBeHidden();
		await expect(locatePeople(page)).toBeHidden();
	});
});

test.describe("a month is compared with the reader's seat price and hours", () => {
	const { seatPrice, hourlyRate } = copy.fields;
	const locateSeatPrice = (page: Page) => locateEstimate(page).getByLabel(seatPrice.label);
	const locateHourlyRate = (page: Page) => locateEstimate(page).getByLabel(hourlyRate.label);
	const readComparison = (page: Page) =>
		readLines(locateList(page, copy.results.breakEven.perPerson));

	/** Formats the rows of the comparison with some figures of the reader. */
	function formatComparison(figures: Partial<ComparisonInput>): string[] {
		const {
			perPerson,
			monthly,
			seatCost,
			cheaper,
			verdicts,
			fullMonthlyCost,
			hours,
			range,
			waiting,
		} = copy.results.breakEven;
		const sum = compareWithSeats({ ...calculateEstimate(pricing, start), ...figures }, pricing);
		const formatRange = (from: string, to: string) => interpolate(range, { from, to });
		return [
			`${perPerson}: ${formatDollars(sum.costPerPerson)}`,
			`${monthly}: ${formatRange(formatDollars(sum.platformWithCloud.from), formatDollars(sum.platformWithCloud.to))}`,
			`${seatCost}: ${sum.seatCost === undefined ? waiting.seatPrice : formatDollars(sum.seatCost)}`,
			`${cheaper}: ${sum.cheaperOption ? verdicts[sum.cheaperOption] : waiting.seatPrice}`,
			`${fullMonthlyCost}: ${sum.fullMonthlyCost ? formatRange(formatDollars(sum.fullMonthlyCost.from), formatDollars(sum.fullMonthlyCost.to)) : waiting.hourlyRate}`,
			`${hours}: ${sum.hoursToRecoverCost ? formatRange(formatHourCount(sum.hoursToRecoverCost.from), formatHourCount(sum.hoursToRecoverCost.to)) : waiting.hourlyRate}`,
		];
	}

	async function openEstimate(page: Page): Promise<void> {
		await page.goto("/pricing");
		await expect(locatePeople(page)).toBeEnabled();
	}

	test("which the URL keeps", async ({ tab: page }) => {
		await openEstimate(page);
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

	test("and an estimate in which one of them is not an amount cannot be shared", async ({
		tab: page,
	}) => {
		await openEstimate(page);
		await typeByHand(locateSeatPrice(page), "39.50");
		await typeByHand(locateHourlyRate(page), "150");
		const email = locateEstimate(page).getByText(copy.share.email, { exact: true });
		await expect(email).toHaveAttribute("href", /seat%3D39/);
		for (const field of [locateSeatPrice(page), locateHourlyRate(page)]) {
			const amount = await field.inputValue();
			await typeByHand(field, "lots");
			await expect(email).not.toHaveAttribute("href");
			await typeByHand(field, amount);
			await expect(email).toHaveAttribute("href");
		}
	});

	test("and a rate of nothing is refused, while the rest is compared", async ({ tab: page }) => {
		await openEstimate(page);
		const rate = locateHourlyRate(page);
		await typeByHand(locateSeatPrice(page), "39.50");
		await rate.fill("0");
		await expect(rate).toHaveAccessibleDescription(copy.errors.amounts.tooLittle);
		expect(await readComparison(page)).toEqual(formatComparison({ seatPrice: 39.5 }));
		await expectSum(page, start);
	});
});

test("each of two tabs keeps its own choices, also after back and forward", async ({ context }) => {
	const [one, other] = [await context.newPage(), await context.newPage()];
	await one.goto(`/pricing${getQuery({ people: headsWithStrategy })}`);
	await other.goto(`/pricing${getQuery({ people: headsWithout })}`);
	await one.goto("/strategy");
	await one.goBack();
	await expect(locatePeople(one)).toHaveValue(String(headsWithStrategy));
	await one.goForward();
	await expect(one).toHaveURL("/strategy");
	await expect(locatePeople(other)).toHaveValue(String(headsWithout));
});

test("GET STARTED takes the estimate along, and the form shows it", async ({ tab: page }) => {
	await page.goto("/pricing?people=7&custom=1&bootcamp=0&strategy=0&consult=0");
	const formLink = locateFormLink(page);
	await expect(formLink).toHaveAttribute("href", /estimate=/);
	await page.goto(requireValue(await formLink.getAttribute("href"), "The form’s URL"));
	await expect(page.getByText("/pricing?people=7&custom=1&bootcamp=0")).toBeVisible();
});

test("GET STARTED takes along what the form says now, not what it said first", async ({
	tab: page,
}) => {
	await page.goto("/pricing?people=7&custom=1&bootcamp=0&strategy=0&consult=0");
	const formLink = locateFormLink(page);
	await expect(formLink).toHaveAttribute("href", /people%3D7%26/);
	for (const people of ["12", "90"]) {
		await page.locator("#estimate-people").fill(people);
		await expect(formLink).toHaveAttribute("href", new RegExp(`people%3D${people}%26`));
	}
});

test("on a phone the sum of an estimate stays in sight beside its fields", async ({
	tab: page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/pricing");
	const fields = locateForm(page).locator("input:not([type=range]):enabled");
	await expect(fields.first()).toBeEnabled();
	for (const field of await fields.all()) {
		await field.focus();
		await expect(locateTotal(page)).toBeInViewport({ ratio: 1 });
		await expect.poll(() => isUncovered(page)).toBe(true);
	}
});

/** Returns whether what has the focus is covered by nothing. */
function isUncovered(page: Page): Promise<boolean> {
	return page.evaluate(() => {
		const field = document.activeElement;
		const box = field?.getBoundingClientRect() ?? new DOMRect();
		return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === field;
	});
}
