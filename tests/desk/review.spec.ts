import { ContentCopy } from "../fixtures/contentCopy.ts";
import { knownArticle, knownPerson } from "../fixtures/knownContent.ts";
import { dropResponses, holdRequests, holdResponses } from "../interaction/network.ts";
import type { TestDesk } from "./desk.ts";
import type { Person } from "./person.ts";
import { expect, test } from "./test.ts";

// What is published, and what is not: chosen, refused, discarded.

const prices = "content/pricing.yaml";
/** Changes a price on disk. */
const changePrice = (desk: TestDesk) => desk.editFile(prices, /medium: 1000/, "medium: 1100");

/** Changes the line of a person on disk. */
const changeLine = (desk: TestDesk, line: string) =>
	desk.editFile(knownPerson, /^line: .*/m, `line: ${line}`);

/** Gets what is selected in the field that has the focus. */
const getSelection = (person: Person) =>
	person.page.evaluate(() => String(document.getSelection()));

/** Presses a button, and reloads before the page gets the response to what that asks. @param url of what is asked */
async function pressAndReload(person: Person, button: string, url: string): Promise<void> {
	const { page } = person;
	await holdResponses(page, url);
	const request = page.waitForRequest(url);
	await person.press(button);
	await request;
	await page.reload();
	await person.press(/^Review and publish/);
}

/** Commits what is saved as the desk does, without its checks. @returns the commit */
function commitAsDesk(desk: TestDesk, subject: string, ...trailers: string[]): string {
	const message = [subject, "", ...trailers, "Published-with: desk"].join("\n");
	desk.git("commit", "--quiet", "--all", "--message", message);
	return desk.git("rev-parse", "HEAD").trim();
}

test("changes are published, with a name that is new to the spelling check", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	changeLine(desk, "Rings Wirrabillan Ltd each week.");
	await person.page.reload();
	await person.press(/^Review and publish/);
	await expect(person.page.getByText("Platform, price of Medium: $1,000 → $1,100")).toBeVisible();
	await person.takePicture("review");
	await person.press("Publish all 2");
	await person.press("Accept “Wirrabillan”");
	await expect(person.page.getByText("is accepted. It is published with the rest.")).toBeVisible();
	await person.press("Publish all 3");
	await expect(person.page.getByText(/^Published on this machine/)).toBeVisible();
	expect(desk.listChanges()).toEqual([]);
	expect(desk.git("show", `HEAD:${prices}`)).toContain("medium: 1100");
});

test("a word that the spelling check does not know leads to its field", async ({
	desk,
	person,
}) => {
	changeLine(desk, "Rings Wirrabillan Ltd each week.");
	await person.press(/^Review and publish/);
	await person.press("Publish");
	await person.press("Claire Donnelly, One-line summary");
	await expect(person.getField("One-line summary")).toBeFocused();
	expect(await getSelection(person)).toBe("Wirrabillan");
});

test("words that the site does not write are shown with those around them, and lead to their place in the text", async ({
	desk,
	person,
}) => {
	desk.editFile(
		knownArticle,
		/$/,
		"\nA plain paragraph, and no more.\n\nThey **leverage** the letter, and do not leverage more.\n",
	);
	await person.press(/^Review and publish/);
	await person.press("Publish");
	await expect(
		person.page.getByText(
			"“They leverage the letter, and do not leverage more.”: This site does not write “leverage”. Write “use”.",
		),
	).toBeVisible();
	await person.press(/, Text$/);
	await expect(person.getField("Text")).toBeFocused();
	expect(await getSelection(person)).toBe("leverage");
});

test("the message of a publication is no longer than the server takes", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	await person.press(/^Review and publish/);
	const field = person.page.getByLabel("What changed, in a few words");
	await field.pressSequentially("Words ");
	await person.page.keyboard.insertText("of a long message ".repeat(40));
	expect(await field.inputValue()).toHaveLength(500);
	await field.clear();
});

test("a publication goes on whatever is opened meanwhile, and the review waits for it", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	await person.press(/^Review and publish/);
	await person.page.getByLabel("What changed, in a few words").fill("New prices");
	const release = await holdRequests(person.page, "**/api/publish");
	await person.press("Publish");
	await person.press("All content");
	await person.press(/^Review and publish/);
	await expect(person.page.getByText(/^Checking the site/)).toBeVisible();
	await expect(person.getButton("Publish")).toHaveCount(0);
	release();
	await expect(person.page.getByText(/^Published on this machine/)).toBeVisible();
	changeLine(desk, "Rings each client once a week.");
	await person.press(/^Review and publish/);
	await expect(person.page.getByLabel("What changed, in a few words")).toHaveValue("");
	// What has been read is not said again.
	await person.press("All content");
	await person.press(/^Review and publish/);
	await expect(person.getChange("Claire Donnelly")).toBeVisible();
	await expect(person.page.getByText(/^Published on this machine/)).toHaveCount(0);
});

test("why a publication was refused is told whoever has left the review", async ({
	desk,
	person,
}) => {
	changeLine(desk, "Rings Wirrabillan Ltd each week.");
	await person.press(/^Review and publish/);
	const isRefused = person.page.waitForResponse("**/api/publish");
	await person.press("Publish");
	await person.press("All content");
	await isRefused;
	await person.press(/^Review and publish/);
	await expect(person.getButton("Accept “Wirrabillan”")).toBeVisible();
});

test("what became of a publication is told after a reload in the middle of it", async ({
	desk,
	person,
}) => {
	changeLine(desk, "Rings Wirrabillan Ltd each week.");
	await person.press(/^Review and publish/);
	await pressAndReload(person, "Publish", "**/api/publish");
	await person.press("Accept “Wirrabillan”");
	await pressAndReload(person, "Publish all 2", "**/api/publish");
	await expect(person.page.getByText(/^Published on this machine/)).toBeVisible();
	await expect(person.getChange("Claire Donnelly")).toHaveCount(0);
	await person.page.reload();
	await person.press(/^Review and publish/);
	await expect(person.getButton("Undo")).toBeVisible();
	await expect(person.page.getByText(/^Published on this machine/)).toHaveCount(0);
});

test("what became of an undo and of a discard is told after a reload in the middle of it", async ({
	desk,
	person,
}) => {
	const { page } = person;
	changePrice(desk);
	commitAsDesk(desk, "A price");
	await person.press(/^Review and publish/);
	await person.press("Undo");
	await pressAndReload(person, "Undo it", "**/api/undo");
	await expect(page.getByText(/^Undone on this machine/)).toBeVisible();
	await expect(person.getButton("Redo")).toBeVisible();
	changeLine(desk, "Rings each client once a week.");
	await person.comeBack();
	await person.press(/^Discard the change to Claire Donnelly/);
	await pressAndReload(person, "Discard it", "**/api/discard");
	await expect(page.getByText("The change to Claire Donnelly is discarded.")).toBeVisible();
	await expect(person.getChange("Claire Donnelly")).toHaveCount(0);
});

test("a word that was accepted before a reload is the person's own, and not told as another's", async ({
	desk,
	person,
}) => {
	const { page } = person;
	changeLine(desk, "Rings Wirrabillan and Quondaburra each week.");
	await person.press(/^Review and publish/);
	await person.press("Publish");
	await person.press("Accept “Wirrabillan”");
	await expect(page.getByText("“Wirrabillan” is accepted.")).toBeVisible();
	// The answer never reaches the page that asked.
	await holdResponses(page, "**/api/words");
	await person.press("Accept “Quondaburra”");
	await expect.poll(() => desk.git("diff")).toMatch(/^\+quondaburra$/im);
	await page.reload();
	await person.press(/^Review and publish/);
	await expect(page.getByText("“Quondaburra” is accepted.")).toBeVisible();
	await expect(page.getByText("Changed since you looked")).toHaveCount(0);
	await expect(person.getButton("Publish all 2")).toBeEnabled();
});

test("a publication whose answer is lost is told all the same", async ({
	desk,
	person,
	problems,
}) => {
	changePrice(desk);
	await person.press(/^Review and publish/);
	await dropResponses(person.page, "**/api/publish");
	await person.press("Publish");
	await expect(person.page.getByText(/^Published on this machine/)).toBeVisible();
	expect(problems.splice(0).join()).toContain("ERR_CONNECTION_RESET");
});

test("a publication leads to its undo, which asks first, and takes it back", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	await person.press(/^Review and publish/);
	await person.press("Publish");
	await expect(person.page.getByText(/^Published on this machine/)).toBeVisible();
	await expect(person.page.getByRole("heading", { name: "Review and publish" })).toBeInViewport();
	await expect(person.getButton("Undo")).toBeInViewport();
	await person.press("Undo");
	await person.press("Keep it");
	expect(desk.git("diff", "--stat", "HEAD~1").trim()).not.toBe("");
	await person.press("Undo");
	await expect(person.page.getByText(/^Undo “.*” and publish that\?$/)).toBeVisible();
	await person.press("Undo it");
	await expect(person.page.getByText(/^Undone on this machine/)).toBeVisible();
	expect(desk.git("diff", "--stat", "HEAD~2").trim()).toBe("");
	await person.press("Redo");
	await expect(
		person.page.getByText(/^Bring back what “Undo: .*” took away and publish that\?$/),
	).toBeVisible();
	await person.press("Keep it");
	expect(desk.listChanges()).toEqual([]);
});

test("of several buttons that publish only the one that is pressed says that it is at work", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	const commit = commitAsDesk(desk, "A price");
	desk.editFile(prices, /medium: 1100/, "medium: 1000");
	commitAsDesk(desk, "Undo: A price", `Undoes: ${commit}`);
	changeLine(desk, "Knows every one of them.");
	commitAsDesk(desk, "A line");
	await person.press(/^Review and publish/);
	await expect(person.getButton("Undo")).toBeEnabled();
	const release = await holdRequests(person.page, "**/api/undo");
	await person.press("Redo");
	await person.press("Redo it");
	await expect(person.getButton("Checking…")).toHaveCount(1);
	await expect(person.getButton("Undo")).toBeDisabled();
	release();
	await expect(person.page.getByText(/^Redone on this machine/)).toBeVisible();
});

test("a change whose title is longer than its line has its checkbox beside the title", async ({
	desk,
	person,
}) => {
	const title = "Working session: an AI policy that people in every office can follow";
	desk.editFile(
		"content/events/an-ai-policy-people-can-follow.yaml",
		/^title: .*/m,
		`title: "${title}"`,
	);
	await person.press(/^Review and publish/);
	const change = person.getChange(title);
	const [box, words] = await Promise.all(
		[change.getByRole("checkbox"), change.getByText(title, { exact: true }).first()].map(
			(element) => element.boundingBox(),
		),
	);
	expect(box && words && box.y + box.height > words.y && box.x < words.x).toBe(true);
});

test("a problem blocks a publication until it is fixed, which the button, the panel and the window notice", async ({
	desk,
	person,
}) => {
	const branch = desk.git("branch", "--show-current").trim();
	changePrice(desk);
	desk.git("switch", "--quiet", "--detach");
	await person.press(/^Review and publish/);
	const problem = person.page.getByText(/^Git is not on a branch/);
	// At the top, with what to do, and beside the button.
	await expect(problem).toHaveCount(2);
	await expect(person.page.getByText("No Git host is set up")).toHaveCount(0);
	await expect(person.getButton("Publish")).toBeDisabled();
	desk.git("switch", "--quiet", branch);
	await person.press("Check again");
	await expect(problem).toHaveCount(0);
	await expect(person.getButton("Publish")).toBeEnabled();
	desk.git("switch", "--quiet", "--detach");
	// What refuses it is said where it was before, and no third time.
	await person.press("Publish");
	await expect(problem).toHaveCount(2);
	await person.press(/^Review and publish/);
	await expect(problem).toHaveCount(2);
	desk.git("switch", "--quiet", branch);
	await person.comeBack();
	await expect(problem).toHaveCount(0);
});

test("what is chosen and what is held back stay so while a change is looked at, and over a reload", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	changeLine(desk, "Looks after rooms.");
	await person.press(/^Review and publish/);
	await person.press("None");
	await expect(person.getButton("Publish 0 of 2")).toBeDisabled();
	await person.page.getByRole("checkbox", { name: /^Prices/ }).check();
	await person.type(person.page.getByLabel("What changed, in a few words"), "New prices");
	await person.getChange("Prices").getByRole("button", { name: "Open" }).click();
	// It opens at the price that was changed, beside the page that shows it.
	await expect(person.page.locator(":focus")).toHaveValue("1,100");
	await expect(person.page.getByLabel("Page shown")).toHaveValue("/pricing");
	await person.page.reload();
	await person.press(/^Review and publish/);
	await person.press("Publish 1 of 2");
	await expect(person.page.getByText(/^Published on this machine/)).toBeVisible();
	expect(desk.git("log", "-1", "--format=%s").trim()).toBe("New prices");
	expect(desk.listChanges()).toEqual(expect.arrayContaining(["+line: Looks after rooms."]));
});

test("what is held back in two tabs stays so in both, and over a reload", async ({
	desk,
	person,
	openAnother,
}) => {
	changePrice(desk);
	changeLine(desk, "Rings every client each week.");
	const other = await openAnother();
	await other.open();
	const getTick = ({ page }: Person, name: RegExp) => page.getByRole("checkbox", { name });
	for (const each of [person, other]) {
		await each.press(/^Review and publish/);
		await expect(getTick(each, /^Prices/)).toBeChecked();
	}
	await getTick(person, /^Prices/).uncheck();
	await expect(getTick(other, /^Prices/)).not.toBeChecked();
	await getTick(other, /^Claire Donnelly/).uncheck();
	await expect(getTick(person, /^Claire Donnelly/)).not.toBeChecked();
	await person.page.reload();
	await person.press(/^Review and publish/);
	await expect(person.getButton("Publish 0 of 2")).toBeDisabled();
});

test("what somebody saves while one mends a change is marked in the review, and what one saves oneself is chosen", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	changeLine(desk, "Looks after rooms.");
	await person.press(/^Review and publish/);
	await expect(person.getButton("Publish all 2")).toBeEnabled();
	await person.getChange("Looks after rooms.").getByRole("button", { name: "Open" }).click();
	await person.type("Role", "Head of Rooms");
	desk.editFile(prices, /medium: 1100/, "medium: 1999");
	await person.save();
	await person.press(/^Review and publish/);
	const price = person.getChange("$1,000 → $1,999");
	await expect(price).toContainText("Changed since you looked");
	await expect(price.getByRole("checkbox")).not.toBeChecked();
	await expect(person.getChange("Head of Rooms").getByRole("checkbox")).toBeChecked();
	await person.openForm("content/team/kevin-zhao.yaml");
	await person.type("Role", "Head of Dates");
	await person.save();
	await person.press(/^Review and publish/);
	await expect(person.getChange("Head of Dates").getByRole("checkbox")).toBeChecked();
	await person.press("Publish 2 of 3");
	await expect(person.page.getByText(/^Published/)).toBeVisible();
	expect(desk.git("show", `HEAD:${prices}`)).toContain("medium: 1000");
});

test("what one moves, removes and saves as text is chosen as one's own, and told as nobody else's", async ({
	desk,
	person,
}) => {
	const { page } = person;
	changePrice(desk);
	desk.editFile(knownArticle, /^title: .*/m, "title: [");
	await person.press(/^Review and publish/);
	await expect(person.getButton(/^Publish/)).toBeEnabled();
	await person.press("All content");
	await person.press("Move Claire Donnelly up");
	await expect(page.getByText(/^Saved\. The order goes/)).toBeVisible();
	await person.openForm("content/benefits/data-security.yaml");
	await person.press("Remove…");
	await page.getByLabel(/Visitors of .* are taken to$/).selectOption("/platform");
	await person.press("Remove");
	await expect(page.getByText(/^Data security is removed\./)).toBeVisible();
	await page.goto(`${desk.origin}/#${knownArticle}`);
	const text = page.getByLabel(`${knownArticle} as text`);
	await text.fill((await text.inputValue()).replace("title: [", "title: What a pilot settles"));
	await person.press("Save");
	await person.expectForm();
	await person.press(/^Review and publish/);
	await expect(person.getButton("Publish all 4")).toBeEnabled();
	await expect(person.getChange("Order of Team")).toBeVisible();
	await expect(person.getChange("What a pilot settles")).toBeVisible();
	await expect(page.getByText(/since you looked/)).toHaveCount(0);
});

test("what was saved since one looked and left out of a publication waits for its tick after it too", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	await person.press(/^Review and publish/);
	await expect(person.getButton("Publish")).toBeEnabled();
	await person.press("All content");
	changeLine(desk, "Rings each client once a week.");
	await person.press(/^Review and publish/);
	const line = person.getChange("Rings each client once a week.");
	await expect(line).toContainText("New since you looked");
	await person.press("Publish 1 of 2");
	await expect(person.page.getByText(/^Published on this machine/)).toBeVisible();
	await expect(line.getByRole("checkbox")).not.toBeChecked();
	await person.openForm("content/team/kevin-zhao.yaml");
	await person.press(/^Review and publish/);
	await expect(person.getButton("Publish 0 of 1")).toBeDisabled();
	// A tick stays as well.
	await line.getByRole("checkbox").check();
	await person.press("All content");
	await person.press(/^Review and publish/);
	await expect(line.getByRole("checkbox")).toBeChecked();
});

test("what somebody saves after a publication, in sight of the review, waits for its tick on the way back too", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	await person.press(/^Review and publish/);
	await person.press("Publish");
	await expect(person.page.getByText(/^Published on this machine/)).toBeVisible();
	changeLine(desk, "Rings each client once a week.");
	await person.comeBack();
	const line = person.getChange("Rings each client once a week.");
	await expect(line).toContainText("New since you looked");
	await person.press("All content");
	await person.press(/^Review and publish/);
	await expect(line.getByRole("checkbox")).not.toBeChecked();
});

test("what somebody saves after all is published waits for its tick, and what one saves oneself does not", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	await person.press(/^Review and publish/);
	await person.press("Publish");
	await expect(person.page.getByText("Nothing has changed since the last")).toBeVisible();
	await person.press("All content");
	changeLine(desk, "Rings each client once a week.");
	await person.openForm("content/team/kevin-zhao.yaml");
	await person.type("Role", "Head of Dates");
	await person.save();
	await person.press(/^Review and publish/);
	await expect(person.getChange("Head of Dates").getByRole("checkbox")).toBeChecked();
	const line = person.getChange("Rings each client once a week.");
	await expect(line).toContainText("New since you looked");
	await expect(line.getByRole("checkbox")).not.toBeChecked();
});

test("a change that cannot go out alone says which other one to tick, and ticks it", async ({
	desk,
	person,
}) => {
	const copy = new ContentCopy(desk.root);
	const article = copy.getFile("articles");
	copy.write(
		"content/team/jo-hall.yaml",
		desk.read(knownPerson).replace("Claire Donnelly", "Jo Hall"),
	);
	copy.set("content/team/jo-hall.yaml", ["order"], 990);
	desk.editFile(article, /^author: .*/m, "author: jo-hall");
	await person.press(/^Review and publish/);
	const tick = person.page.getByRole("checkbox", { name: /^Jo Hall/ });
	await tick.click();
	await person.press("Publish 1 of 2");
	await expect(person.page.getByText("does not work without “Jo Hall”")).toBeVisible();
	expect(desk.git("status", "--porcelain", "-uall")).toContain("jo-hall");
	await person.press("Tick it too");
	await expect(tick).toBeChecked();
	await person.press("Publish all 2");
	await expect(person.page.getByText(/^Published/)).toBeVisible();
	expect(desk.git("status", "--porcelain")).toBe("");
});

test("a tick that is taken away while a word is accepted stays away", async ({ desk, person }) => {
	changePrice(desk);
	changeLine(desk, "Rings Wirrabillan Ltd each week.");
	await person.press(/^Review and publish/);
	await person.press("Publish all 2");
	const release = await holdResponses(person.page, "**/api/words");
	await person.press("Accept “Wirrabillan”");
	const price = person.page.getByRole("checkbox", { name: /^Prices/ });
	await price.uncheck();
	release();
	await expect(person.page.getByText("is accepted. It is published with the rest.")).toBeVisible();
	await expect(price).not.toBeChecked();
	await expect(person.getButton("Publish 2 of 3")).toBeEnabled();
});

test("words that somebody accepts are theirs at once, and are not told as another's", async ({
	desk,
	person,
}) => {
	changeLine(desk, "Rings Wirrabillan and Quondaburra each week.");
	await person.press(/^Review and publish/);
	await person.press("Publish");
	await expect(person.getButton("Accept “Wirrabillan”")).toBeVisible();
	for (const [index, word] of ["Wirrabillan", "Quondaburra"].entries()) {
		await person.press(`Accept “${word}”`);
		await expect(person.page.getByText(`“${word}” is accepted.`)).toBeVisible();
		await expect(person.page.getByText(/^Saved since you looked/)).toHaveCount(0);
		await expect(person.getButton("Publish all 2")).toBeEnabled();
		await expect(person.getChange(/is accepted/).getByText(/is accepted/)).toHaveCount(index + 1);
	}
});

test("a price that was saved after the review is not published with it, even after a word is accepted", async ({
	desk,
	person,
}) => {
	changePrice(desk);
	changeLine(desk, "Rings Wirrabillan Ltd each week.");
	await person.press(/^Review and publish/);
	const card = person.getChange("$1,000 → $");
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
	await card.getByRole("checkbox").click();
	await person.press("Publish");
	await expect(card).toHaveCount(0);
	expect(desk.git("show", `HEAD:${prices}`)).toContain("medium: 1999");
});

test("what one has brought back is chosen at once, and is nobody else's news", async ({
	desk,
	person,
}) => {
	await person.openForm("content/benefits/data-security.yaml");
	await person.press("Remove…");
	await person.page.getByLabel(/Visitors of .* are taken to$/).selectOption("/platform");
	await person.press("Remove");
	await expect(person.page.getByText(/^Data security is removed\./)).toBeVisible();
	desk.git("commit", "--quiet", "--all", "--message", "Removed");
	changePrice(desk);
	await person.press(/^Review and publish/);
	await person.press("Bring it back Data security");
	await expect(person.page.getByText("Data security is back as it was.")).toBeVisible();
	const back = person.getChange("New benefit: Data security");
	await expect(back.getByText(/a redirect to .*, removed$/)).toBeVisible();
	await expect(back.getByRole("checkbox")).toBeChecked();
	await expect(person.getButton("Publish all 2")).toBeEnabled();
});

test("a saved change is discarded before it is published", async ({ desk, person }) => {
	await person.openForm(knownPerson);
	await person.type("Role", "Saved and regretted");
	await person.save();
	await person.press(/^Review and publish/);
	await person.press(/^Discard the change to Claire Donnelly/);
	await person.press("Discard it");
	await expect(person.page.getByText(/The change to Claire Donnelly is discarded/)).toBeVisible();
	expect(desk.read(knownPerson)).toContain("title: Head of Operations");
});

test("after one's own discard another setting of the same file is still chosen", async ({
	desk,
	person,
}) => {
	desk.editFile("content/site.yaml", /^brand: .*/m, "brand: Redgum");
	desk.editFile("content/site.yaml", /03 7010 0142/, "03 7010 0555");
	await person.press(/^Review and publish/);
	await person.press(/^Discard the change to Site: Brand/);
	await person.press("Discard it");
	await expect(person.page.getByText("The change to Site: Brand is discarded.")).toBeVisible();
	await expect(person.getChange("0555").getByRole("checkbox")).toBeChecked();
});

test("the review names what is typed and not saved, and leads there", async ({ desk, person }) => {
	await person.page.goto(`${desk.origin}/#${knownPerson}`);
	await person.type("Role", "Typed and not saved");
	changePrice(desk);
	await person.press(/^Review and publish/);
	await expect(person.page.getByText(/^Typed and not saved yet/)).toBeVisible();
	await person.press("Claire Donnelly");
	await expect(person.getField("Role")).toHaveValue("Typed and not saved");
});
