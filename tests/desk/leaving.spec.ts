import { knownPerson } from "../fixtures/knownContent.ts";
import { createScreenshot } from "../fixtures/pictures.ts";
import { holdRequests, holdResponses } from "../interaction/network.ts";
import type { Person } from "./person.ts";
import { expect, test } from "./test.ts";

// Somebody goes on while the server still works: they stay where they are.

/** Finds where the buttons beside Save stand. */
async function findPlaces(person: Person) {
	return Promise.all(
		["Discard", "Show page", "Remove…"].map((name) => person.getButton(name).boundingBox()),
	);
}

test("the page stays where it is when a new entry is left while it is checked", async ({
	person,
}) => {
	await person.createEntry("New testimonial");
	await person.goTo("/pricing");
	await person.type("Quote", "The sessions were short.");
	await person.type("Name", "Pat Example");
	await person.type("Role", "Partner");
	const release = await holdRequests(person.page, "**/api/check");
	const complete = person.page.waitForRequest(
		(request) =>
			request.url().endsWith("/api/check") && request.postDataJSON().data.company === "Example",
	);
	await person.type("Company", "Example");
	const check = await complete;
	await person.press("All content");
	release();
	// Nobody waits for the response, which would show the page of the form that is closed.
	await expect.poll(() => check.failure()?.errorText).toContain("ABORTED");
	await expect(person.page.getByLabel("Page shown")).toHaveValue("/pricing");
	await person.press("New testimonial");
	await expect(person.getField("Company")).toHaveValue("Example");
});

test("somebody who leaves a new entry while it is saved stays where they are, and what they type goes there", async ({
	person,
}) => {
	await person.beginTestimonial("Example");
	const release = await holdResponses(person.page, "**/api/save");
	await person.press("Save");
	await person.press("All content");
	await person.type(person.page.getByRole("searchbox"), "benefit");
	const saved = person.page.waitForResponse(/\/api\/save$/);
	release();
	await saved;
	await expect(person.getButton("Review and publish (1)")).toBeVisible();
	await expect(person.page.getByRole("searchbox")).toHaveValue("benefit");
	await expect(person.page.getByRole("heading", { name: "All content" })).toBeVisible();
});

test("the page that was chosen stays when a new entry with a page of its own was left while it is saved", async ({
	desk,
	person,
}) => {
	const { page } = person;
	// No check leads the page there before the save.
	await holdRequests(page, "**/api/check");
	await person.createEntry("New benefit");
	await person.typeBenefit("Fewer late nights");
	const release = await holdResponses(page, "**/api/save");
	await person.press("Save");
	await person.press("All content");
	await person.goTo("/pricing");
	release();
	await expect(person.getButton("Review and publish (1)")).toBeVisible();
	await expect(page.getByText("The page is being made…")).toHaveCount(0);
	await expect(page.getByLabel("Page shown")).toHaveValue("/pricing");
	expect(desk.listChanges()).toEqual(["content/benefits/fewer-late-nights.yaml"]);
});

test("somebody who leaves an entry while it is removed stays where they are", async ({
	person,
}) => {
	await person.beginTestimonial("Example");
	await person.save();
	const release = await holdResponses(person.page, "**/api/remove");
	await person.press("Remove…");
	await person.press("Remove");
	await person.openEntry("Customer roadmap");
	const responded = person.page.waitForResponse("**/api/remove");
	release();
	await responded;
	await expect(person.getButton("Review and publish")).toBeVisible();
	await expect(person.page.getByRole("heading", { name: "Customer roadmap" })).toBeVisible();
});

test("an entry that is left while it is saved is listed as being saved, and then as saved", async ({
	person,
}) => {
	const { page } = person;
	await person.openForm(knownPerson);
	await person.type("Role", "Head of a slow save");
	const release = await holdResponses(page, "**/api/save");
	const places = await findPlaces(person);
	await person.press("Save");
	await expect(person.getButton("Saving…")).toBeVisible();
	// What is below the pointer stays there.
	expect(await findPlaces(person)).toEqual(places);
	await person.press("All content");
	const unsaved = person
		.getListGroup("Not saved yet")
		.getByRole("button", { name: "Claire Donnelly" });
	await expect(unsaved).toContainText("Being saved…");
	release();
	await expect(unsaved).toHaveCount(0);
});

test("no way out of a form leaves half a date, or a photograph that is not in place, without a question", async ({
	desk,
	person,
}) => {
	const { page } = person;
	/** Leaves the form, and answers what is asked then. @returns the question */
	const leave = async (answer: "dismiss" | "accept", act: () => Promise<unknown>) => {
		const asked = page.waitForEvent("dialog");
		const acted = act();
		const dialog = await asked;
		await dialog[answer]();
		await acted;
		return dialog.message();
	};
	const dateQuestion = "The date of “Start” is not complete. Leave the form without that?";
	const note = page.getByText("No date yet: a part is missing");
	await person.openForm("content/events/one-assistant-for-one-job.yaml");
	await person.getField("Start").click();
	await page.keyboard.press("Backspace");
	await expect(note).toBeVisible();
	expect(await leave("dismiss", () => person.press("All content"))).toBe(dateQuestion);
	await expect(note).toBeVisible();
	expect(await leave("dismiss", () => page.evaluate(() => history.back()))).toBe(dateQuestion);
	await expect(page).toHaveURL(/#content\/events\/one-assistant-for-one-job\.yaml$/);
	await expect(note).toBeVisible();
	expect(await leave("accept", () => person.press("All content"))).toBe(dateQuestion);
	await expect(page.getByRole("heading", { name: "All content" })).toBeVisible();

	const photoQuestion = "IMG_2.PNG is not ready yet. Leave the form without that?";
	await person.openForm(knownPerson);
	await person.type("Role", "Head of Rooms");
	const buffer = await createScreenshot("#375");
	const photo = { name: "IMG_2.PNG", mimeType: "image/png", buffer };
	await page.getByLabel(/: drop a picture here/).setInputFiles(photo);
	await expect(person.getButton("Use this part")).toBeVisible();
	desk.editFile(knownPerson, /^line: .*/m, "line: Changed by hand.");
	await person.comeBack();
	await person.press("Compare");
	await expect(page.getByRole("heading", { name: "Two versions" })).toBeVisible();
	expect(await leave("dismiss", () => person.press("All content"))).toBe(photoQuestion);
	await person.press("Back to the form");
	const release = await holdRequests(page, "**/api/picture?*name=IMG_2*");
	await person.press("Use this part");
	const clickPage = () => person.site.getByRole("heading", { level: 1 }).first().click();
	await person.goTo("/");
	expect(await leave("dismiss", clickPage)).toBe(photoQuestion);
	release();
	await expect(page.getByText("is now called")).toBeVisible();
	await person.press("All content");
	await expect(page.getByRole("heading", { name: "All content" })).toBeVisible();
	await person.openForm(knownPerson);
	await expect(page.getByRole("img", { name: "As it is now" })).toBeVisible();
});
