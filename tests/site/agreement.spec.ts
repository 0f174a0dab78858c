import { readFileSync } from "node:fs";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { parse } from "yaml";
import type { Page as PageContent } from "../../app/content/schemas/pages.ts";

const path = "/partner-referral-agreement";
const words: PageContent<"partner-referral-agreement"> = parse(
	readFileSync("content/pages/partner-referral-agreement.yaml", "utf8"),
);
const [, front = "", contract = ""] = readFileSync("content/agreement.md", "utf8").split(/^---$/m);
const { keyTerms }: { keyTerms: { figure: string; label: string; clause: string }[] } =
	parse(front);

/** The terms that clause 1 defines, and the titles of the clauses, as the contract's file has them. */
const defined = Array.from(contract.matchAll(/^ +\d+\. \*\*(.+?)\*\*/gm), ([, term]) => term);
const clauses = Array.from(contract.matchAll(/^## (\d+)\. (.+)$/gm), ([, number, title]) => ({
	number,
	title: title ?? "",
}));

const text = (element: Locator) =>
	element.evaluate((node) => (node.textContent ?? "").replace(/\s+/g, " ").trim());

/** The first use of a term below a clause's heading. */
const termIn = (page: Page, clause: string, id: string) =>
	page.locator(`section:has(> #${clause}) a[href="#${id}"]`).first();
const meaning = (page: Page, id: string) => page.locator(`#${id} + .meaning`);

/** Brings a term to the middle of the window, far from the clause of the definitions. */
async function lookAt(term: Locator): Promise<void> {
	await term.evaluate((node) => node.scrollIntoView({ block: "center", behavior: "instant" }));
}

test.describe("a defined term shows its meaning", () => {
	// A link jumps there at once: what is tested is where it leads.
	test.use({ contextOptions: { reducedMotion: "reduce" } });
	const id = "def-referral-fee";

	for (const javaScriptEnabled of [true, false]) {
		test(`when it is pointed at, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
			browser,
			baseURL,
		}) => {
			const context = await browser.newContext({ baseURL, javaScriptEnabled });
			const page = await context.newPage();
			await page.goto(path);
			const term = termIn(page, "clause-6", id);
			await lookAt(term);
			await expect(meaning(page, id)).not.toBeInViewport();
			await term.hover();
			await expect(meaning(page, id)).toBeInViewport({ ratio: 1 });
			await expect(meaning(page, id)).toContainText("Referral Fee means the fee payable under");
			await expect(term).toBeInViewport();
			await page.mouse.move(2, 2);
			await expect(meaning(page, id)).not.toBeInViewport();
			await context.close();
		});
	}

	test("when it has the focus; Escape puts it away until the reader moves on", async ({ page }) => {
		await page.goto(path, { waitUntil: "networkidle" });
		const term = termIn(page, "clause-6", "def-company");
		await term.focus();
		await expect(meaning(page, "def-company")).toBeInViewport({ ratio: 1 });
		await page.keyboard.press("Escape");
		await expect(meaning(page, "def-company")).not.toBeInViewport();
		await expect(term).toBeFocused();
		await page.keyboard.press("Tab");
		await expect(termIn(page, "clause-6", "def-partner")).toBeFocused();
		await expect(meaning(page, "def-partner")).toBeInViewport({ ratio: 1 });
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(`${path}#def-partner`);
		await expect(page.locator("#def-partner")).toBeInViewport();
	});

	test("when it is tapped, and the reader stays in place", async ({ browser, baseURL }) => {
		const context = await browser.newContext({
			baseURL,
			hasTouch: true,
			isMobile: true,
			viewport: { width: 390, height: 844 },
		});
		const page = await context.newPage();
		await page.goto(path, { waitUntil: "networkidle" });
		const term = termIn(page, "clause-6", id);
		await lookAt(term);
		const before = await page.evaluate(() => scrollY);
		const box = await term.boundingBox();
		await page.touchscreen.tap((box?.x ?? 0) + 10, (box?.y ?? 0) + 5);
		await expect(meaning(page, id)).toBeInViewport({ ratio: 1 });
		expect(await page.evaluate(() => scrollY)).toBe(before);
		await expect(page).toHaveURL(path);
		await page.touchscreen.tap(5, 20);
		await expect(meaning(page, id)).not.toBeInViewport();
		await context.close();
	});
});

test.describe("the fee on the reader’s own figure", () => {
	const field = (page: Page) => page.getByRole("textbox", { name: words.workedExample.own.label });
	const result = (page: Page) => page.locator(".own-figure").getByRole("status");

	test.beforeEach(async ({ page }) => {
		await page.goto(path);
		await expect(field(page)).toBeEnabled();
	});

	for (const [typed, fee, year] of [
		["1000", "$200", "$2,400"],
		["2500", "$500", "$6,000"],
		["$ 1,234.50", "$246.90", "$2,962.80"],
		["0", "$0", "$0"],
		["1000000", "$200,000", "$2,400,000"],
	] as const) {
		test(`${typed} gives ${fee} a month`, async ({ page }) => {
			await field(page).fill(typed);
			await expect(result(page)).toHaveText(
				`Fee at 20% ${fee} ${words.workedExample.rows.year} ${year}`,
			);
			await expect(field(page)).not.toHaveAttribute("aria-invalid");
		});
	}

	for (const [typed, sentence] of [
		["", words.workedExample.own.errors.notNumber],
		["plenty", words.workedExample.own.errors.notNumber],
		["1e9", words.workedExample.own.errors.notNumber],
		["-5", words.workedExample.own.errors.tooLittle],
		["1000001", words.workedExample.own.errors.tooMuch.replace("{max}", "$1,000,000")],
	] as const) {
		test(`‘${typed}’ gets a clear sentence`, async ({ page }) => {
			await field(page).fill(typed);
			await expect(result(page)).toHaveText(sentence);
			await expect(field(page)).toHaveAttribute("aria-invalid", "true");
			// Browsers read the result out as the field's description; Playwright leaves out an output.
			await expect(field(page)).toHaveAttribute("aria-describedby", "fee-result");
			await expect(result(page)).toHaveId("fee-result");
		});
	}
});

test("every clause, paragraph and definition has an address of its own", async ({ page }) => {
	expect(clauses.length).toBe(22);
	expect(defined.length).toBe(26);
	await page.goto(path);
	const ids = await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id));
	expect(new Set(ids).size, "each once").toBe(ids.length);
	for (const { number, title } of clauses) {
		const heading = page.locator(`#clause-${number}`);
		expect(await text(heading)).toBe(`${number} ${title}`);
		await expect(heading.getByRole("link")).toHaveAttribute("href", `#clause-${number}`);
	}
	const bare = await page
		.locator(".contract section > ol > li, .contract section > ol ol > li")
		.evaluateAll((items) =>
			items.filter((item) => !item.id && !item.querySelector(":scope > [id]")),
		);
	expect(bare).toHaveLength(0);
	const terms = await page.locator("[id^=def-] + .meaning dfn").allTextContents();
	expect(terms).toEqual(defined);

	for (const place of ["clause-6-2-b", "clause-18-4", "def-statement", "schedule-1"]) {
		await page.goto("about:blank");
		await page.goto(`${path}#${place}`);
		await expect(page.locator(`#${place}`)).toBeInViewport();
	}
});

test("plain words stand beside each clause and are marked as not binding", async ({ page }) => {
	await page.goto(path);
	for (const { number } of clauses) {
		const summary = page.locator(`section:has(> #clause-${number}) > .in-short`);
		await expect(summary).toHaveCount(1);
		expect(await text(summary)).toMatch(/^In short \S.{20,}/);
	}
	await expect(page.getByText("They do not bind either party.")).toBeVisible();
});

test("each key term is what its clause says", async ({ page }) => {
	await page.goto(path);
	const terms = page.locator(".key-terms dl > div");
	await expect(terms).toHaveCount(keyTerms.length);
	for (const [index, { figure, label, clause }] of keyTerms.entries()) {
		const term = terms.nth(index);
		expect(await text(term.locator("dt"))).toBe(figure);
		await expect(term).toContainText(label);
		await expect(term.getByRole("link")).toHaveAttribute("href", `#${clause}`);
		expect(await text(page.locator(`li:has(> #${clause})`)), clause).toContain(figure);
	}
});

test("prints as a contract, with every definition in its place", async ({ page }) => {
	await page.goto(path);
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("navigation", { name: words.labels.contents })).toBeHidden();
	await expect(page.locator(".worked-example")).toBeHidden();
	await expect(page.getByRole("banner").getByRole("navigation")).toBeHidden();
	await expect(page.locator(".facts .on-paper")).toBeVisible();
	for (const term of defined) {
		await expect(page.locator("dfn").filter({ hasText: new RegExp(`^${term}$`) })).toBeVisible();
	}
});
