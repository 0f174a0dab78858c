import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createScreenshot } from "../fixtures/pictures.ts";
import type { Person } from "./person.ts";
import { expect, test } from "./test.ts";

// What is typed or dropped and not saved: none of it is lost, and none is saved by itself.

const member = "content/team/claire-donnelly.yaml";
const platform = "content/pages/platform.yaml";
const screenshot = "content/product/home-base.png";

/** Unfolds the first product picture in the open form. */
async function openHomeBase(person: Person): Promise<void> {
	for (const id of ["f.screenshots", "f.screenshots.items", "f.screenshots.items.0"]) {
		await person.click(person.page.locator(`[id='${id}'] > summary`));
	}
}

/** Finds where the buttons beside Save stand. */
async function findPlaces(person: Person) {
	return Promise.all(
		["Discard", "Show page", "Remove…"].map((name) => person.getButton(name).boundingBox()),
	);
}

test("text typed while a new entry is saved stays in its form, and is saved next", async ({
	desk,
	person,
}) => {
	await person.createEntry("New testimonial");
	await person.type("Quote", "The sessions were short.");
	await person.type("Name", "Pat Example");
	await person.type("Title", "Partner");
	await person.type("Company", "Example and Daughters");
	// The save takes as long as somebody needs to type on.
	const release = Promise.withResolvers<void>();
	await person.page.route("**/api/save", async (route) => {
		const response = await route.fetch();
		await release.promise;
		await route.fulfill({ response });
	});
	await person.press("Save");
	await expect(person.getButton("Saving…")).toBeVisible();
	const quote = person.getField("Quote");
	await quote.press("ControlOrMeta+End");
	await quote.pressSequentially(" And about");
	release.resolve();
	await expect(person.page).toHaveURL(/#content\/testimonials\/example-and-daughters\.yaml$/);
	await quote.pressSequentially(" our own work.");
	await person.page.unroute("**/api/save");
	await expect(quote).toHaveValue("The sessions were short. And about our own work.");
	await person.page.reload();
	await expect(quote).toHaveValue("The sessions were short. And about our own work.");
	await person.save();
	expect(desk.read("content/testimonials/example-and-daughters.yaml")).toContain(
		"The sessions were short. And about our own work.",
	);
});

test("an entry that is left while it is saved is listed as being saved, and then as saved", async ({
	person,
}) => {
	const { page } = person;
	await person.openForm(member);
	await person.type("Title", "Head of a slow save");
	const release = Promise.withResolvers<void>();
	await page.route("**/api/save", async (route) => {
		const response = await route.fetch();
		await release.promise;
		await route.fulfill({ response });
	});
	const places = await findPlaces(person);
	await person.press("Save");
	await expect(person.getButton("Saving…")).toBeVisible();
	// What is below the pointer stays there.
	expect(await findPlaces(person)).toEqual(places);
	await person.press("All content");
	const unsaved = page
		.locator("section")
		.filter({ hasText: "Not saved yet" })
		.getByRole("button", { name: "Claire Donnelly" });
	await expect(unsaved).toContainText("Being saved…");
	release.resolve();
	await expect(unsaved).toHaveCount(0);
	await page.unroute("**/api/save");
});

test("typed text is discarded only once that is confirmed", async ({ person }) => {
	await person.openForm(member);
	await person.type("Title", "Typed");
	await person.press("Discard");
	await person.press("Keep it");
	await expect(person.getField("Title")).toHaveValue("Typed");
	// Enter is held down a moment too long.
	await person.getButton("Discard").focus();
	await person.page.keyboard.press("Enter");
	await person.page.keyboard.press("Enter");
	await expect(person.getField("Title")).toHaveValue("Typed");
	await person.discard();
	await expect(person.getField("Title")).toHaveValue("Head of Operations");
});

test("what is not saved yet is opened from the list with its page beside it", async ({
	person,
}) => {
	await person.goTo("/");
	await person.page.goto(`${new URL(person.page.url()).origin}/#${member}`);
	await person.type("Title", "Typed beside Home");
	await person.press("All content");
	const unsaved = person.page.locator("section").filter({ hasText: "Not saved yet" });
	await person.click(unsaved.getByRole("button", { name: "Claire Donnelly" }));
	await expect(person.site.getByRole("heading", { level: 1 })).toHaveText("Claire Donnelly");
	await person.discard();
});

test("Enter in the search opens a new entry that is not saved yet, which is listed first", async ({
	person,
}) => {
	const { page } = person;
	await person.createEntry("New testimonial");
	await person.type("Name", "Pat Example");
	await person.press("All content");
	await person.type(page.getByRole("searchbox"), "testimonial");
	await page.keyboard.press("Enter");
	await expect(person.getField("Name")).toHaveValue("Pat Example");
	await person.discard();
});

test("an error goes once its field is right again, without a save", async ({ person }) => {
	await person.openForm(member);
	await person.getField("Name").fill("");
	await person.press("Save");
	const error = person.page.locator("[id='f.name.error']");
	await expect(error).toContainText("Fill this in");
	await person.type("Name", "Claire");
	await expect(error).toBeEmpty();
	await person.discard();
	await person.openForm("content/site.yaml");
	await person.openSection(/^Navigation/);
	await person.openSection("Pricing");
	const link = person.page.locator("[id='f.navigation.4.to']");
	const linkError = person.page.locator("[id='f.navigation.4.to.error']");
	await person.type(link, "/pricng");
	await person.press("Save");
	await expect(linkError).toContainText("Did you mean /pricing?");
	await person.type(link, "/platform");
	await expect(linkError).toBeEmpty();
	await expect(person.page.getByText("Needs attention")).toHaveCount(0);
	await expect(person.page.getByText("Nothing was saved yet.")).toHaveCount(0);
	await person.discard();
});

test("a product picture is replaced by itself, and one that is discarded is never saved", async ({
	desk,
	person,
}) => {
	const before = readFileSync(join(desk.root, screenshot));
	const photo = { name: "shot.png", mimeType: "image/png", buffer: await createScreenshot("#357") };
	await person.openForm(platform);
	await openHomeBase(person);
	const drop = person.page.getByLabel(/^Replace home-base\.png/);
	await drop.setInputFiles(photo);
	await expect(person.getButton("Save")).toBeEnabled();
	await expect(person.page.locator("img[src*='upload=']").first()).toBeVisible();
	await person.discard();
	await expect(person.page.locator("img[src*='upload=']")).toHaveCount(0);
	await person.click(person.page.locator("[id='f.hero'] > summary"));
	await person.type(person.page.locator("[id='f.hero.title']"), "THE PLATFORM");
	await person.save();
	expect(readFileSync(join(desk.root, screenshot))).toEqual(before);
	await drop.setInputFiles(photo);
	// It is there after a reload, like any other change.
	await expect(person.getButton("Discard")).toBeEnabled();
	await person.page.reload();
	await person.save();
	expect(readFileSync(join(desk.root, screenshot))).toEqual(photo.buffer);
	await expect(person.getButton("Discard")).toBeDisabled();
});

test("a cleared number of a crop is required, not read as 0", async ({ person }) => {
	await person.openForm(platform);
	await openHomeBase(person);
	const left = person.page.locator("[id='f.screenshots.items.0.tabletCrop']").getByLabel("left %");
	await left.fill("");
	await expect(left).toHaveValue("");
	await expect(person.page.getByText("Type a number here.")).toBeVisible();
	await person.discard();
});

test("the crop of a photograph survives a failed upload", async ({ person, problems }) => {
	await person.openForm(member);
	await person.page.route("**/api/picture?*name=*", (route) => route.abort());
	const photo = {
		name: "IMG_1.PNG",
		mimeType: "image/png",
		buffer: await createScreenshot("#753"),
	};
	await person.page.getByLabel(/: drop a picture here/).setInputFiles(photo);
	await person.press("Use this part");
	await expect(person.page.getByText("The desk is not running.")).toBeVisible();
	await expect.poll(() => problems.splice(0).join()).toContain("net::ERR_FAILED");
	await person.page.unroute("**/api/picture?*name=*");
	await person.press("Use this part");
	await expect(person.page.getByText("is now called")).toBeVisible();
	await person.discard();
});

test("a save asks for the missing crop of a photograph, and never drops the photograph", async ({
	desk,
	person,
}) => {
	const before = desk.read(member);
	await person.openForm(member);
	await person.type("Title", "Head of Rooms");
	const photo = {
		name: "IMG_2.PNG",
		mimeType: "image/png",
		buffer: await createScreenshot("#375"),
	};
	const drop = person.page.getByLabel(/: drop a picture here/);
	await drop.setInputFiles(photo);
	await expect(person.getButton("Use this part")).toBeInViewport();
	await person.press("Save");
	await expect(person.page.getByText("You chose a photograph.")).toBeVisible();
	await expect(person.getButton("Use this part")).toBeFocused();
	expect(desk.read(member)).toBe(before);
	await person.press("Leave it out");
	await person.save();
	expect(desk.read(member)).toContain("title: Head of Rooms");
});

test("a file as text keeps what is typed over a reload, and a change of somebody else is shown beside it", async ({
	desk,
	person,
}) => {
	const before = desk.read(member);
	desk.editFile(member, /^title: .*/m, 'title: "never closed');
	await person.page.goto(`${desk.origin}/#list`);
	await person.page.goto(`${desk.origin}/#${member}`);
	const area = person.page.getByLabel(`${member} as text`);
	await area.fill(`${before}# Mine.\n`);
	await person.page.reload();
	await expect(area).toHaveValue(`${before}# Mine.\n`);
	const theirs = `${before}# Theirs.\n`;
	writeFileSync(join(desk.root, member), theirs);
	await person.press("Save");
	await expect(person.page.locator(".their-text")).toHaveText(theirs.trim());
	await person.press("Save mine in its place");
	await expect(person.page.locator(".form")).toBeVisible();
	expect(desk.read(member)).toBe(`${before}# Mine.\n`);
});

test("what was typed in a form is back once its file, which somebody left unreadable, can be read", async ({
	desk,
	person,
}) => {
	await person.openForm(member);
	const before = desk.read(member);
	await person.type("Title", "Typed in the form");
	desk.editFile(member, /^line: .*/m, 'line: "never closed');
	await person.press("Save");
	await expect(person.page.getByText("What you typed in its form is kept.")).toBeVisible();
	await person.page.getByLabel(`${member} as text`).fill(`${before}# Theirs.\n`);
	await person.press("Save");
	await expect(person.getField("Title")).toHaveValue("Typed in the form");
	// No field of the file has changed meanwhile, so there is nothing to ask.
	await person.press("Save");
	await expect(person.page.getByText("Saved.")).toBeVisible();
	expect(desk.read(member)).toContain("title: Typed in the form");
	expect(desk.read(member)).toContain("# Theirs.");
});

test("a broken item in the browser's storage does not block the desk", async ({ person }) => {
	await person.openForm(member);
	await person.page.evaluate(() => {
		for (const name of Object.keys(localStorage)) {
			localStorage.setItem(name, "{");
		}
		localStorage.setItem("desk-draft|x|y|z", "{");
	});
	await person.page.reload();
	await expect(person.page.locator(".form")).toBeVisible();
});

test("a choice that the list does not have can be chosen again", async ({ desk, person }) => {
	const article = "content/articles/ai-risk-governance.md";
	desk.editFile(article, /^category: .*/m, "category: gone");
	await person.openForm(article);
	const category = person.getField("Category");
	await expect(category).toHaveValue("gone");
	await category.selectOption("Training");
	await category.selectOption("gone");
	await expect(category).toHaveValue("gone");
	await expect(person.getButton("Save")).toBeDisabled();
});
