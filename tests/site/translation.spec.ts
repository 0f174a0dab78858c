import { expect, type Page } from "@playwright/test";
import { calculateEstimate } from "../../app/pricing/estimate.ts";
import { calculateShare } from "../../app/pricing/share.ts";
import { formatDollars, interpolate } from "../../content-model/index.ts";
import { translateTexts } from "../interaction/translation.ts";
import { typeByHand } from "../interaction/typing.ts";
import { newestArticle, site } from "./site.ts";
import { test } from "./test.ts";

/** Pages as a browser's translation leaves them: every text that changes must still say what is so. */
for (const what of ["moved", "replaced"] as const) {
	const open = async (page: Page, path: string) => {
		await page.goto(path);
		await expect(page.locator("[data-island] :is(input, button):enabled").first()).toBeVisible();
		await page.evaluate(translateTexts, what);
	};

	test(`with its texts ${what}, the button of the menu says what it does`, async ({
		tab: page,
	}) => {
		const { menu, closeMenu } = site.content.settings.labels;
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto("/strategy");
		await page.evaluate(translateTexts, what);
		const label = (text: string) => page.getByRole("banner").getByRole("button").getByText(text);
		await expect(label(menu)).toBeVisible();
		await expect(label(closeMenu)).toBeHidden();
		await label(menu).click();
		await expect(label(closeMenu)).toBeVisible();
		await expect(label(menu)).toBeHidden();
	});

	test(`with its texts ${what}, the estimate is that of the form`, async ({ tab: page }) => {
		const { estimator: words } = site.content.pages.pricing;
		await open(page, "/pricing");
		const area = page.locator("#estimate");
		const people = area.getByRole("textbox", { name: words.fields.people.label });
		const none = { bootcamp: false, strategy: false, consult: false, customSessions: 0 };
		const plan = area.locator("dl").first().locator("dd").first();
		const parts = area.locator("dl").nth(1).locator("dd");
		for (const { from } of site.pricing.plans) {
			// From plan to plan, and past two mistakes.
			await people.fill(String(from));
			for (const box of await area.getByRole("checkbox", { disabled: false }).all()) {
				await box.setChecked(false);
			}
			const sum = calculateEstimate(site.pricing, { ...none, people: from });
			await expect(plan).toHaveText(`${sum.plan.name} ${sum.plan.users}`);
			await expect(area.locator("output")).toHaveText(
				`${words.results.plan}: ${sum.plan.name}. ${words.results.total} ${formatDollars(sum.total)} ${interpolate(words.results.totalWithGst, { totalWithGst: formatDollars(sum.totalWithGst) })}`,
			);
			await expect(parts.first()).toHaveText(formatDollars(sum.total));
			await expect(parts.last()).toHaveText(formatDollars(0));
			await typeByHand(people, String(from + 1));
			await expect(plan).toContainText(sum.plan.name);
			await people.fill("0");
			await expect(area.locator("output")).toHaveText(words.errors.people.tooLittle);
			await people.fill("some");
			await expect(area.locator("output")).toHaveText(words.errors.people.notNumber);
		}
	});

	test(`with its texts ${what}, the fee is that of the reader’s figure`, async ({ tab: page }) => {
		const { calculator } = site.content.pages["partner-referral-agreement"].workedExample;
		await open(page, "/partner-referral-agreement");
		const field = page.getByRole("textbox", { name: calculator.label });
		for (const [typed, amount] of [
			["1000", 1000],
			["4000", 4000],
			["much", undefined],
			["-1", undefined],
			["70", 70],
		] as const) {
			await typeByHand(field, typed);
			const fee = page.locator("#fee-result b").first();
			await (amount === undefined
				? expect(page.locator("#fee-result")).toHaveText(
						typed === "-1" ? calculator.errors.tooLittle : calculator.errors.notNumber,
					)
				: expect(fee).toHaveText(formatDollars(calculateShare(amount, site.agreement.rate))));
		}
	});

	test(`with its texts ${what}, the search names the query it answers`, async ({ tab: page }) => {
		await open(page, "/search");
		const status = page.getByRole("main").getByRole("status");
		for (const query of ["strategy", "training", "zzzzzz", "platform"]) {
			await typeByHand(page.getByRole("main").getByRole("searchbox"), query);
			await expect(status).toContainText(`‘${query}’`);
			await expect(status.locator(":scope > *")).toHaveCount(1);
		}
	});

	test(`with its texts ${what}, an article is passed on with its address`, async ({
		page,
		context,
	}) => {
		const { panel } = site.content.pages.share;
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(page, `/share?article=${newestArticle.slug}`);
		await page.getByRole("button", { name: panel.copyLink }).click();
		await expect(page.getByRole("main").getByRole("status")).toHaveText(panel.copied);
		const copied = await page.evaluate(() => navigator.clipboard.readText());
		expect(copied).toMatch(new RegExp(`${newestArticle.path}$`));
	});
}

test("on a translated page, an article that is chosen is the only one to share", async ({
	tab: page,
}) => {
	await page.goto(`/share?article=${newestArticle.slug}`);
	// What Chrome marks a translated document with.
	await page.evaluate(() => document.documentElement.classList.add("translated-ltr"));
	const { panel, choice } = site.content.pages.share;
	await expect(page.getByRole("button", { name: panel.copyLink })).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: choice.share })).toHaveCount(0);
});

test("on a phone the note above the plans breaks where its translation is longer", async ({
	tab: page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/pricing");
	await page.evaluate(translateTexts, "moved" as const);
	const { note = "" } = site.pricing.rows.find(({ id }) => id === "platform") ?? {};
	const shown = page
		.locator("#prices p font font")
		.filter({ hasText: note })
		.filter({ visible: true });
	await shown.first().evaluate((text) => text.append(`, ${text.textContent}`));
	expect(
		await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
	).toBeLessThanOrEqual(0);
});

for (const { width, path } of [
	{ width: 390, path: "/partner-referral-agreement" },
	{ width: 390, path: "/strategy" },
	{ width: 1280, path: "/strategy" },
]) {
	test(`${path} has no word beside the window at ${width} px where a language has longer ones`, async ({
		tab: page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto(path);
		const overflow = await page.evaluate(() => {
			document.documentElement.lang = "de";
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			for (let text = texts.nextNode(); text; text = texts.nextNode()) {
				if (!text.parentElement?.closest("script, style, svg")) {
					text.textContent = (text.textContent ?? "").replace(
						/\p{L}{4,}/gu,
						(word) => word + word.slice(0, Math.ceil(word.length * 0.6)).toLowerCase(),
					);
				}
			}
			return document.documentElement.scrollWidth - window.innerWidth;
		});
		expect(overflow).toBeLessThanOrEqual(0);
	});
}

test("in a language that is written from right to left, the agreement’s notes are beside its clauses", async ({
	tab: page,
}) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto("/partner-referral-agreement");
	await page.evaluate(() => {
		document.documentElement.dir = "rtl";
	});
	const { summary } = site.content.pages["partner-referral-agreement"].labels;
	const notes = await page
		.getByText(summary, { exact: true })
		.evaluateAll((all) => all.map((note) => note.getBoundingClientRect()));
	expect(notes.length).toBeGreaterThan(10);
	for (const { left, right } of notes) {
		expect(left).toBeGreaterThanOrEqual(0);
		expect(right).toBeLessThanOrEqual(1280);
	}
});

test("translation is asked to leave plans and figures as they are", async ({ tab: page }) => {
	await page.goto("/pricing");
	const touched = await page.locator("#prices, #estimate").evaluateAll(
		(areas, names) =>
			areas
				.flatMap((area) => Array.from(area.querySelectorAll("b, dd, th, td, span")))
				.filter((element) => element.childElementCount === 0 && element.checkVisibility())
				.filter(({ textContent }) => /^\$[\d,.]+$/.test(textContent) || names.includes(textContent))
				.filter((element) => !element.closest("[translate=no]"))
				.map(({ textContent }) => textContent),
		site.pricing.plans.map(({ name }) => name),
	);
	expect(touched).toEqual([]);
});

test("of the estimate and the fee, only figures and plans are kept from translation", async ({
	tab: page,
}) => {
	for (const [path, area] of [
		["/pricing", "[data-island=estimator]"],
		["/partner-referral-agreement", "#fee-result"],
	] as const) {
		await page.goto(path);
		await expect(page.locator(area).getByText("$").first()).toBeVisible();
		const untranslated = await page
			.locator(`${area} [translate=no]:not(.on-paper)`)
			.allTextContents();
		const names = site.pricing.plans.map(({ name }) => name);
		expect(untranslated.length).toBeGreaterThan(0);
		expect(
			untranslated.filter((text) => !/^\$?[\d.,]+$/.test(text) && !names.includes(text)),
		).toEqual([]);
	}
});
