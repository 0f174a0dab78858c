import { ContentCopy } from "../fixtures/contentCopy.ts";
import { knownArticle, knownPerson } from "../fixtures/knownContent.ts";
import { expect, test } from "./test.ts";

// What a field takes, however it is typed, and how it says no.

const prices = "content/pricing.yaml";

test("a price is what was typed, with a comma or a space, and empty is never “not offered”", async ({
	desk,
	person,
}) => {
	await person.openForm(prices);
	await person.openSection("Rows", "Platform");
	const medium = person.getField("Rows", "Platform", "Medium");
	await person.type(medium, "1 100");
	await person.page.keyboard.press("Tab");
	await expect(medium).toHaveValue("1,100");
	await medium.evaluate((element: HTMLInputElement) => element.select());
	await person.page.evaluate(() => document.execCommand("insertText", false, "2,300"));
	await expect(medium).toHaveValue("2,300");
	await person.type(medium, "1,1");
	await person.press("Save");
	await expect(person.page.getByText(/This should be a number/)).toBeVisible();
	await medium.fill("");
	await person.press("Save");
	await expect(person.page.getByText(/Type a number here/)).toBeVisible();
	expect(desk.read(prices)).toContain("medium: 1000");
	await person.page.getByLabel("Medium: not offered").first().check();
	await person.discard();
	await expect(medium).toHaveValue("1,000");
});

test("a price that is ten times as high is asked about before it is saved, also after a reload and in a folded row", async ({
	desk,
	person,
}) => {
	await person.openForm(prices);
	await person.openSection("Rows", "Platform");
	await person.type(person.getField("Rows", "Platform", "Medium"), "10000");
	const question = person.page.getByText("$10,000 was $1,000. Is that right?");
	await expect(question).toBeVisible();
	// It is asked whatever way the price has taken into the form: here in a row that is folded.
	await person.page.reload();
	await person.expectForm();
	await expect(question).toBeHidden();
	await person.press("Save");
	await expect(person.getButton("Yes, it is")).toBeFocused();
	expect(desk.read(prices)).toContain("medium: 1000");
	const heldUp = person.page.getByText("Nothing was saved yet.");
	await expect(heldUp).toBeVisible();
	await person.press("Move AI Strategy up");
	await expect(heldUp).toBeVisible();
	await person.press("Yes, it is");
	await expect(heldUp).toHaveCount(0);
});

test("a date by hand is read with the day first, or refused in plain words", async ({
	desk,
	person,
}) => {
	const copy = new ContentCopy(desk.root);
	const file = copy.getFile("articles");
	copy.set(file, ["sources"], { paper: { title: "A paper", publisher: "Somebody" } });
	await person.openForm(file);
	await person.openSection("Sources", "A paper");
	const date = person.getField("Sources", "A paper", "Published");
	await person.type(date, "14/3/2024");
	await person.page.keyboard.press("Tab");
	await expect(date).toHaveValue("2024-03-14");
	await person.type(date, "mid March");
	await expect(date).toHaveAccessibleDescription(
		/This should be a year, a month or a day: 2025, March 2025 or 14\/3\/2025\./,
	);
});

test("a date of which a part is missing says so, and holds the save up", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.createEntry("New event");
	const start = person.getField("Start");
	await start.click();
	await page.keyboard.type("05");
	await expect(
		page.getByText("No date yet: a part is missing, or there is no such day."),
	).toBeVisible();
	await person.getField("Title").focus();
	await page.keyboard.press("Control+s");
	await expect(start).toBeFocused();
	await expect(page.getByText("Nothing was saved yet.")).toBeVisible();
	// It can be discarded, though nothing is in the form yet.
	await person.discard();
	await expect(page.getByText("No date yet")).toHaveCount(0);
	await expect(person.getButton("Discard")).toBeDisabled();
	await person.pickValue("Start", "2027-03-05T12:30");
	await expect(page.getByText("No date yet")).toHaveCount(0);
	expect(desk.listChanges()).toEqual([]);
});

test("a colour may be typed with spaces", async ({ person }) => {
	await person.page.goto(`${person.desk.origin}/#content/site.yaml`);
	await person.openSection("Colours");
	const colour = person.getField("Colours", "Saltbush");
	await person.type(colour, "oklch(0.5 0.05 180)");
	await expect(colour).toHaveValue("oklch(0.5 0.05 180)");
});

test("a colour may be typed without its hash sign", async ({ person }) => {
	await person.openForm("content/site.yaml");
	await person.openSection("Colours");
	const colour = person.getField("Colours", "Dusk");
	await person.type(colour, "1f4e79");
	await expect(colour).toHaveValue("#1f4e79");
	await person.save();
});

test("colours are hex values, in their fields and in the review, however the file writes them", async ({
	desk,
	person,
}) => {
	const { page } = person;
	desk.editFile("content/site.yaml", /^ {2}saltbush: .*/m, "  saltbush: oklch(0.62 0.05 175)");
	desk.git("commit", "--quiet", "--all", "--message", "A colour");
	await person.openForm("content/site.yaml");
	await person.openSection("Colours");
	const saltbush = person.getField("Colours", "Saltbush");
	await expect(saltbush).toHaveValue(/^#[0-9a-f]{6}$/);
	const before = await saltbush.inputValue();
	await person.type(saltbush, "#5b8a80");
	await person.save();
	await person.press(/^Review and publish/);
	await expect(page.getByText(`“${before}” → “#5b8a80”`)).toBeVisible();
});

test("a ground that is too dark is refused at itself, with what to do", async ({ person }) => {
	await person.openEntry("Site");
	await person.openSection("Colours");
	const paper = person.getField("Colours", "Paper");
	await person.type(paper, "#222222");
	await expect(paper).toHaveAccessibleDescription(/Too dark: make it lighter\./);
	const errors = person.getGroup("Colours").getByText("Too dark: make it lighter.");
	await expect(errors).toHaveCount(1);
});

test("HTML in a text names the way out", async ({ person }) => {
	await person.createEntry("New article");
	await person.type("Text", "Some <b>words</b>.");
	await expect(person.getField("Text")).toHaveAccessibleDescription(
		/Take out <b>: HTML would be lost\. .+ buttons above the text/,
	);
});

test("HTML in a text is not saved, which leads there", async ({ person }) => {
	await person.openForm(knownArticle);
	const text = person.getField("Text");
	await person.type(text, "Some <b>words</b>.");
	await person.press("Save");
	await expect(text).toBeFocused();
});

test("a drawing is chosen by its looks, with the keyboard, and is shown beside its name", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.openEntry("Data security");
	const field = page.getByLabel("Drawing", { exact: true });
	const chosen = page.locator("select + svg path").first();
	const before = await chosen.getAttribute("d");
	await field.focus();
	await page.keyboard.press("Space");
	const option = field.getByRole("option", { name: "AI policy", exact: true });
	await expect(option.locator("svg")).toBeVisible();
	// Drawings of another size are those of other places.
	await expect(field.getByRole("option", { name: "Talent drain" })).toHaveCount(0);
	await page.keyboard.type("ai");
	await page.keyboard.press("Enter");
	await expect(field).toHaveValue("ai-policy");
	await expect(chosen).not.toHaveAttribute("d", String(before));
	await person.save();
	expect(desk.listChanges()).toContain("+pictogram: ai-policy");
});

test("a page is chosen by the beginning of its name, with Enter and with a save", async ({
	desk,
	person,
}) => {
	const { page } = person;
	// The letter is a capital while Caps Lock is on.
	for (const [index, key] of ["Enter", "Control+S"].entries()) {
		await person.openEntry("Redirects");
		await person.press("Add a redirect");
		await page.keyboard.type(`/a-page-of-old-${index}`);
		await page.keyboard.press("Tab");
		await page.keyboard.type("t");
		await expect(page.getByText("Keep typing, or choose a page from the list.")).toBeVisible();
		await page.keyboard.type("rain");
		await expect(page.getByText("Press Enter to choose Training.")).toBeVisible();
		// The response to the check is there by now, and its error waits until the field is left.
		await expect(page.getByText(/needs? attention before this can be saved/)).toBeVisible();
		await expect(page.locator("[data-errors]").filter({ visible: true })).toHaveCount(0);
		await page.keyboard.press(key);
		if (key === "Enter") {
			await expect(person.getFields("New address").last()).toHaveValue("/training");
			await page.keyboard.press("Control+s");
		}
		await expect(page.getByText(/^Saved\./)).toBeVisible();
	}
	expect(desk.listChanges()).toEqual([
		"+  /a-page-of-old-0: /training",
		"+  /a-page-of-old-1: /training",
	]);
});

test("of a whole old address, the path is saved by the key at once", async ({ desk, person }) => {
	await person.openEntry("Redirects");
	await person.press("Add a redirect");
	await person.type(person.getFields("New address").last(), "/pricing");
	await person.type(person.getFields("Old address").last(), "www.mallee.example/an-old-page/");
	await person.page.keyboard.press("Control+s");
	await expect(person.page.getByText(/^Saved\./)).toBeVisible();
	expect(desk.listChanges()).toEqual(["+  /an-old-page: /pricing"]);
});

test("a link gets into an article by the keyboard, at the caret, once it leads somewhere and has words", async ({
	person,
}) => {
	const { page } = person;
	const text = await person.beginArticle();
	await person.type(text, "Ask it to shorten ");
	await person.press("Link");
	const target = page.getByLabel(/^Where it leads/);
	await expect(target).toBeFocused();
	await page.keyboard.type("javascript:alert(1)");
	await page.keyboard.press("Enter");
	await expect(target).toHaveAttribute("aria-invalid", "true");
	await expect(target).toHaveAccessibleDescription(/^A link cannot begin with “javascript:”\./);
	await target.fill("/prizing");
	await page.keyboard.press("Enter");
	await expect(target).toHaveAccessibleDescription(/^There is no page at “\/prizing”\./);
	await target.fill("");
	await page.keyboard.type("Pricing");
	await page.keyboard.press("Enter");
	await expect(target).toHaveValue("/pricing");
	const tool = page.getByRole("group", { name: "Add a link" });
	await expect(tool.getByText("Pricing", { exact: true }).filter({ visible: true })).toHaveCount(1);
	const words = page.getByLabel("The words to click");
	await expect(words).toBeFocused();
	await expect(words).toHaveAccessibleDescription("Type the words to click.");
	await page.keyboard.type("a letter");
	await page.keyboard.press("Enter");
	await expect(text).toBeFocused();
	await page.keyboard.type(".");
	await expect(text).toHaveValue("Ask it to shorten [a letter](/pricing).");
});

test("a picture is asked for before it is inserted, and Cancel leads back to the text", async ({
	person,
}) => {
	const { page } = person;
	const text = await person.beginArticle();
	await person.press("Picture");
	const drop = page.getByLabel(/^Picture: drop/);
	await expect(drop).toBeFocused();
	await person.press("Insert picture");
	await expect(drop).toBeFocused();
	await expect(drop).toHaveAccessibleDescription("Choose a picture first.");
	await person.press("Cancel");
	await expect(text).toBeFocused();
});

test("what is announced has its place before its words, which screen readers need", async ({
	person,
}) => {
	await person.openForm(knownPerson);
	const regions = person.page.locator(":is([role=status], [role=alert]):empty");
	const areRendered = await regions.evaluateAll((elements) =>
		elements.map((element) => element.checkVisibility()),
	);
	expect(areRendered.length).toBeGreaterThan(2);
	expect(areRendered).not.toContain(false);
});

test("the mark of a source goes behind the words before the caret, past a picture that is between", async ({
	person,
}) => {
	const { page } = person;
	const text = await person.beginArticle();
	const isChecked = page.waitForResponse((response) => response.url().endsWith("/api/check"));
	await person.type(text, "Ask for [a letter](/pricing).\n\n![A wall](wall.png)\n\n");
	await isChecked;
	await person.press("Source");
	await expect(page.getByLabel("Title of the page or paper")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Who published it")).toHaveAccessibleDescription(
		"Type who published it.",
	);
	await expect(page.getByText("Its mark goes into the text after")).toHaveText(
		"Its mark goes into the text after “Ask for a letter.”.",
	);
	// Somebody looks for another place, and comes back.
	await text.press("ControlOrMeta+Home");
	for (let words = 0; words < 2; words++) {
		await text.press("ControlOrMeta+ArrowRight");
	}
	await expect(page.getByText("Its mark goes into the text after")).toHaveText(
		"Its mark goes into the text after “Ask for”.",
	);
	await text.press("ControlOrMeta+End");
	await person.type("Title of the page or paper", "AI at work");
	await person.type(page.getByLabel("Who published it"), "OAIC");
	await person.press("Insert source");
	await expect(text).toHaveValue("Ask for [a letter](/pricing).[^oaic]\n\n![A wall](wall.png)\n\n");
});

test("a source that was only begun, or typed wrongly into the file, is none to cite", async ({
	desk,
	person,
}) => {
	const article = "content/articles/ai-adoption-challenges.md";
	desk.editFile(article, /^sources:$/m, "sources:\n  odd: ~");
	await person.openForm(article);
	await person.openSection("Sources");
	await person.press(/^Add a source/);
	await person.press("Source");
	const options = person.page.getByLabel("Source", { exact: true }).locator("option");
	await expect(options.first()).toHaveText("A new source");
	for (const words of await options.allTextContents()) {
		expect(words).toMatch(/\S/);
	}
});

test("a new source leaves the cursor behind its mark, which Undo of the browser takes back alone", async ({
	person,
}) => {
	const { page } = person;
	const text = await person.beginArticle();
	await person.type(text, "Ask for a letter. Read it.");
	await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(17, 17));
	await person.press("Source");
	await page.keyboard.type("AI at work");
	await person.type(page.getByLabel("Who published it"), "OAIC");
	await person.press("Insert source");
	await expect(text).toHaveValue("Ask for a letter.[^oaic] Read it.");
	await page.keyboard.press("ControlOrMeta+z");
	await expect(text).toHaveValue("Ask for a letter. Read it.");
	await page.keyboard.press("ControlOrMeta+Shift+z");
	await page.keyboard.type(" Today.");
	await expect(text).toHaveValue("Ask for a letter.[^oaic] Today. Read it.");
});

test("what is typed in a tool of a text stays over another tool and another form, and holds the save up", async ({
	person,
}) => {
	const { page } = person;
	const text = await person.beginArticle();
	await person.type(text, "Ask it to shorten a letter.");
	await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(18, 26));
	await person.press("Link");
	await page.keyboard.type("/pricing");
	await person.press("Source");
	await page.keyboard.type("AI at work");
	await person.press("Save");
	const link = page.getByRole("group", { name: "Add a link" });
	await expect(link.getByRole("alert")).toHaveText(
		"Press “Insert link” or “Cancel” before you save.",
	);
	await expect(page.getByLabel(/^Where it leads/)).toBeFocused();
	await person.openEntry("Prices");
	await person.press("All content");
	const unsaved = person.getListGroup("Not saved yet");
	await unsaved.getByRole("button").click();
	await person.expectForm();
	await expect(page.getByLabel("Title of the page or paper")).toHaveValue("AI at work");
	await expect(page.getByLabel(/^Where it leads/)).toHaveValue("/pricing");
	await expect(page.getByLabel("The words to click")).toHaveValue("a letter");
	await person.press("Insert link");
	await expect(text).toHaveValue("Ask it to shorten [a letter](/pricing).");
	await person.press("Cancel");
	await expect(page.getByLabel("Title of the page or paper")).toHaveCount(0);
	await person.press("Save");
	await expect(page.getByText("Fill this in.").first()).toBeVisible();
});

test("a link gets into a text where the browser refuses the command to insert it", async ({
	person,
}) => {
	const { page } = person;
	const text = await person.beginArticle();
	await person.type(text, "Ask for ");
	await page.evaluate(() => {
		Object.defineProperty(document, "execCommand", { value: () => false, configurable: true });
	});
	await person.press("Link");
	await page.keyboard.type("/pricing");
	await page.keyboard.press("Enter");
	await page.keyboard.type("a price");
	await page.keyboard.press("Enter");
	await expect(text).toBeFocused();
	await page.keyboard.type(".");
	await expect(text).toHaveValue("Ask for [a price](/pricing).");
});

test("a choice that the list does not have can be chosen again", async ({ desk, person }) => {
	desk.editFile(knownArticle, /^category: .*/m, "category: gone");
	await person.openForm(knownArticle);
	const category = person.getField("Category");
	await expect(category).toHaveValue("gone");
	await category.selectOption({ index: 1 });
	await category.selectOption("gone");
	await expect(category).toHaveValue("gone");
	await expect(person.getButton("Save")).toBeDisabled();
});

test("rows that were removed are put back alone, each in its place, also after a reload", async ({
	desk,
	person,
}) => {
	await person.openEntry("Prices");
	await person.openSection("Rows");
	await person.press("Remove AI Strategy");
	await expect(person.getGroup("Rows", "AI Strategy")).toHaveCount(0);
	await expect(person.getButton("Put it back")).toBeFocused();
	await person.press("Remove Quarterly consult");
	await person.press("Move Platform down");
	await person.press("Move Platform up");
	await person.openSection("Rows", "Platform");
	await person.type(person.getField("Rows", "Platform", "Medium"), "1,100");
	await person.page.reload();
	await person.openSection("Rows");
	for (const title of ["AI Strategy", "Quarterly consult"]) {
		const offer = person.page
			.getByRole("status")
			.filter({ hasText: `“${title}” is no longer here.` });
		await offer.getByRole("button", { name: "Put it back" }).click();
		await expect(person.getGroup("Rows", title)).toBeVisible();
	}
	await expect(person.getButton("Put it back")).toHaveCount(0);
	await person.save();
	expect(desk.listChanges()).toEqual([
		"-    prices: { small: 400, medium: 1000, large: 1500, xl: 2250 }",
		"+    prices: { small: 400, medium: 1100, large: 1500, xl: 2250 }",
	]);
});

test("a row with words that are not saved is removed once that is confirmed", async ({
	person,
}) => {
	await person.openEntry("Prices");
	await person.openSection("Rows");
	await person.press("Add a row");
	await person.press("Remove 6");
	await expect(person.getButton("Add a row")).toBeFocused();
	await person.openSection("Rows", "Platform");
	await person.type(person.getField("Rows", "Platform", "Medium"), "1,100");
	await person.press("Remove Platform");
	await person.press("Keep it");
	await expect(person.getField("Rows", "Platform", "Medium")).toHaveValue("1,100");
	await person.press("Remove Platform");
	await person.press("Remove it");
	await expect(person.getGroup("Rows", "Platform")).toHaveCount(0);
	await expect(person.getButton("Put it back")).toBeFocused();
});
