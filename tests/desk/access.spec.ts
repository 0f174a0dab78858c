import { type BrowserContext, expect, test } from "@playwright/test";
import { accessibilityViolations } from "../site/axe.ts";
import { startDesk, type TestDesk } from "./desk.ts";
import { Person, quietWindow } from "./person.ts";

/** The desk for those who use a keyboard, a screen reader or a phone. */
test.describe.configure({ mode: "serial" });

let desk: TestDesk;
let context: BrowserContext;
let person: Person;

test.beforeAll(async ({ browser }) => {
	test.setTimeout(300_000);
	desk = await startDesk();
	context = await browser.newContext(quietWindow);
	person = new Person(await context.newPage(), desk);
	await person.open();
});

test.afterAll(async () => {
	await context.close();
	desk.stop();
});

const parts = [
	"list",
	"review",
	"new:article",
	"new:event",
	"content/site.yaml",
	"content/pricing.yaml",
	"content/redirects.yaml",
	"content/destinations.yaml",
	"content/agreement.md",
	"content/pages/home.yaml",
	"content/pages/platform.yaml",
	"content/pages/search.yaml",
	"content/team/claire-donnelly.yaml",
	"content/testimonials/finch-halyard.yaml",
	"content/benefits/data-security.yaml",
	"content/articles/ai-risk-governance.md",
];

/** What appears once a part is open. */
function getReadySelector(part: string): string {
	return ["list", "review"].includes(part) ? ".panel > h2" : ".form";
}

for (const part of parts) {
	test(`axe finds nothing in ${part}, with everything unfolded, and it fits 390 pixels`, async () => {
		const { page } = person;
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(`${desk.origin}/#${part}`);
		await expect(page.locator(getReadySelector(part))).toBeVisible();
		await page.evaluate(() => {
			for (const details of document.querySelectorAll("details")) {
				details.open = true;
			}
		});
		expect(await accessibilityViolations(page)).toEqual([]);
		await page.setViewportSize({ width: 390, height: 844 });
		await page.getByRole("button", { name: "Form", exact: true }).click();
		const overflow = await page.evaluate(() => {
			const panel = document.querySelector("#panel");
			return [document.documentElement.scrollWidth, panel?.scrollWidth ?? 0];
		});
		expect(Math.max(...overflow)).toBeLessThanOrEqual(390);
	});
}

test("a price is changed and saved with the keyboard alone", async () => {
	const { page } = person;
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`${desk.origin}/#content/pricing.yaml`);
	await page.reload();
	const rows = page.locator("summary").filter({ hasText: /^Rows/ });
	await rows.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	const medium = person.field("Medium");
	for (let tabs = 0; tabs < 20; tabs++) {
		await page.keyboard.press("Tab");
		if (await medium.evaluate((element) => element === document.activeElement)) {
			break;
		}
	}
	await expect(medium).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("1,200", { delay: 60 });
	await person.button("Save").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Saved.")).toBeVisible();
	expect(desk.listChanges().join()).toContain("medium: 1200");
});
