import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { knownArticle, knownPerson } from "../fixtures/knownContent.ts";
import { createScreenshot } from "../fixtures/pictures.ts";
import { dropRequests, holdRequests } from "../interaction/network.ts";
import type { Person } from "./person.ts";
import { expect, test } from "./test.ts";

// Pictures that are dropped on a form, and the part of them that is shown.

const platform = "content/pages/platform.yaml";
const screenshot = "content/product/home-base.png";

/** Unfolds the first product picture in the open form. */
async function openHomeBase(person: Person): Promise<void> {
	await person.openSection("Screenshots", "Items");
	const items = person.getGroup("Screenshots", "Items").getByRole("listitem");
	await items.first().locator("summary").first().click();
}

test("a picture of 40 MB is made smaller, and one that is too large is not sent", async ({
	person,
}) => {
	await person.openForm(knownPerson);
	const drop = person.page.getByLabel(/: drop a picture here/);
	const camera = await sharp({
		create: { width: 900, height: 1200, channels: 3, background: "#357" },
	})
		.jpeg()
		.toBuffer();
	const photo = test.info().outputPath("DSC00417.JPG");
	writeFileSync(photo, camera);
	// Bytes after the end of a JPEG are ignored.
	truncateSync(photo, 40_000_000);
	await drop.setInputFiles(photo);
	await person.press("Use this part");
	await expect(person.page.getByText(/DSC00417\.JPG is now called .* It was 40 MB/)).toBeVisible();
	const large = test.info().outputPath("IMG_2042.JPG");
	writeFileSync(large, camera);
	truncateSync(large, 90_000_000);
	let isSent = false;
	person.page.on("request", (request) => {
		isSent ||= request.method() === "POST" && request.url().includes("/api/picture");
	});
	await drop.setInputFiles(large);
	await expect(
		person.page.getByText("IMG_2042.JPG is 90 MB. The desk takes pictures of up to 80 MB"),
	).toBeVisible();
	expect(isSent).toBe(false);
});

test("a file that is no picture is refused at once, and what was said of a picture goes with it", async ({
	person,
}) => {
	const { page } = person;
	await person.openEntry("Claire Donnelly");
	const drop = page.getByLabel(/^Portrait: drop/);
	await drop.setInputFiles({
		name: "broken.jpg",
		mimeType: "image/jpeg",
		buffer: Buffer.from("These are words."),
	});
	await expect(page.getByText("broken.jpg is not a picture.")).toBeVisible();
	await expect(page.getByText("Choose the part to show.")).toHaveCount(0);
	await drop.setInputFiles({
		name: "IMG_7.PNG",
		mimeType: "image/png",
		buffer: await sharp({ create: { width: 900, height: 900, channels: 3, background: "#375" } })
			.png()
			.toBuffer(),
	});
	await person.press("Use this part");
	await expect(page.getByText("is now called")).toBeVisible();
	await person.discard();
	await expect(page.getByText("is now called")).toHaveCount(0);
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
	await person.openSection("Top of the page");
	await person.type(person.getField("Top of the page", "Title"), "THE PLATFORM");
	await person.save();
	expect(readFileSync(join(desk.root, screenshot))).toEqual(before);
	await drop.setInputFiles(photo);
	// Once it is in place it is there after a reload, like any other change.
	await expect(person.page.locator("img[src*='upload=']").first()).toBeVisible();
	await person.page.reload();
	await person.save();
	expect(readFileSync(join(desk.root, screenshot))).toEqual(photo.buffer);
	await expect(person.getButton("Discard")).toBeDisabled();
});

test("a picture on its way holds the save up, survives a comparison and is saved with the rest once it is in place", async ({
	desk,
	person,
}) => {
	const { page } = person;
	const before = desk.read(platform);
	const photo = { name: "shot.png", mimeType: "image/png", buffer: await createScreenshot("#573") };
	await person.openForm(platform);
	await person.openSection("Top of the page");
	await person.type(person.getField("Top of the page", "Title"), "THE PLATFORM");
	await openHomeBase(person);
	const release = await holdRequests(page, "**/api/picture?*name=shot.png*");
	const drop = page.getByLabel(/^Replace home-base\.png/);
	await drop.setInputFiles(photo);
	await person.press("Save");
	await expect(page.getByText("Nothing was saved yet.")).toBeVisible();
	await expect(drop).toBeFocused();
	await expect(drop).toHaveAccessibleDescription(/It is not ready yet/);
	expect(desk.read(platform)).toBe(before);
	desk.editFile(platform, /^ {2}title: PLATFORM$/m, "  title: OUR PLATFORM");
	await person.comeBack();
	await person.press("Compare");
	await person.press("Back to the form");
	await expect(page.getByText("Uploading shot.png…")).toBeVisible();
	await person.press("Compare");
	await page.getByRole("group", { name: "Title" }).getByLabel(/Yours/).check();
	await person.press("Save what I chose");
	await expect(page.getByText("Nothing was saved yet.")).toBeVisible();
	expect(desk.read(platform)).toContain("title: OUR PLATFORM");
	release();
	await expect(page.getByRole("status").filter({ hasText: /^Saved\./ })).toBeVisible();
	expect(readFileSync(join(desk.root, screenshot))).toEqual(photo.buffer);
});

test("the page is not left without a question while a picture is on its way", async ({
	person,
}) => {
	const { page } = person;
	await person.openForm(platform);
	await openHomeBase(person);
	const release = await holdRequests(page, "**/api/picture?*name=shot.png*");
	const buffer = await createScreenshot("#735");
	const photo = { name: "shot.png", mimeType: "image/png", buffer };
	await page.getByLabel(/^Replace home-base\.png/).setInputFiles(photo);
	await expect(page.getByText("Uploading shot.png…")).toBeVisible();
	const question = page.waitForEvent("dialog");
	const reload = page.evaluate(() => location.reload());
	const dialog = await question;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.dismiss();
	release();
	await expect(page.locator("img[src*='upload=']").first()).toBeVisible();
	await reload;
});

test("a picture that is inserted before it is in place says so, not that it is missing", async ({
	person,
}) => {
	const { page } = person;
	await person.beginArticle();
	await person.press("Picture");
	await person.type("What the picture shows, for those who cannot see it", "A calendar.");
	const release = await holdRequests(page, "**/api/picture?*name=*");
	const drop = page.getByLabel(/^Picture: drop/);
	await drop.setInputFiles({
		name: "calendar.png",
		mimeType: "image/png",
		buffer: await createScreenshot("#537"),
	});
	await person.press("Insert picture");
	await expect(drop).toBeFocused();
	await expect(drop).toHaveAccessibleDescription(/It is not ready yet/);
	release();
	await expect(page.getByText("It is not ready yet")).toHaveCount(0);
	await person.press("Insert picture");
	await expect(person.getField("Text")).toHaveValue(/!\[A calendar\.\]\(.*\.png\)/);
});

test("a picture on its way into a text stays there when another tool is opened", async ({
	person,
}) => {
	const { page } = person;
	await person.beginArticle();
	await person.press("Picture");
	const release = await holdRequests(page, "**/api/picture?*name=*");
	await page.getByLabel(/^Picture: drop/).setInputFiles({
		name: "calendar.png",
		mimeType: "image/png",
		buffer: await createScreenshot("#357"),
	});
	await person.press("Link");
	await person.press("Picture");
	release();
	await expect(page.getByRole("img", { name: "As it will be inserted" })).toBeVisible();
});

test("a picture for a text that is refused, or given up by leaving, leaves nothing unsaved", async ({
	person,
}) => {
	const { page } = person;
	await person.openForm(knownArticle);
	await person.press("Picture");
	const drop = page.getByLabel(/^Picture: drop/);
	await drop.setInputFiles({
		name: "broken.jpg",
		mimeType: "image/jpeg",
		buffer: Buffer.from("These are words."),
	});
	await expect(page.getByText("broken.jpg is not a picture.")).toBeVisible();
	await expect(person.getButton("Save")).toBeDisabled();
	await holdRequests(page, "**/api/picture?*name=*");
	await drop.setInputFiles({
		name: "calendar.png",
		mimeType: "image/png",
		buffer: await createScreenshot("#357"),
	});
	await expect(person.getButton("Save")).toBeEnabled();
	page.once("dialog", (dialog) => dialog.accept());
	await person.press("All content");
	await person.openForm(knownArticle);
	await expect(person.getButton("Save")).toBeDisabled();
});

test("a cleared number of a crop is required, not read as 0", async ({ person }) => {
	await person.openForm(platform);
	await openHomeBase(person);
	const crop = person.page.getByRole("group", { name: "Part shown on tablets" });
	const width = crop.getByLabel("width %");
	await width.fill("");
	await expect(width).toHaveValue("");
	await expect(width).toHaveAccessibleDescription(/Type a number here\.$/);
	await expect(crop.getByLabel("left %")).not.toHaveAttribute("aria-invalid");
	await crop.getByLabel("left %").focus();
	await person.press("Save");
	await expect(width).toBeFocused();
});

test("the crop of a photograph survives a failed upload", async ({ person, problems }) => {
	await person.openForm(knownPerson);
	await dropRequests(person.page, "**/api/picture?*name=*");
	const photo = {
		name: "IMG_1.PNG",
		mimeType: "image/png",
		buffer: await createScreenshot("#753"),
	};
	await person.page.getByLabel(/: drop a picture here/).setInputFiles(photo);
	await person.press("Use this part");
	await expect(person.page.getByText("IMG_1.PNG was not uploaded. Try again.")).toBeVisible();
	expect(await person.page.getByText("The desk is not running.").count()).toBe(0);
	await expect.poll(() => problems.splice(0).join()).toContain("net::ERR_CONNECTION_RESET");
	await person.press("Use this part");
	await expect(person.page.getByText("is now called")).toBeVisible();
});

test("a save asks for the missing crop of a photograph, and never drops the photograph", async ({
	desk,
	person,
}) => {
	const before = desk.read(knownPerson);
	await person.openForm(knownPerson);
	await person.type("Role", "Head of Rooms");
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
	expect(desk.read(knownPerson)).toBe(before);
	await person.press("Leave it out");
	await person.save();
	expect(desk.read(knownPerson)).toContain("title: Head of Rooms");
});

test("of two pictures the one that is dropped last counts, and none that is on its way when the form is left", async ({
	person,
}) => {
	const { page } = person;
	await page.route("**/api/picture?*name=slow*", () => {});
	const waitForDrop = () =>
		page.waitForEvent("requestfailed", {
			predicate: (request) => request.url().includes("name=slow"),
		});
	const dropPicture = async (name: string) => {
		const buffer = await createScreenshot("#375");
		const drop = page.getByLabel(/: drop a picture here/);
		await drop.setInputFiles({ name, mimeType: "image/png", buffer });
		await person.press("Use this part");
	};
	await person.openForm(knownPerson);
	await dropPicture("slow-one.png");
	await expect(person.getButton("Use this part")).toBeDisabled();
	const [request] = await Promise.all([waitForDrop(), dropPicture("quick.png")]);
	expect(request.url()).toContain("slow-one");
	await expect(page.getByText(/quick\.png is ready/)).toBeVisible();
	await dropPicture("slow-two.png");
	page.once("dialog", (dialog) => dialog.accept());
	await Promise.all([waitForDrop(), person.press("All content")]);
});
