import { readFileSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { ContentCopy } from "../fixtures/contentCopy.ts";
import { copyContent, startDesk } from "./desk.ts";
import { expect, test } from "./test.ts";

// What the desk must never do: lose work, show or save a false price, lock somebody out.

const member = "content/team/claire-donnelly.yaml";
const prices = "content/pricing.yaml";

test("a price is what was typed, with a comma or a space, and empty is never “not offered”", async ({
	desk,
	person,
}) => {
	await person.openForm(prices);
	await person.openSection(/^Rows/);
	await person.openSection("Platform");
	const medium = person.getField("Medium");
	await person.type(medium, "1 100");
	await person.page.keyboard.press("Tab");
	await expect(medium).toHaveValue("1,100");
	await medium.evaluate((element: HTMLInputElement) => element.select());
	await person.page.evaluate(() => document.execCommand("insertText", false, "2,300"));
	await expect(medium).toHaveValue("2,300");
	await person.type(medium, "1,1");
	await person.press("Save");
	await expect(person.page.getByText(/This should be a number/)).toBeVisible();
	await person.type(medium, "10000");
	await expect(person.page.getByText("$10,000 was $1,000. Is that meant?")).toBeVisible();
	await person.press("Save");
	await expect(person.getButton("Yes, it is")).toBeFocused();
	expect(desk.read(prices)).toContain("medium: 1000");
	await medium.fill("");
	await person.press("Save");
	await expect(person.page.getByText(/Type a number here/)).toBeVisible();
	expect(desk.read(prices)).toContain("medium: 1000");
	await person.page.getByLabel("Medium: not offered").first().check();
	await person.discard();
	await expect(medium).toHaveValue("1,000");
});

test("two tabs on one form: the second sees both versions and chooses field by field", async ({
	desk,
	person,
	openAnother,
}) => {
	const other = await openAnother();
	await person.openForm(member);
	await other.openForm(member);
	// A form in which nothing is typed would take over what is saved in the other.
	await person.type("Title", "Head of Programs");
	await other.type("Title", "Head of People");
	await other.type("One-line summary", "Knows everybody by name.");
	await other.save();
	await person.press("Save");
	await expect(person.page.getByRole("heading", { name: "Two versions" })).toBeVisible();
	const save = person.getButton("Save what I chose");
	await expect(save).toBeDisabled();
	await person.takePicture("conflict");
	const title = person.page.getByRole("group", { name: "Title" });
	await expect(title).toContainText("Head of People");
	await title.getByLabel(/Yours/).check();
	// Changes of the other alone are kept without asking.
	await expect(
		person.page.getByRole("group", { name: "One-line summary" }).getByLabel(/Saved meanwhile/),
	).toBeChecked();
	await save.click();
	await expect(person.page.getByText("Saved.")).toBeVisible();
	expect(desk.read(member)).toContain("title: Head of Programs");
	expect(desk.read(member)).toContain("Knows everybody by name.");
});

test("a file that was changed on disk is not written over, and what was typed survives a reload", async ({
	desk,
	person,
}) => {
	await person.openForm(member);
	await person.type("Title", "Typed and not saved");
	desk.editFile(member, /^title: .*/m, "title: Changed by hand");
	await expect(
		person.page.getByText("Somebody has changed this since you opened it."),
	).toBeVisible();
	await person.page.reload();
	await expect(person.getField("Title")).toHaveValue("Typed and not saved");
	await person.press("Save");
	await expect(person.page.getByRole("heading", { name: "Two versions" })).toBeVisible();
	expect(desk.read(member)).toContain("title: Changed by hand");
	await person.press("Back to the form");
	await person.discard();
	await expect(person.getField("Title")).toHaveValue("Changed by hand");
});

test("what is typed while another's version is fetched survives a reload", async ({
	desk,
	person,
}) => {
	await person.openForm(member);
	await person.type("Title", "Head of Practice");
	desk.editFile(member, /^title: .*/m, "title: Head of Practice");
	const compare = person.getButton("Compare");
	await expect(compare).toBeVisible();
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	await person.page.route("**/api/entry?**", async (route) => {
		await isReleased;
		await route.continue();
	});
	await person.click(compare);
	await person.getField("Title").press("End");
	await person.getField("Title").pressSequentially(", and Training");
	release();
	await expect(person.page.getByRole("heading", { name: "Two versions" })).toBeVisible();
	await person.page.unroute("**/api/entry?**");
	await person.page.reload();
	await expect(person.getField("Title")).toHaveValue("Head of Practice, and Training");
	await person.discard();
});

test("a form that is left asks no more for its file, which may be gone", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.openForm(member);
	// The server does not answer.
	await page.route("**/api/entry?**", () => undefined);
	const asked = page.waitForRequest("**/api/entry?**");
	desk.editFile(member, /^title: .*/m, "title: Changed by hand");
	const request = await asked;
	await person.press("All content");
	await expect.poll(() => request.failure()?.errorText).toContain("ABORTED");
	await page.unroute("**/api/entry?**");
});

test("what was typed in a tab that was closed is offered again, and what another types is not", async ({
	person,
	openAnother,
}) => {
	const other = await openAnother();
	await other.openForm(member);
	await other.type("Title", "From the closed tab");
	await person.openForm(member);
	await expect(person.getField("Title")).toHaveValue("Head of Operations");
	await expect(
		person.page.getByText("The page also shows what is typed in another tab: Claire Donnelly."),
	).toBeVisible();
	await other.page.close();
	await person.page.reload();
	await expect(person.getField("Title")).toHaveValue("From the closed tab");
	await person.discard();
	await expect(person.getField("Title")).toHaveValue("Head of Operations");
});

test("a file that cannot be read is fixed at its line, while others are saved and published", async ({
	desk,
	person,
}) => {
	const before = desk.read(member);
	desk.editFile(member, /^title: .*/m, 'title: "never closed');
	await person.openForm("content/team/kevin-zhao.yaml");
	await person.showPage("/team/kevin-zhao");
	await person.type("One-line summary", "Goes on meanwhile.");
	await person.save();
	await person.expectText("Goes on meanwhile.");
	await person.press("All content");
	await person.click(person.page.getByRole("button", { name: /Claire Donnelly.*Cannot be read/i }));
	await expect(person.page.getByRole("alert")).toContainText(/mistake at line \d+/);
	await person.takePicture("unreadable");
	await person.page.getByLabel(`${member} as text`).fill(before);
	await person.page.keyboard.press("Control+s");
	await expect(person.getField("Title")).toHaveValue(parse(before).title);
	expect(desk.read(member)).toBe(before);
});

test("the page shows a change, and stays where it was", async ({ desk, person }) => {
	const file = "content/pages/home.yaml";
	const { title } = parse(desk.read(file)).partner;
	await person.openForm(file);
	await person.showPage("/");
	const partner = person.site.getByRole("heading", { name: title });
	await partner.scrollIntoViewIfNeeded();
	const getOffset = () =>
		person.site.locator("html").evaluate((html) => html.ownerDocument.defaultView?.scrollY);
	const before = await getOffset();
	expect(before).toBeGreaterThan(500);
	await person.openSection("Partner");
	const release = Promise.withResolvers<void>();
	await person.page.route("**/api/check", async (route) => {
		await release.promise;
		await route.continue().catch(() => {});
	});
	await person.type(person.page.locator("[id='f.partner.title']"), "Introduce a firm");
	// On a slow machine the page takes its time, and says so.
	const updating = person.page.getByRole("status").filter({ hasText: "Updating the page…" });
	await expect(updating).toBeVisible();
	release.resolve();
	await person.expectText("Introduce a firm");
	await expect(updating).toHaveCount(0);
	await person.page.unroute("**/api/check");
	expect(await getOffset()).toBe(before);
	// A field that is empty for a moment changes nothing on the page.
	await person.page.locator("[id='f.partner.title']").fill("");
	await expect(person.page.getByText(/1 field needs\s+attention before the page/)).toBeVisible();
	await person.expectText("Introduce a firm");
	await person.discard();
	await person.expectText(title);
});

test("mistakes are reported at their fields", async ({ desk, person }) => {
	const { navigation } = parse(desk.read("content/site.yaml"));
	const index = navigation.findIndex(({ to }: { to: string }) => to === "/pricing");
	const to = `f.navigation.${index}.to`;
	await person.openForm("content/site.yaml");
	await person.openSection(/^Navigation/);
	await person.openSection(navigation[index].label);
	await person.type(person.page.locator(`[id='${to}']`), "/pricng");
	await expect(
		person.page.getByText("There is no page at “/pricng”. Did you mean /pricing?"),
	).toBeVisible();
	await person.type(person.page.locator(`[id='${to}']`), "javascript:alert(1)");
	await expect(person.page.locator(`[id='${to}.error']`)).toContainText("This should be");
	await person.discard();
	await person.openForm(member);
	await person.showPage("/team/claire-donnelly");
	await person.type("Name", "<b>Claire</b>");
	await expect(person.page.locator("[id='f.name.error']")).toContainText(
		"This takes words only: <b> would be shown as it is typed.",
	);
	await person.getField("Name").fill("");
	await person.press("Save");
	await expect(person.page.locator("[id='f.name.error']")).toContainText("Fill this in");
	await person.discard();
});

test("a required row that was removed is reported at its list", async ({ desk, person }) => {
	await person.openForm(prices);
	await person.openSection(/^Rows/);
	await person.press("Remove Platform");
	// Folded away again: the answer opens it.
	await person.click(person.page.locator("summary").filter({ hasText: /^Rows/ }));
	await person.press("Save");
	const answer = person.page.locator("[id='f.rows.error']");
	await expect(answer).toContainText("The row of platform must be here once");
	await expect(answer).toBeInViewport();
	expect(desk.read(prices)).toContain("id: platform");
	await person.discard();
});

test("a date by hand is read with the day first, or refused in plain words", async ({
	desk,
	person,
}) => {
	const copy = new ContentCopy(desk.root);
	const file = copy.getFile("articles");
	copy.set(file, ["sources"], { paper: { title: "A paper", publisher: "Somebody" } });
	await person.openForm(file);
	await person.openSection(/^Sources/);
	await person.page.locator("[id='f.sources.0'] > summary").click();
	const date = person.getField("Published");
	await person.type(date, "14/3/2024");
	await person.page.keyboard.press("Tab");
	await expect(date).toHaveValue("2024-03-14");
	await person.type(date, "mid March");
	await expect(person.page.locator("[id='f.sources.0.published.error']")).toContainText(
		"This should be a year, a month or a day: 2025, 3/2025 or 14/3/2025.",
	);
	await person.discard();
});

test("a picture of 40 MB is made smaller, and one that is too large is not sent", async ({
	person,
}) => {
	await person.openForm(member);
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
	await person.discard();
});

test("a saved change is discarded before it is published", async ({ desk, person }) => {
	await person.openForm(member);
	await person.type("Title", "Saved and regretted");
	await person.save();
	await person.press(/^Review and publish/);
	await person.press(/^Discard the change to Claire Donnelly/);
	await person.press("Discard it");
	await expect(person.page.getByText(/The change to Claire Donnelly is discarded/)).toBeVisible();
	expect(desk.read(member)).toContain("title: Head of Operations");
});

test("a desk that starts on content with an issue says which, and shows the page once it is fixed", async ({
	context,
}) => {
	const root = copyContent("short texts");
	const file = join(root, "content/pages/strategy.yaml");
	const right = readFileSync(file, "utf8");
	writeFileSync(file, right.replace("to: /pricing", "to: /no-such-page"));
	const desk = await startDesk(root);
	const tab = await context.newPage();
	await tab.goto(desk.address);
	const page = tab.frameLocator("iframe");
	const issue = page.getByText("content/pages/strategy.yaml");
	await expect(issue).toBeVisible();
	writeFileSync(file, right);
	// Somebody comes back to the window after that.
	await tab.evaluate(() => window.dispatchEvent(new Event("focus")));
	await expect(issue).toHaveCount(0);
	await expect(page.getByRole("navigation").first()).toBeVisible();
	await tab.close();
	desk.stop();
});

test("the closing of the terminal ends the preview with the desk, the tab says so, and both start again", async ({
	context,
}) => {
	const isAnswering = (origin: string) =>
		fetch(`${origin}/robots.txt`).then(
			({ ok }) => ok,
			() => false,
		);
	const first = await startDesk();
	await expect.poll(() => isAnswering(first.siteOrigin)).toBe(true);
	const tab = await context.newPage();
	await tab.goto(first.address);
	await expect(tab.getByRole("heading", { name: "All content" })).toBeVisible();
	await tab.goto(`${first.origin}/#${member}`);
	await tab.locator(".form").getByLabel("Title").first().fill("Typed before the end");
	await tab.locator(".form :is(input, textarea)").last().focus();
	await first.signal("SIGHUP");
	const message = tab.getByText("The desk is not running.");
	await expect(message).toBeInViewport();
	await tab.getByRole("button", { name: "Save", exact: true }).click();
	await expect(tab.getByText("Nothing was saved yet.")).toBeVisible();
	// Once, whatever else has reached no desk.
	await expect(message).toHaveCount(1);
	await tab.close();
	await expect.poll(() => isAnswering(first.siteOrigin)).toBe(false);
	const again = await startDesk(first.root);
	await expect.poll(() => isAnswering(again.siteOrigin)).toBe(true);
	await again.signal("SIGKILL");
	await expect.poll(() => isAnswering(again.siteOrigin)).toBe(false);
	again.stop();
});

test("a price that was saved after the review is not published with it, even after a word is accepted", async ({
	desk,
	person,
}) => {
	desk.editFile(prices, /medium: 1000/, "medium: 1100");
	desk.editFile(member, /^line: .*/m, "line: Rings Wirrabillan Ltd each week.");
	await person.press(/^Review and publish/);
	const card = person.page.locator(".change").filter({ hasText: "$1,000 → $" });
	await expect(card.getByRole("checkbox")).toBeChecked();
	await person.press("Publish all 2");
	await expect(person.getButton("Accept “Wirrabillan”")).toBeVisible();
	desk.editFile(prices, /medium: 1100/, "medium: 1999");
	await person.press("Accept “Wirrabillan”");
	await expect(card).toContainText("$1,000 → $1,999");
	await expect(card).toContainText("Changed since you looked");
	await expect(card.getByRole("checkbox")).not.toBeChecked();
	await person.press("All");
	await expect(card.getByRole("checkbox")).not.toBeChecked();
	await person.press("Publish 2 of 3");
	await expect(person.page.getByText(/^Published/)).toBeVisible();
	expect(desk.git("show", `HEAD:${prices}`)).toContain("medium: 1000");
	await person.click(card.getByRole("checkbox"));
	await person.press("Publish");
	await expect(card).toHaveCount(0);
	expect(desk.git("show", `HEAD:${prices}`)).toContain("medium: 1999");
});
