import { expect, type Page } from "@playwright/test";
import { type Choices, calculateEstimate } from "../../app/pricing/estimate.ts";
import { requireValue } from "../../build/requireValue.ts";
import { formatDollars, interpolate } from "../../content-model/index.ts";
import { typeByHand } from "../interaction/typing.ts";
import {
	exampleChoices,
	expectIssue,
	expectSum,
	getQuery,
	headsWithoutStrategy,
	headsWithStrategy,
	locateAnnouncement,
	locateChoice,
	locateEstimate,
	locateForm,
	locatePeople,
	locateSessions,
	locateSlider,
	locateTotal,
	openEstimator,
} from "./estimatorPage.ts";
import { site } from "./site.ts";
import { test } from "./test.ts";

const { pricing } = site;
const { estimator: words } = site.content.pages.pricing;

test("every control works by keyboard, and the sum follows each", async ({ tab: page }) => {
	await openEstimator(page);
	await expectSum(page, exampleChoices);
	await locateSlider(page).focus();
	await page.keyboard.press("ArrowRight");
	await expectSum(page, { ...exampleChoices, people: exampleChoices.people + 1 });
	await expect(locatePeople(page)).toHaveValue(String(exampleChoices.people + 1));
	await page.keyboard.press("Tab");
	await expect(locatePeople(page)).toBeFocused();
	await page.keyboard.press("Control+A");
	await page.keyboard.type(String(headsWithStrategy));
	await expect(locateSlider(page)).toHaveValue(String(headsWithStrategy));
	const now: Choices = { ...exampleChoices, people: headsWithStrategy };
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
			`${words.results.total} ${formatDollars(12 * month)} `,
		);
	}
});

test("a strategy that is not offered cannot be chosen, and comes back when it is", async ({
	tab: page,
}) => {
	await page.goto(`/pricing${getQuery({ people: headsWithStrategy, strategy: 1 })}`);
	await expect(locateChoice(page, "strategy")).toBeChecked();
	await locatePeople(page).fill(String(headsWithoutStrategy));
	await expect(locateChoice(page, "strategy")).toBeDisabled();
	await expect(locateChoice(page, "strategy")).not.toBeChecked();
	await expect(locateEstimate(page)).toContainText(words.fields.strategy.unavailable);
	await locatePeople(page).fill(String(headsWithStrategy));
	await expect(locateChoice(page, "strategy")).toBeChecked();
});

test("an error has a clear sentence beside its field, and goes once it is corrected", async ({
	tab: page,
}) => {
	await page.goto("/pricing");
	const { people: most, customSessions } = words.limits;
	for (const [fieldOf, typed, sentence] of [
		[locatePeople, "", words.errors.people.empty],
		[locatePeople, "lots", words.errors.people.notNumber],
		[locatePeople, "2.5", words.errors.people.notWhole],
		[locatePeople, "0", words.errors.people.tooLittle],
		[locatePeople, String(most.max + 1), words.errors.people.tooMuch],
		[locateSessions, "two", words.errors.customSessions.notNumber],
		[locateSessions, "1.5", words.errors.customSessions.notWhole],
		[locateSessions, "-1", words.errors.customSessions.tooLittle],
		[locateSessions, String(customSessions.max + 1), words.errors.customSessions.tooMuch],
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
		await expect(locateAnnouncement(page)).toContainText(words.results.total);
	}
});

test("the cost of infrastructure is shown beside the total, never in it", async ({ tab: page }) => {
	await page.goto("/pricing");
	const { fixed, modelsFrom, modelsTo } = pricing.infrastructure;
	const [from, to] = [formatDollars(fixed + modelsFrom), formatDollars(fixed + modelsTo)];
	await expect(locateEstimate(page)).toContainText(
		interpolate(words.results.infrastructure, { from, to }),
	);
	await expect(locateAnnouncement(page)).not.toContainText(from);
	const details = page.locator("details#infrastructure");
	await expect(details.getByRole("listitem").or(details.locator("dd")).first()).toBeHidden();
	await details.locator("summary").click();
	await expect(details).toContainText(formatDollars(fixed));
	await expect(details.locator("p, dd").first()).toBeVisible();
});

test("in forced colours the slider of the estimator has an edge and a track", async ({
	tab: page,
}) => {
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
			formatDollars(calculateEstimate(pricing, exampleChoices).total),
		);
		await expect(
			locateEstimate(page).getByRole("heading", { name: words.results.exampleTitle, exact: true }),
		).toBeVisible();
		await expect(locateEstimate(page).getByText(words.results.title, { exact: true })).toBeHidden();
		await expect(locatePeople(page)).toBeHidden();
	});
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
