import { type APIRequestContext, expect, type Locator, type Page, test } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { loadContent } from "../../app/content/load.server.ts";
import { dollars } from "../../app/pricing/dollars.ts";
import { startDesk, type TestDesk } from "./desk.ts";

/** The tasks of the owner's guide, one after the other, in one browser at one desk. */
test.describe.configure({ mode: "serial" });

const { articles, destinations, pages, pricing, site, team } = loadContent(process.cwd());
const [row] = pricing.rows;
const plan = pricing.plans.find(({ id }) => row?.prices[id]);
const price = Number(plan && row?.prices[plan.id]);

let desk: TestDesk;
let page: Page;
let request: APIRequestContext;

test.beforeAll(async ({ browser }) => {
	desk = await startDesk();
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
	page = await context.newPage();
	({ request } = page);
	// The first page is slow: what it needs is compiled then.
	await expect(async () => {
		expect((await request.get(`${desk.siteOrigin}/pricing`)).ok()).toBe(true);
	}).toPass({ timeout: 100_000 });
	await page.goto(desk.address);
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await expect(page.getByRole("toolbar", { name: "Global" })).toBeVisible();
	await expect(page.getByText(articles.at(0)?.title ?? "", { exact: true })).toBeVisible();
	await picture("start");
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

/** The fields of a cover take no click before they are all drawn. */
async function showCover(): Promise<void> {
	await field("Cover").scrollIntoViewIfNeeded();
	await expect(field("Form").getByRole("radio", { name: "(None)" })).toBeChecked();
}

/** Takes a picture for the owner's guide, where that is asked for. */
async function picture(name: string, of = page): Promise<void> {
	if (process.env.GUIDE_PICTURES) {
		await of.screenshot({ path: `docs/pictures/${name}.png`, scale: "css" });
	}
}

async function save(): Promise<void> {
	const saved = page.waitForResponse((response) => response.url().endsWith("/contents"));
	await page.getByRole("button", { name: "Save", exact: true }).click();
	expect((await saved).status()).toBe(200);
}

function pictureOf(width: number, height: number, background: string): Sharp {
	return sharp({ create: { width, height, channels: 3, background } });
}

/** Uploads a picture into a folder of the assets. @param shownAs name of the guide's picture of the question. */
async function upload(
	folder: string,
	name: string,
	buffer: Buffer,
	shownAs?: string,
): Promise<void> {
	await page.goto(`${desk.origin}/#/assets`);
	await page.getByText(folder, { exact: true }).first().click();
	// An empty folder has a second one.
	await expect(page.getByRole("button", { name: "Upload New Assets" }).first()).toBeEnabled();
	const mimeType = name.endsWith(".png") ? "image/png" : "image/jpeg";
	await page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
	const confirm = page.getByRole("button", { name: "Upload", exact: true });
	await expect(confirm).toBeEnabled();
	if (shownAs) {
		await picture(shownAs);
	}
	const saved = page.waitForResponse((response) => response.url().endsWith("/contents"));
	await confirm.click();
	expect((await saved).status()).toBe(200);
}

/** Waits until the preview beside the form says something. */
async function expectInPreview(text: string): Promise<void> {
	const preview = page.frameLocator("iframe").frameLocator("iframe");
	await expect(preview.getByText(text).filter({ visible: true }).first()).toBeVisible();
}

/** Waits until a page of the site says something; a preview under way may hold it back. */
async function expectOnPage(path: string, text: string): Promise<void> {
	await expect.poll(() => sitePage(path)).toContain(text);
}

async function sitePage(path: string): Promise<string> {
	// The development server may end an idle connection as it is used again.
	return (await request.get(desk.siteOrigin + path, { maxRetries: 2 })).text();
}

test("a price, seen in the preview, saved, published and taken back", async () => {
	await open("prices/entries/pricing");
	await field("Rows").scrollIntoViewIfNeeded();
	await field("Rows").getByRole("button", { name: "Expand", exact: true }).first().click();
	await field("Prices").scrollIntoViewIfNeeded();
	await field("Prices")
		.getByRole("spinbutton", { name: new RegExp(plan?.id ?? "", "i") })
		.fill(String(price + 123));
	await expectInPreview(dollars(price + 123));
	expect(desk.changes()).toEqual([]);
	await picture("price");
	await save();
	const [before = "", ...after] = desk.changes();
	expect(after).toEqual([before.replace("-", "+").replace(String(price), String(price + 123))]);
	await expectOnPage("/pricing", dollars(price + 123));

	const publishing = await page.context().newPage();
	await publishing.goto(`${desk.origin}/publish`);
	const sentence = `${row?.label}, price of ${plan?.name}: ${dollars(price)} → ${dollars(price + 123)}`;
	await expect(publishing.getByRole("listitem")).toHaveText(sentence);
	await picture("publish", publishing);
	await publishing.getByRole("button", { name: "Check and publish" }).click();
	await expect(publishing.getByRole("status")).toContainText("Published", { timeout: 100_000 });
	expect(desk.git("log", "-1", "--format=%s")).toBe(`${sentence}\n`);
	await publishing.getByRole("button", { name: "Take the last change back" }).click();
	await expect(publishing.getByRole("status")).toContainText("taken back");
	expect(desk.git("diff", "--stat", "HEAD~2")).toBe("");
	await publishing.close();
	await page.reload();
});

test("a picture for articles, and an article that shows it", async () => {
	await upload("Articles", "first-week.jpg", await pictureOf(1200, 800, "#573").jpeg().toBuffer());
	expect(desk.changes()).toEqual(["content/articles/pictures/first-week.jpg"]);
	await open("article/new");
	await write("Title", "A first week with an assistant");
	await choose("Category", Object.keys(pages.blog.categories)[0] ?? "");
	await choose("Author", "team");
	await field("Date").getByLabel("Date").fill("2025-11-03");
	await write("Summary", "What to try on each of the five days, and what to leave for later on.");
	await write("Standfirst", "Five days, five tasks that don't take long.");
	await showCover();
	await choose("Mode", "habit");
	await write("Text", "## Monday\n\nAsk it to shorten a letter.\n\n![A desk](first-week.jpg)\n");
	await expectInPreview("Ask it to shorten a letter.");
	await picture("article");
	await save();
	expect(desk.changes()).toEqual([
		"content/articles/a-first-week-with-an-assistant.md",
		"content/articles/pictures/first-week.jpg",
	]);
	await expectOnPage("/blog/a-first-week-with-an-assistant", "/assets/articles/first-week-800");
	await expectOnPage("/blog/a-first-week-with-an-assistant", "shorten a letter");
	await expectOnPage("/blog/a-first-week-with-an-assistant", "five tasks that don’t take long");
});

test("an event, which gets a page among the outside addresses", async () => {
	await open("event/new");
	await choose("Type", "WEBINAR");
	await write("Title", "Questions before a pilot");
	await write("Start", "2026-03-05T12:30");
	await write("End", "2026-03-05T13:15");
	await write("Place", "Online");
	await write("Summary", "What to settle before the first ten people begin.");
	await showCover();
	await choose("Mode", "contour");
	await save();
	expect(desk.changes()).toEqual([
		`+  questions-before-a-pilot: ${destinations.eventsPage}`,
		"content/events/questions-before-a-pilot.yaml",
	]);
	await expectOnPage("/events", "Questions before a pilot");
});

test("a person with a photograph", async () => {
	const photograph = await pictureOf(600, 725, "#357").jpeg().toBuffer();
	await open("person/new");
	await write("Name", "Ada Nguyen");
	await write("Title", "Trainer");
	await field("Order")
		.getByRole("spinbutton")
		.fill(String(team.length + 1));
	await write("Line", "Begins with the work on your desk.");
	await write("Bio", "Ada has taught in practices of every size.");
	await field("Portrait").scrollIntoViewIfNeeded();
	await field("Portrait")
		.locator("input[type=file]")
		.first()
		.setInputFiles({ name: "ada-nguyen.jpg", mimeType: "image/jpeg", buffer: photograph });
	await expectInPreview("Begins with the work on your desk.");
	await picture("person");
	await save();
	expect(desk.changes()).toEqual(["content/team/ada-nguyen.jpg", "content/team/ada-nguyen.yaml"]);
	await expectOnPage("/team", "/assets/portraits/ada-nguyen-480");
});

test("a product picture in the place of another", async () => {
	const [{ id } = { id: "" }] = pages.platform.screenshots.items;
	const address = async () =>
		new RegExp(`/assets/pictures/${id}-\\d+-\\w+`).exec(await sitePage("/platform"))?.[0];
	const before = await address();
	const buffer = await pictureOf(3200, 2000, "#753").png().toBuffer();
	await upload("Global Assets", `${id}.png`, buffer, "product-picture");
	expect(desk.git("diff", "--name-only")).toBe(`content/product/${id}.png\n`);
	await expect.poll(address).not.toBe(before);
	expect(await address()).toBeTruthy();
});

test("a redirect", async () => {
	await open("site-settings/entries/redirects");
	await field("Redirects").getByRole("button", { name: "Add" }).click();
	await field("Redirects").getByRole("textbox").nth(0).fill("/an-old-page");
	await field("Redirects").getByRole("textbox").nth(1).fill("/pricing");
	await picture("redirect");
	await save();
	const lines = desk.changes().filter((line) => !["-redirects: {}", "+redirects:"].includes(line));
	expect(lines).toEqual(["+  /an-old-page: /pricing"]);
});

test("another brand", async () => {
	await open("site-settings/entries/site");
	await write("Brand", "Karri");
	await save();
	const [before = "", ...after] = desk.changes();
	expect(after).toEqual([before.replace("-", "+").replace(site.brand, "Karri")]);
	await expectOnPage("/", "Karri");
});
