import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { startDesk, type TestDesk } from "./desk.ts";

/** The tasks of the owner's guide, one after the other, in one browser at one desk. */
test.describe.configure({ mode: "serial" });

let desk: TestDesk;
let page: Page;
let request: APIRequestContext;

test.beforeAll(async ({ browser }) => {
	desk = await startDesk();
	const context = await browser.newContext({ viewport: { width: 1440, height: 1000 } });
	page = await context.newPage();
	({ request } = page);
	// The first page is slow: what it needs is compiled then.
	await expect(async () => {
		expect((await request.get(`${desk.siteOrigin}/pricing`)).ok()).toBe(true);
	}).toPass({ timeout: 100_000 });
	await page.goto(desk.address);
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await expect(page.getByRole("toolbar", { name: "Global" })).toBeVisible();
});

test.afterAll(() => desk.stop());

test.beforeEach(() => {
	desk.git("add", "--all");
	desk.git("commit", "--quiet", "--allow-empty", "--message", "Before");
});

/** Opens a form by its place in the editor. */
async function open(place: string): Promise<void> {
	await page.goto(`${desk.origin}/#/collections/${place}`);
	await expect(page.getByRole("group", { name: "Content Editor" })).toBeVisible();
}

/** A field by its label; forms draw themselves as they come into view. */
function field(label: string, within: Page | Locator = page): Locator {
	return within.getByRole("group", { name: new RegExp(`^“\\W?${label}\\W?” Field$`) }).first();
}

async function write(label: string, text: string): Promise<void> {
	await field(label).scrollIntoViewIfNeeded();
	await field(label).getByRole("textbox").first().fill(text);
}

async function choose(label: string, option: string): Promise<void> {
	await field(label).scrollIntoViewIfNeeded();
	const radio = field(label).getByRole("radio", { name: option, exact: true });
	if ((await radio.count()) > 0) {
		await radio.click();
		return;
	}
	await field(label).getByRole("combobox").click();
	await page.getByRole("option", { name: option, exact: true }).click();
}

async function save(): Promise<void> {
	const saved = page.waitForResponse((response) => response.url().endsWith("/contents"));
	await page.getByRole("button", { name: "Save", exact: true }).click();
	expect((await saved).status()).toBe(200);
}

async function sitePage(path: string): Promise<string> {
	return (await request.get(desk.siteOrigin + path)).text();
}

test("a price, seen in the preview, saved, published and taken back", async () => {
	await open("prices/entries/pricing");
	await field("Rows").scrollIntoViewIfNeeded();
	await field("Rows").getByRole("button", { name: "Expand", exact: true }).first().click();
	await field("Prices").scrollIntoViewIfNeeded();
	await field("Prices").getByRole("spinbutton", { name: "Medium" }).fill("1100");
	const preview = page.frameLocator("iframe").frameLocator("iframe");
	await expect(preview.getByText("$1,100").first()).toBeVisible();
	expect(desk.changes()).toEqual([]);
	await save();
	expect(desk.changes()).toEqual([
		"-    prices: { small: 400, medium: 1000, large: 1500, xl: 2250 }",
		"+    prices: { small: 400, medium: 1100, large: 1500, xl: 2250 }",
	]);
	expect(await sitePage("/pricing")).toContain("$1,100");

	const publishing = await page.context().newPage();
	await publishing.goto(`${desk.origin}/publish`);
	await expect(publishing.getByRole("listitem")).toHaveText(
		"Platform, price of Medium: $1,000 → $1,100",
	);
	await publishing.getByRole("button", { name: "Check and publish" }).click();
	await expect(publishing.getByRole("status")).toContainText("Published");
	expect(desk.git("log", "-1", "--format=%s")).toContain("$1,000 → $1,100");
	await publishing.getByRole("button", { name: "Take the last change back" }).click();
	await expect(publishing.getByRole("status")).toContainText("taken back");
	expect(desk.git("diff", "--stat", "HEAD~2")).toBe("");
	await publishing.close();
	await page.reload();
});

test("an article", async () => {
	await open("article/new");
	await write("Title", "A first week with an assistant");
	await choose("Category", "TRAINING");
	await choose("Author", "team");
	await field("Date").getByLabel("Date").fill("2025-11-03");
	await write("Summary", "What to try on each of the five days, and what to leave for later on.");
	await write("Standfirst", "Five days, five small tasks.");
	await choose("Mode", "habit");
	await write("Text", "## Monday\n\nAsk it to shorten a letter.");
	await save();
	expect(desk.changes()).toEqual(["content/articles/a-first-week-with-an-assistant.md"]);
	expect(await sitePage("/blog/a-first-week-with-an-assistant")).toContain("shorten a letter");
});

test("an event, which gets a page among the outside addresses", async () => {
	await open("event/new");
	await choose("Type", "WEBINAR");
	await write("Title", "Questions before a pilot");
	await write("Date", "Thursday 5 March 2026, 12.30 to 1.15 pm");
	await write("Start", "2026-03-05T12:30");
	await write("End", "2026-03-05T13:15");
	await write("Place", "Online");
	await write("Summary", "What to settle before the first ten people begin.");
	await choose("Mode", "contour");
	await save();
	expect(desk.changes()).toEqual([
		"+  questions-before-a-pilot: https://events.mallee.example/",
		"content/events/questions-before-a-pilot.yaml",
	]);
	expect(await sitePage("/events")).toContain("Questions before a pilot");
});

test("a person with a photograph", async () => {
	const photograph = await sharp({
		create: { width: 600, height: 725, channels: 3, background: "#357" },
	})
		.jpeg()
		.toBuffer();
	await open("person/new");
	await write("Name", "Ada Nguyen");
	await write("Title", "Trainer");
	await field("Order").getByRole("spinbutton").fill("7");
	await write("Line", "Begins with the work on your desk.");
	await write("Bio", "Ada has taught in practices of every size.");
	await field("Portrait").scrollIntoViewIfNeeded();
	await field("Portrait")
		.locator("input[type=file]")
		.setInputFiles({ name: "ada-nguyen.jpg", mimeType: "image/jpeg", buffer: photograph });
	await save();
	expect(desk.changes()).toEqual(["content/team/ada-nguyen.jpg", "content/team/ada-nguyen.yaml"]);
	expect(await sitePage("/team")).toContain("/assets/portraits/ada-nguyen-480");
});

test("a redirect", async () => {
	await open("site-settings/entries/redirects");
	await field("Moved").getByRole("button", { name: "Add" }).click();
	await field("Moved").getByRole("textbox").nth(0).fill("/insights/roadmap");
	await field("Moved").getByRole("textbox").nth(1).fill("/strategy");
	await save();
	expect(desk.changes()).toEqual(["-moved: {}", "+moved:", "+  /insights/roadmap: /strategy"]);
});

test("another brand", async () => {
	await open("site-settings/entries/site");
	await write("Brand", "Karri");
	await save();
	expect(desk.changes()).toEqual(["-brand: Mallee", "+brand: Karri"]);
	expect(await sitePage("/")).toContain("Karri");
});
