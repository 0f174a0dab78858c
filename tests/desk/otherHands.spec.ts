import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { knownArticle, knownPerson } from "../fixtures/knownContent.ts";
import { createScreenshot } from "../fixtures/pictures.ts";
import { holdRequests } from "../interaction/network.ts";
import { expect, test } from "./test.ts";

// A colleague, another tab or another program changes a file too: nothing of either is lost.

test("two tabs on one form: the second sees both versions and chooses field by field", async ({
	desk,
	person,
	openAnother,
}) => {
	const other = await openAnother();
	await person.openForm(knownPerson);
	await other.openForm(knownPerson);
	// A form in which nothing is typed would take over what is saved in the other.
	await person.type("Role", "Head of Programs");
	await other.type("Role", "Head of People");
	await other.type("One-line summary", "Knows everybody by name.");
	await other.save();
	await person.press("Save");
	await expect(person.page.getByRole("heading", { name: "Two versions" })).toBeVisible();
	const save = person.getButton("Save what I chose");
	await expect(save).toBeDisabled();
	await person.takePicture("conflict");
	const title = person.page.getByRole("group", { name: "Role" });
	await expect(title).toContainText("Head of People");
	await title.getByLabel(/Yours/).check();
	// Changes of the other alone are kept without asking.
	await expect(
		person.page.getByRole("group", { name: "One-line summary" }).getByLabel("As it is saved now"),
	).toBeChecked();
	await save.click();
	await expect(person.page.getByText(/^Saved\./)).toBeVisible();
	expect(desk.read(knownPerson)).toContain("title: Head of Programs");
	expect(desk.read(knownPerson)).toContain("Knows everybody by name.");
});

test("what somebody changes while a form is being saved, and typed in, is not written over by the next save", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.openForm(knownPerson);
	await person.type("Role", "Head of Programs");
	// The list is read once the file is saved, and before the form says so.
	const release = await holdRequests(page, "**/api/overview");
	await page.keyboard.press("Control+s");
	await person.type("Role", "Head of Programs and Rooms");
	await expect
		.poll(() => desk.read(knownPerson), { intervals: [10] })
		.toContain("title: Head of Programs");
	desk.editFile(knownPerson, /^line: .*/m, "line: Changed by hand.");
	release();
	await expect(
		page.getByText("This has been changed since you opened it, in another tab"),
	).toBeVisible();
	await page.keyboard.press("Control+s");
	await expect(page.getByRole("heading", { name: "Two versions" })).toBeVisible();
	await expect(
		page.getByRole("group", { name: "One-line summary" }).getByLabel("As it is saved now"),
	).toBeChecked();
	await person.press("Save what I chose");
	await expect(page.getByText(/^Saved\./)).toBeVisible();
	expect(desk.read(knownPerson)).toContain("title: Head of Programs and Rooms");
	expect(desk.read(knownPerson)).toContain("line: Changed by hand.");
});

test("of a long text that two people have changed, what differs is marked, and the chosen one is saved whole", async ({
	desk,
	person,
}) => {
	const text =
		"Claire reads every draft before it leaves the firm, and signs it with her name. The client sees who has read it, and when, at the foot of the letter.";
	desk.editFile(knownPerson, /^line: .*/m, `line: ${text}`);
	await person.openForm(knownPerson);
	const mine = text.replace("every draft", "each draft");
	await person.type("One-line summary", mine);
	desk.editFile(knownPerson, /^line: .*/m, `line: ${text.replace("when", "on which day")}`);
	await person.press("Save");
	const group = person.page.getByRole("group", { name: "One-line summary" });
	await expect(group.getByText("“…” stands for words that both have.")).toBeVisible();
	await expect(group.locator("mark")).toHaveText(["each", "when", "every", "on which day"]);
	await group.getByLabel(/Yours/).check();
	await person.press("Save what I chose");
	await expect(person.page.getByText(/^Saved\./)).toBeVisible();
	expect(parse(desk.read(knownPerson)).line).toBe(mine);
});

test("a file that was changed on disk is not written over, and what was typed survives a reload", async ({
	desk,
	person,
}) => {
	await person.openForm(knownPerson);
	await person.type("Role", "Typed and not saved");
	desk.editFile(knownPerson, /^title: .*/m, "title: Changed by hand");
	await person.comeBack();
	await expect(
		person.page.getByText("This has been changed since you opened it, in another tab"),
	).toBeVisible();
	await person.page.reload();
	await expect(person.getField("Role")).toHaveValue("Typed and not saved");
	await person.press("Save");
	await expect(person.page.getByRole("heading", { name: "Two versions" })).toBeVisible();
	expect(desk.read(knownPerson)).toContain("title: Changed by hand");
	await person.press("Back to the form");
	await person.discard();
	await expect(person.getField("Role")).toHaveValue("Changed by hand");
});

test("what is typed while another's version is fetched survives a reload", async ({
	desk,
	person,
}) => {
	await person.openForm(knownPerson);
	await person.type("Role", "Head of Practice");
	desk.editFile(knownPerson, /^title: .*/m, "title: Head of Practice");
	await person.comeBack();
	const compare = person.getButton("Compare");
	await expect(compare).toBeVisible();
	const release = await holdRequests(person.page, "**/api/entry?**");
	await compare.click();
	await person.getField("Role").press("End");
	await person.getField("Role").pressSequentially(", and Training");
	release();
	await expect(person.page.getByRole("heading", { name: "Two versions" })).toBeVisible();
	await person.page.reload();
	await expect(person.getField("Role")).toHaveValue("Head of Practice, and Training");
});

test("a price that is asked about is not saved by a choice between two versions before the answer", async ({
	desk,
	person,
}) => {
	const prices = "content/pricing.yaml";
	await person.openForm(prices);
	await person.openSection("Rows", "Platform");
	await person.type(person.getField("Rows", "Platform", "Medium"), "10000");
	const question = person.page.getByText("$10,000 was $1,000. Is that right?");
	await expect(question).toBeVisible();
	desk.editFile(prices, /small: 400/, "small: 450");
	await person.comeBack();
	await person.press("Compare");
	await person.press("Save what I chose");
	await expect(person.getButton("Yes, it is")).toBeFocused();
	await expect(question).toBeVisible();
	await expect(person.page.getByText("Nothing was saved yet.")).toBeVisible();
	expect(desk.read(prices)).toContain("small: 450, medium: 1000");
	await person.press("Yes, it is");
	await person.save();
	expect(desk.read(prices)).toContain("small: 450, medium: 10000");
});

test("half a date is still there after a comparison", async ({ desk, person }) => {
	const event = "content/events/one-assistant-for-one-job.yaml";
	await person.openForm(event);
	const start = person.getField("Start");
	await start.click();
	await person.page.keyboard.press("Backspace");
	const missing = person.page.getByText("No date yet: a part is missing");
	await expect(missing).toBeVisible();
	desk.editFile(event, /^title: .*/m, "title: Changed by hand");
	await person.comeBack();
	await person.press("Compare");
	await person.press("Back to the form");
	await expect
		.poll(() => start.evaluate((input: HTMLInputElement) => input.validity.badInput))
		.toBe(true);
	await person.press("Save");
	await expect(start).toBeFocused();
});

test("a photograph without its part is still there after a comparison", async ({
	desk,
	person,
}) => {
	await person.openForm(knownPerson);
	await person.type("Role", "Head of Rooms");
	await person.page.getByLabel(/: drop a picture here/).setInputFiles({
		name: "IMG_2.PNG",
		mimeType: "image/png",
		buffer: await createScreenshot("#375"),
	});
	desk.editFile(knownPerson, /^line: .*/m, "line: Changed by hand.");
	await person.comeBack();
	await person.press("Compare");
	await person.press("Back to the form");
	await expect(person.getButton("Use this part")).toBeVisible();
});

test("a form that is left asks no more for its file, which may be gone", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.openForm(knownPerson);
	// The server does not respond.
	await holdRequests(page, "**/api/entry?**");
	const asked = page.waitForRequest("**/api/entry?**");
	desk.editFile(knownPerson, /^title: .*/m, "title: Changed by hand");
	await person.comeBack();
	const request = await asked;
	await person.press("All content");
	await expect.poll(() => request.failure()?.errorText).toContain("ABORTED");
});

test("a file that cannot be read is fixed at its line, while others are saved and published", async ({
	desk,
	person,
}) => {
	const before = desk.read(knownPerson);
	desk.editFile(knownPerson, /^title: .*/m, 'title: "never closed');
	await person.openForm("content/team/kevin-zhao.yaml");
	await person.showPage("/team/kevin-zhao");
	await person.type("One-line summary", "Goes on meanwhile.");
	await person.save();
	await person.expectText("Goes on meanwhile.");
	await person.press("All content");
	await person.page.getByRole("button", { name: /Claire Donnelly.*Cannot be read/i }).click();
	await expect(person.page.getByRole("alert")).toContainText(/mistake at line \d+/);
	await person.takePicture("unreadable");
	await person.page.getByLabel(`${knownPerson} as text`).fill(before);
	await person.page.keyboard.press("Control+s");
	await expect(person.getField("Role")).toHaveValue(parse(before).title);
	expect(desk.read(knownPerson)).toBe(before);
});

test("a part of a form that fails leaves the desk, what is typed and the file as text", async ({
	desk,
	person,
	problems,
}) => {
	const { page } = person;
	const before = desk.read(knownArticle);
	desk.editFile(
		knownArticle,
		/^title: /m,
		"sources:\n  - { key: odd, title: { in: two parts } }\ntitle: ",
	);
	await person.openForm(knownArticle);
	await person.type("Title", "Typed before the fault");
	await person.press("Source");
	await expect(page.getByRole("heading", { name: "This cannot be shown" })).toBeVisible();
	await expect.poll(() => problems.splice(0).join()).toContain("React error #31");
	await person.press("Open the file as text");
	await expect(page.getByText("What you typed in its form is kept.")).toBeVisible();
	await page.getByLabel(`${knownArticle} as text`).fill(before);
	await person.press("Save");
	await expect(person.getField("Title")).toHaveValue("Typed before the fault");
	expect(desk.read(knownArticle)).toBe(before);
	problems.splice(0);
});

test("a file as text keeps what is typed over a reload, and a change of somebody else is shown beside it", async ({
	desk,
	person,
}) => {
	const before = desk.read(knownPerson);
	desk.editFile(knownPerson, /^title: .*/m, 'title: "never closed');
	await person.page.goto(`${desk.origin}/#list`);
	await person.page.goto(`${desk.origin}/#${knownPerson}`);
	const area = person.page.getByLabel(`${knownPerson} as text`);
	await area.fill(`${before}# Mine.\n`);
	await person.page.reload();
	await expect(area).toHaveValue(`${before}# Mine.\n`);
	await expect(person.page.getByRole("alert")).toHaveText(/^What you typed before is back/);
	await expect(person.page.locator("[data-wrong]")).toHaveCount(0);
	await person.press("Discard");
	await person.press("Discard it");
	await expect(area).toHaveValue(desk.read(knownPerson));
	await expect(person.page.getByRole("alert")).toContainText(/mistake at line \d+/);
	await person.getButton("Go to the form").press("Enter");
	await expect(
		person.page.getByRole("heading", { name: "This file cannot be read" }),
	).toBeFocused();
	await area.fill(`${before}# Mine.\n`);
	const theirs = `${before}# Theirs.\n`;
	writeFileSync(join(desk.root, knownPerson), theirs);
	await person.press("Save");
	const comparison = person.page
		.locator("section")
		.filter({ hasText: "As it was saved meanwhile" });
	await expect(comparison.locator("pre")).toHaveText(theirs.trim());
	await person.press("Keep theirs and lose mine");
	await person.press("Keep it");
	await expect(area).toHaveValue(`${before}# Mine.\n`);
	await person.press("Save mine instead");
	await person.expectForm();
	expect(desk.read(knownPerson)).toBe(`${before}# Mine.\n`);
});

test("what was typed in a form is back once its file, which somebody left unreadable, can be read", async ({
	desk,
	person,
}) => {
	await person.openForm(knownPerson);
	const before = desk.read(knownPerson);
	await person.type("Role", "Typed in the form");
	desk.editFile(knownPerson, /^line: .*/m, 'line: "never closed');
	await person.press("Save");
	await expect(person.page.getByText("What you typed in its form is kept.")).toBeVisible();
	await person.page.getByLabel(`${knownPerson} as text`).fill(`${before}# Theirs.\n`);
	await person.press("Save");
	await expect(person.getField("Role")).toHaveValue("Typed in the form");
	// No field of the file has changed meanwhile, so there is nothing to ask.
	await person.press("Save");
	await expect(person.page.getByText(/^Saved\./)).toBeVisible();
	expect(desk.read(knownPerson)).toContain("title: Typed in the form");
	expect(desk.read(knownPerson)).toContain("# Theirs.");
});

test("the list and the page follow a file that is changed without the desk", async ({
	desk,
	person,
}) => {
	await person.press("All content");
	await person.goTo("/team/claire-donnelly");
	const row = person.page.getByRole("listitem").filter({ hasText: "Claire Donnelly" });
	await expect(row).not.toContainText("Changed");
	desk.editFile(knownPerson, /^title: .*/m, "title: Written by hand");
	await expect(row).toContainText("Changed");
	await person.expectText("Written by hand");
});
