import { globSync } from "node:fs";
import { projectFolder } from "../../machine/files.ts";
import { knownArticle } from "../fixtures/knownContent.ts";
import { findAccessibilityViolations } from "../site/axe.ts";
import { expect, test } from "./test.ts";

// The desk for those who use a keyboard, a screen reader or a phone.

/** The one article whose text is not shortened: the first of the copy, which has one more than the project. */
const [longArticle = knownArticle] = [
	...globSync("content/articles/*.md", { cwd: projectFolder }),
	knownArticle,
].sort();

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
	"content/testimonials/saltgate-cyber.yaml",
	"content/benefits/data-security.yaml",
	longArticle,
];

/** The headings of the parts that have no form. */
const headings: Record<string, string> = { list: "All content", review: "Review and publish" };

for (const part of parts) {
	test(`axe finds nothing in ${part}, with everything unfolded, and it fits 390 pixels`, async ({
		desk,
		person,
	}) => {
		const { page } = person;
		await page.goto(`${desk.origin}/#${part}`);
		const heading = headings[part];
		await (heading === undefined
			? person.expectForm()
			: expect(page.getByRole("heading", { name: heading })).toBeVisible());
		await page.evaluate(() => {
			for (const details of document.querySelectorAll("details")) {
				details.open = true;
			}
		});
		expect(await findAccessibilityViolations(page)).toEqual([]);
		await page.setViewportSize({ width: 390, height: 844 });
		await page.getByRole("button", { name: "Form", exact: true }).click();
		const ends = await page.evaluate(() =>
			Array.from(
				document.querySelectorAll("main *"),
				(element) => element.getBoundingClientRect().right,
			),
		);
		expect(Math.max(...ends)).toBeLessThanOrEqual(390);
	});
}

test("a price is changed and saved with the keyboard alone", async ({ desk, person }) => {
	const { page } = person;
	await page.goto(`${desk.origin}/#content/pricing.yaml`);
	await page.reload();
	const rows = page.locator("summary").filter({ hasText: /^Rows/ });
	await rows.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	const medium = person.getField("Medium");
	for (let tabs = 0; tabs < 20; tabs++) {
		await page.keyboard.press("Tab");
		if (await medium.evaluate((element) => element === document.activeElement)) {
			break;
		}
	}
	await expect(medium).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("1,200", { delay: 60 });
	await person.getButton("Save").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^Saved\./)).toBeVisible();
	expect(desk.listChanges().join()).toContain("medium: 1200");
});

test("the keyboard gets to the form at once, opens an entry, saves it with Ctrl+S and stays where it is", async ({
	desk,
	person,
}) => {
	const { page } = person;
	const first = page.locator("a, button, input, select, iframe").first();
	await expect(first).toHaveText("Go to the form");
	await first.focus();
	await expect(first).toBeInViewport();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "All content" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(page.getByRole("searchbox")).toBeFocused();
	// Enter opens what is found first.
	await page.keyboard.type("Claire");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Claire Donnelly" })).toBeFocused();
	await person.type("Role", "Head of Rooms");
	await page.keyboard.press("ControlOrMeta+s");
	await expect(page.getByText(/^Saved\./)).toBeVisible();
	await expect(person.getField("Role")).toBeFocused();
	expect(desk.read("content/team/claire-donnelly.yaml")).toContain("title: Head of Rooms");
	await person.type("Role", "Head of Days");
	await person.getButton("Save").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("status").filter({ hasText: /^Saved\./ })).toBeFocused();
});

test("a page chosen beside an open form is announced, and a reload shows the form's own page", async ({
	person,
}) => {
	await person.openEntry("Kevin Zhao");
	await person.goTo("/pricing");
	await expect(person.page.getByText("This form is still open.")).toBeVisible();
	const pageIsShown = person.waitForPage("/team/kevin-zhao");
	await person.page.reload();
	await pageIsShown;
	await expect(person.page.getByLabel("Page shown")).toHaveValue("/team/kevin-zhao");
});

test("one key, and the keys back from Save, lead from a form to the review", async ({ person }) => {
	const { page } = person;
	await person.openEntry("Claire Donnelly");
	await person.type("Role", "Head of Rooms");
	await person.getButton("Save").focus();
	await page.keyboard.press("Shift+Tab");
	await expect(person.getButton(/^Review and publish/)).toBeFocused();
	await person.getField("Biography").focus();
	await page.keyboard.press("ControlOrMeta+Enter");
	await expect(page.getByRole("heading", { name: "Review and publish" })).toBeFocused();
});

test("the list opens at its top, however far down the form before was read", async ({ person }) => {
	await person.openEntry("Site");
	await person.page.getByRole("main").getByRole("textbox").last().scrollIntoViewIfNeeded();
	await person.press("All content");
	await expect(person.page.getByRole("searchbox")).toBeInViewport();
});
