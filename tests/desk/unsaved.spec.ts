import { rmSync } from "node:fs";
import { join } from "node:path";
import { knownPerson } from "../fixtures/knownContent.ts";
import { dropResponses, holdRequests, holdResponses } from "../interaction/network.ts";
import { expect, test } from "./test.ts";

// What is typed and not saved: none of it is lost, and none is saved by itself.

test("text typed while a new entry is saved stays in its form, and is saved next", async ({
	desk,
	person,
}) => {
	await person.beginTestimonial("Example and Daughters");
	// The save takes as long as somebody needs to type on.
	const release = await holdResponses(person.page, "**/api/save");
	await person.press("Save");
	await expect(person.getButton("Saving…")).toBeVisible();
	const quote = person.getField("Quote");
	await quote.press("ControlOrMeta+End");
	await quote.pressSequentially(" And about");
	release();
	await expect(person.page).toHaveURL(/#content\/testimonials\/example-and-daughters\.yaml$/);
	await quote.pressSequentially(" our own work.");
	await expect(quote).toHaveValue("The sessions were short. And about our own work.");
	await person.page.reload();
	await expect(quote).toHaveValue("The sessions were short. And about our own work.");
	await person.save();
	expect(desk.read("content/testimonials/example-and-daughters.yaml")).toContain(
		"The sessions were short. And about our own work.",
	);
});

test("a new entry is saved though the answer was lost, and its form says so", async ({
	desk,
	person,
	problems,
}) => {
	await person.beginTestimonial("Lost Answers Ltd");
	await dropResponses(person.page, "**/api/save");
	await person.save();
	await expect(person.getButton("Save")).toBeDisabled();
	expect(desk.git("status", "--porcelain").match(/content\/testimonials\//g)).toHaveLength(1);
	await expect(person.page).toHaveURL(/content\/testimonials\//);
	// The browser's own line about the response that never came.
	expect(problems.splice(0)).toEqual([expect.stringContaining("/api/save")]);
});

test("what is typed is there after a browser has lost its storage, and what was discarded stays away", async ({
	person,
}) => {
	const { page } = person;
	/** Opens the desk again as after a power cut, with an earlier state of the browser's storage. */
	const reopen = async (stored: object) => {
		await page.evaluate((items) => {
			localStorage.clear();
			Object.assign(localStorage, items);
		}, stored);
		await page.reload();
		await person.expectForm();
	};
	await person.openForm(knownPerson);
	await person.type("Role", "Typed");
	const stored = await page.evaluate(() => ({ ...localStorage }));
	await expect
		.poll(() => page.evaluate(listCopies))
		.toContainEqual(expect.stringContaining("Typed"));
	await reopen({});
	await expect(person.getField("Role")).toHaveValue("Typed");
	// Once it has read the file, the form looks for what closed tabs have left.
	await Promise.all([page.waitForResponse(/\/api\/entry\?/), person.discard()]);
	await expect
		.poll(() => page.evaluate(listCopies))
		.not.toContainEqual(expect.stringContaining("Typed"));
	await reopen(stored);
	await expect(person.getField("Role")).toHaveValue("Head of Operations");
});

/** Lists what the browser has written to its disk of what is typed. */
async function listCopies(): Promise<string[]> {
	const opening = indexedDB.open("desk");
	await new Promise((resolve) => {
		opening.onsuccess = resolve;
	});
	const request = opening.result.transaction("unsaved-edits").objectStore("unsaved-edits").getAll();
	await new Promise((resolve) => {
		request.onsuccess = resolve;
	});
	opening.result.close();
	return request.result;
}

test("typed text is discarded only once that is confirmed", async ({ person }) => {
	await person.openForm(knownPerson);
	await person.type("Role", "Typed");
	await person.press("Discard");
	await person.press("Keep it");
	await expect(person.getField("Role")).toHaveValue("Typed");
	// Enter is held down a moment too long.
	await person.getButton("Discard").focus();
	await person.page.keyboard.press("Enter");
	await person.page.keyboard.press("Enter");
	await expect(person.getField("Role")).toHaveValue("Typed");
	await person.discard();
	await expect(person.getField("Role")).toHaveValue("Head of Operations");
});

test("the question whether to discard is withdrawn by a save, and does not come back while one types on", async ({
	person,
}) => {
	await person.openForm(knownPerson);
	const field = person.getField("Role");
	await person.type("Role", "Typed");
	await person.press("Discard");
	const letSaveGoOn = await holdRequests(person.page, "**/api/save");
	await field.press("Control+s");
	await expect(person.getButton("Saving…")).toBeVisible();
	await expect(person.getButton("Discard it")).toHaveCount(0);
	letSaveGoOn();
	await expect(person.page.getByText(/^Saved\./)).toBeVisible();
	await field.pressSequentially(" since");
	await expect(field).toHaveValue("Typed since");
	await expect(person.getButton("Discard")).toBeEnabled();
});

test("what a browser cannot store is there after a look at another form, and is not left without a question", async ({
	person,
}) => {
	const { page } = person;
	await person.openForm(knownPerson);
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("Full", "QuotaExceededError");
		};
	});
	await person.type("Role", "Typed");
	await expect(page.getByText("This browser cannot store what you type.")).toBeVisible();
	await person.openForm("content/pricing.yaml");
	await person.openForm(knownPerson);
	await expect(person.getField("Role")).toHaveValue("Typed");
	await expect(page.getByText("This browser cannot store what you type.")).toBeVisible();
	const question = page.waitForEvent("dialog");
	const reload = page.reload();
	const dialog = await question;
	expect(dialog.type()).toBe("beforeunload");
	await dialog.accept();
	await reload;
	// From the copy on the disk, which had room.
	await expect(person.getField("Role")).toHaveValue("Typed");
});

test("what is not saved yet is opened from the list, and from the review, with its page beside it", async ({
	person,
}) => {
	const title = person.site.getByRole("heading", { level: 1 });
	await person.openForm(knownPerson);
	await person.type("Role", "Typed");
	for (const panel of ["All content", /^Review and publish/]) {
		await person.goTo("/");
		await expect(title).not.toHaveText("Claire Donnelly");
		await person.press(panel);
		await person.page
			.locator("section, p")
			.filter({ hasText: /^(?:Not|Typed and not) saved yet/ })
			.getByRole("button", { name: "Claire Donnelly" })
			.click();
		await expect(title).toHaveText("Claire Donnelly");
	}
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
});

test("a search leaves out what is not saved yet and is called otherwise", async ({ person }) => {
	const { page } = person;
	await person.openEntry("Kevin Zhao");
	await person.type("Role", "Typed");
	await person.press("All content");
	await expect(person.getListGroup("Not saved yet")).toBeVisible();
	await person.type(page.getByRole("searchbox"), "pricing");
	await expect(page.getByRole("button", { name: "Kevin Zhao" })).toHaveCount(0);
	await expect(person.getListGroup("Not saved yet")).toHaveCount(0);
});

test("what was typed in a tab that was closed is offered again, and what another types is not", async ({
	person,
	openAnother,
}) => {
	const other = await openAnother();
	await other.openForm(knownPerson);
	await other.type("Role", "From the closed tab");
	await person.openForm(knownPerson);
	await expect(person.getField("Role")).toHaveValue("Head of Operations");
	await expect(
		person.page.getByText("This form holds something else in another tab, not saved yet."),
	).toBeVisible();
	await other.page.close();
	await person.page.reload();
	await expect(person.getField("Role")).toHaveValue("From the closed tab");
	await person.discard();
	await expect(person.getField("Role")).toHaveValue("Head of Operations");
});

test("the page of a tab shows what is typed in another, and no longer once that is discarded", async ({
	person,
	openAnother,
}) => {
	await person.goTo("/team/claire-donnelly");
	const other = await openAnother();
	await other.openForm(knownPerson);
	await other.type("One-line summary", "Keeps the lights on.");
	await person.expectText("Keeps the lights on.");
	await person.openForm(knownPerson);
	const note = person.page.getByText(/^This form holds something else in another tab/);
	await expect(note).toBeVisible();
	await other.discard();
	await expect(note).toHaveCount(0);
	await expect(person.site.getByText("Keeps the lights on.")).toHaveCount(0);
});

test("the page shows what this tab holds of a form again, once another tab has discarded what it typed there later", async ({
	person,
	openAnother,
}) => {
	await person.openForm(knownPerson);
	await person.type("One-line summary", "Keeps the lights on.");
	await person.expectText("Keeps the lights on.");
	const other = await openAnother();
	await other.openForm(knownPerson);
	await other.type("One-line summary", "Opens every window.");
	await person.expectText("Opens every window.");
	await other.discard();
	await person.expectText("Keeps the lights on.");
	await other.expectText("Keeps the lights on.");
});

test("what is typed in a file as text in another tab is on no page, and no page is said to show it", async ({
	desk,
	person,
	openAnother,
}) => {
	const before = desk.read(knownPerson);
	desk.editFile(knownPerson, /^name: .*/m, "name: [");
	const other = await openAnother();
	await other.page.goto(`${desk.origin}/#${knownPerson}`);
	await other.page.getByLabel(`${knownPerson} as text`).fill(before);
	await other.openForm("content/team/kevin-zhao.yaml");
	await other.type("Role", "Head of Dates");
	const note = person.page.getByText("The page also shows what is typed in another tab:");
	await expect(note).toContainText("Kevin Zhao");
	await expect(note).not.toContainText(knownPerson);
});

test("of two new entries of a kind, that of a closed tab comes up once this tab's is saved or discarded", async ({
	person,
	openAnother,
}) => {
	// Nothing else has the list rendered again.
	await holdRequests(person.page, "**/api/status");
	const other = await openAnother();
	await other.open();
	await other.createEntry("New person");
	await other.type("Name", "Alex Sample");
	await person.createEntry("New person");
	await person.type("Name", "Pat Example");
	await other.page.close();
	await person.press("All content");
	await person.page.getByRole("button", { name: "New person: Pat Example" }).click();
	await person.discard();
	await person.press("All content");
	const left = person.page.getByRole("button", { name: "New person: Alex Sample" });
	await left.click();
	await expect(person.getField("Name")).toHaveValue("Alex Sample");
	await person.discard();
	await person.press("All content");
	await expect(person.getListGroup("Not saved yet")).toHaveCount(0);
});

test("a broken item in the browser's storage does not block the desk", async ({ person }) => {
	await person.openForm(knownPerson);
	await person.page.evaluate(() => {
		for (const name of Object.keys(localStorage)) {
			localStorage.setItem(name, "{");
		}
		localStorage.setItem("desk-edit|x|y|z", "{");
	});
	await person.page.reload();
	await person.expectForm();
});

test("what is typed in an entry that somebody has removed is shown, and is discarded there", async ({
	desk,
	person,
	problems,
}) => {
	const { page } = person;
	await person.openForm(knownPerson);
	await person.type("Role", "Head of Rooms");
	const bio = "Arranges the rooms.";
	await person.type("Biography", bio);
	await person.press("All content");
	rmSync(join(desk.root, knownPerson));
	await person.comeBack();
	const unsaved = person.getListGroup("Not saved yet");
	await unsaved.getByRole("button", { name: "Claire Donnelly" }).click();
	await expect(page.getByText("This has been removed.")).toBeVisible();
	await expect.poll(() => problems.splice(0).join()).toContain("404");
	await expect(page.getByText("Head of Rooms")).toBeVisible();
	// Fields are called as in the form.
	await expect(page.getByRole("group", { name: "Biography", exact: true })).toContainText(bio);
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await person.press("Copy Biography");
	await expect(page.getByText("Copied.")).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bio);
	await person.press("Discard");
	await person.press("Discard it");
	await expect(page.getByRole("heading", { name: "All content" })).toBeVisible();
	await expect(unsaved).toHaveCount(0);
});
