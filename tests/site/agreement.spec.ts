import { expect, type Locator, type Page } from "@playwright/test";
import { calculateShare } from "../../app/pricing/share.ts";
import { requireValue } from "../../build/requireValue.ts";
import { formatDollars, interpolate } from "../../content-model/index.ts";
import { typeByHand } from "../interaction/typing.ts";
import { site } from "./site.ts";
import { test } from "./test.ts";

const path = "/partner-referral-agreement";
const { workedExample, labels } = site.content.pages["partner-referral-agreement"];
const { definitions, clauses } = site.agreement;

/** A clause far from the definitions, which uses two of them one after the other. */
const clause = requireValue(clauses[Math.floor(clauses.length / 4)], "A clause").id;

const locateTerms = (page: Page) => page.locator(`#${clause} a[href^="#def-"]`);
/** Locates the meaning that is shown beside its term. */
const locateShown = (page: Page) => page.locator(":popover-open");

/** Finds the definition that a term leads to. */
async function findDefinition(term: Locator) {
	const id = await term.getAttribute("href");
	return requireValue(
		definitions.find((definition) => `#${definition.id}` === id),
		`A definition with the anchor ${id}`,
	);
}

/** Brings a term to the middle of the window, far from the clause of the definitions. */
async function lookAt(term: Locator): Promise<void> {
	await term.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
}

test.describe("a defined term shows its meaning", () => {
	// A link jumps there at once: what is tested is where it leads.
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("when it is pointed at", async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole("textbox")).toBeEnabled();
		const term = locateTerms(page).first();
		await lookAt(term);
		await term.hover();
		await expect(locateShown(page)).toBeInViewport({ ratio: 1 });
		await expect(locateShown(page)).toContainText((await findDefinition(term)).term);
		await expect(term).toBeInViewport();
		await page.mouse.move(2, 2);
		await expect(locateShown(page)).toHaveCount(0);
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false });

		test("when its link is followed", async ({ page }) => {
			await page.goto(path);
			const term = locateTerms(page).first();
			const { id } = await findDefinition(term);
			await term.click();
			await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 });
		});
	});

	/** Finds a term, far from the clause of the definitions, whose definition has a link to another that is defined. */
	const locateTermWithTerm = async (page: Page) => {
		const id = await page
			.locator('li:has(dfn):has(a[href^="#def-"])')
			.evaluateAll((meanings) =>
				meanings
					.map((meaning) => meaning.id)
					.find((id) => document.querySelector(`main section:not(:has(li dfn)) a[href="#${id}"]`)),
			);
		return {
			term: page.locator(`main section:not(:has(li dfn)) a[href="#${id}"]`).first(),
			shown: locateShown(page),
			link: locateShown(page).locator('a[href^="#def-"]').first(),
		};
	};

	for (const how of ["pointed at", "focused"] as const) {
		test(`when it is ${how}; the pointer can be moved into it and its links work`, async ({
			page,
		}) => {
			await page.clock.install();
			await page.goto(path);
			await expect(page.getByRole("textbox")).toBeEnabled();
			const { term, link, shown } = await locateTermWithTerm(page);
			await lookAt(term);
			await (how === "focused" ? term.focus() : term.hover());
			await expect(shown).toBeInViewport({ ratio: 1 });
			const box = await link.boundingBox();
			const linkPoint = [(box?.x ?? 0) + 4, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
			await page.mouse.move(...linkPoint, { steps: 20 });
			// The delay before it closes, longer than a pointer may be on its way.
			await page.clock.runFor(1500);
			await expect(shown).toBeInViewport({ ratio: 1 });
			const target = requireValue(await link.getAttribute("href"), "The link’s target");
			await page.mouse.click(...linkPoint);
			await expect(page).toHaveURL(`${path}${target}`);
			await expect(page.locator(target)).toBeInViewport();
		});
	}

	test("in a window with no room for it, nothing lies over the term", async ({ page }) => {
		await page.setViewportSize({ width: 320, height: 240 });
		await page.goto(path);
		const term = locateTerms(page).first();
		await lookAt(term);
		await term.focus();
		await expect(locateShown(page)).toHaveCount(0);
		await expect(term).toBeInViewport({ ratio: 1 });
	});

	test("when it has the focus; Escape puts it away until the reader moves on", async ({ page }) => {
		await page.goto(path);
		await expect(page.getByRole("textbox")).toBeEnabled();
		const [first, second] = [locateTerms(page).first(), locateTerms(page).nth(1)];
		await first.focus();
		await expect(locateShown(page)).toContainText((await findDefinition(first)).term);
		await expect(locateShown(page)).toBeInViewport({ ratio: 1 });
		await page.keyboard.press("Escape");
		await expect(locateShown(page)).toHaveCount(0);
		await expect(first).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(second).toBeFocused();
		await expect(locateShown(page)).toContainText((await findDefinition(second)).term);
		const target = requireValue(await second.getAttribute("href"), "The link’s target");
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${path}${target}`);
		await expect(page.locator(target)).toBeInViewport();
		await page.goBack();
		await expect(second).toBeInViewport();
	});

	test.describe("on a phone", () => {
		test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

		test("when it is tapped, and the reader stays in place", async ({ page }) => {
			await page.goto(path);
			await expect(page.getByRole("textbox")).toBeEnabled();
			const term = locateTerms(page).first();
			const shown = locateShown(page);
			await lookAt(term);
			const before = await page.evaluate(() => scrollY);
			const box = await term.boundingBox();
			await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 5);
			await expect(shown).toBeInViewport({ ratio: 1 });
			expect(await page.evaluate(() => scrollY)).toBe(before);
			await expect(page).toHaveURL(path);
			await page.touchscreen.tap(5, 20);
			await expect(shown).toHaveCount(0);
		});

		test("when it is tapped, and a link of it can be tapped as well", async ({ page }) => {
			await page.goto(path);
			await expect(page.getByRole("textbox")).toBeEnabled();
			const { term, link, shown } = await locateTermWithTerm(page);
			await lookAt(term);
			await term.tap();
			await expect(shown).toBeInViewport({ ratio: 1 });
			const next = await findDefinition(link);
			const box = await link.boundingBox();
			await page.touchscreen.tap((box?.x ?? 0) + 4, (box?.y ?? 0) + (box?.height ?? 0) / 2);
			await expect(shown.locator("dfn")).toHaveText(next.term);
			await expect(shown).toBeInViewport({ ratio: 1 });
		});
	});
});

test("the fee follows the reader’s own figure, and an invalid one gets a clear sentence", async ({
	tab: page,
}) => {
	const { calculator, rows, months } = workedExample;
	const { rate } = site.agreement;
	await page.goto(path);
	const field = page.getByRole("textbox", { name: calculator.label });
	const result = page.locator("#fee-result");
	await expect(field).toBeEnabled();
	for (const [typed, sentence] of [
		["plenty", calculator.errors.notNumber],
		["-5", calculator.errors.tooLittle],
		[
			String(calculator.max + 1),
			interpolate(calculator.errors.tooMuch, { max: formatDollars(calculator.max) }),
		],
	] as const) {
		await typeByHand(field, typed);
		await expect(result).toHaveText(sentence);
		await expect(field).toHaveAttribute("aria-invalid", "true");
		// Browsers read the result out as the field's description; Playwright leaves out an output.
		await expect(field).toHaveAttribute(
			"aria-describedby",
			requireValue(await result.getAttribute("id"), "An id of the result"),
		);
	}
	await typeByHand(field, "$ 1,234.50");
	const fee = calculateShare(1234.5, rate);
	await expect(result).toContainText(formatDollars(fee));
	await expect(result).toContainText(`${rows.year} ${formatDollars(fee * months)}`);
	await expect(field).not.toHaveAttribute("aria-invalid");
});

test("a fee can be shared by its URL, and its year is twelve of its months to the cent", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto(path);
	const { calculator, months } = workedExample;
	await page.getByRole("textbox", { name: calculator.label }).fill("1234.56");
	await page.getByRole("button", { name: calculator.share.copyLink }).click();
	await expect(page.getByText(calculator.share.copied, { exact: true })).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	await page.goto(copied);
	await expect(page.getByRole("textbox", { name: calculator.label })).toHaveValue("1234.56");
	const result = page.locator("#fee-result");
	await expect(result).toBeInViewport();
	const [month = 0, year] = (await result.locator("b").allTextContents()).map((sum) =>
		Number(sum.replaceAll(/[^\d.]/g, "")),
	);
	expect(year).toBeCloseTo(month * months, 5);
});

test("an address within the contract opens there", async ({ tab: page }) => {
	const last = clauses.at(-1)?.id;
	for (const id of [last, `${last}-1`, definitions.at(-1)?.id]) {
		await page.goto("about:blank");
		await page.goto(`${path}#${id}`);
		await expect(page.locator(`#${id}`)).toBeInViewport();
	}
});

test("prints on fourteen sheets of A4 at most, with margins of a centimetre", async ({
	tab: page,
}) => {
	await page.goto(path);
	const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
	const pdf = (await page.pdf({ format: "A4", margin })).toString("latin1");
	expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(14);
});

test("on a phone the link to the clauses and the clause's title stay in view, and the clause being read is marked", async ({
	tab: page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`${path}#${clause}`);
	const way = page.getByRole("link", { name: labels.backToContents });
	await expect(way).toBeInViewport({ ratio: 1 });
	const markedClauses = await page
		.locator("#clauses a")
		.evaluateAll((all) =>
			all
				.filter((link) => link.matches(":target-current"))
				.map((link) => link.getAttribute("href")),
		);
	expect(markedClauses).toEqual([`#${clause}`]);
	const last = page.locator(`#${clause} > ol > li`).last();
	await last.evaluate((item) => item.scrollIntoView({ block: "center" }));
	await expect(page.locator(`#${clause} > h2`)).toBeInViewport({ ratio: 1 });
	await way.click();
	await expect(page.locator("#clauses")).toBeInViewport();
});

test("the fee prints with the reader’s own figure", async ({ tab: page }) => {
	const { calculator } = workedExample;
	await page.goto(path);
	const field = page.getByRole("textbox", { name: calculator.label });
	await field.fill("4321");
	await expect(page).toHaveURL(/\?revenue=4321#fee-example$/);
	await page.emulateMedia({ media: "print" });
	await expect(field).toBeVisible();
	await expect(page.locator("#fee-result")).toContainText(
		formatDollars(calculateShare(4321, site.agreement.rate)),
	);
});

test("prints as a contract, with every definition in its place", async ({ tab: page }) => {
	await page.goto(path);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("navigation", { name: labels.contents })).toBeHidden();
	const address = new URL(path, site.content.settings.url).href;
	await expect(page.getByText(address, { exact: true })).toBeVisible();
	await expect(page.locator("dfn").filter({ visible: true })).toHaveCount(definitions.length);
});
