import sharp from "sharp";
import { ContentCopy } from "../fixtures/contentCopy.ts";
import { expect, test } from "./test.ts";

// What a form takes, and what it says.

test("keys that are pressed before a slow form is open never become part of a price", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.goTo("/pricing");
	const release = Promise.withResolvers<void>();
	await page.route("**/api/entry?*", async (route) => {
		await release.promise;
		await route.continue();
	});
	await person.click(person.site.getByRole("cell", { name: "$1,000" }).first());
	await page.keyboard.type("4");
	release.resolve();
	const medium = person.getField("Medium");
	await expect(medium).toBeInViewport();
	await page.keyboard.type("30");
	await page.unroute("**/api/entry?*");
	await expect(medium).toHaveValue("1,000");
	await expect(page.getByText("none of it is in the field")).toBeVisible();
	await person.press("Go to the field");
	await expect(page.getByText("none of it is in the field")).toHaveCount(0);
	await page.keyboard.type("1,130");
	await expect(medium).toHaveValue("1,130");
	// The form is open by now: this key comes between the click and the focus.
	const cell = person.site.getByRole("cell", { name: "$1,500" }).first();
	await cell.evaluate((element: HTMLElement) => {
		const time = Date.now();
		element.click();
		while (Date.now() <= time + 1);
		element.dispatchEvent(new KeyboardEvent("keydown", { key: "4", bubbles: true }));
	});
	await expect(page.getByText("none of it is in the field")).toBeVisible();
	await page.keyboard.type("3");
	await expect(person.getField("Large")).toHaveValue("1,500");
	await person.save();
	expect(desk.listChanges().join()).toContain("medium: 1130");
});

test("a form names the fields without which the page cannot show it, and leads to each", async ({
	person,
}) => {
	const { page } = person;
	await person.createEntry("New benefit");
	await person.type("Title", "Fewer late nights");
	const fields = page.locator(".fields-to-fix");
	await expect(fields).toContainText(/^\d+ fields need attention/);
	await person.click(fields.getByRole("button", { name: "Description", exact: true }));
	const description = page.locator("[id='f.description']");
	await expect(description).toBeFocused();
	await page.keyboard.type("Drafts are ready before the day ends.");
	await expect(fields.getByRole("button", { name: "Description", exact: true })).toHaveCount(0);
	await person.press("Save");
	await expect(page.getByText("Nothing was saved yet.")).toBeVisible();
	await expect(
		fields.getByRole("button", { name: "Search engines and sharing: Title" }),
	).toBeVisible();
	await person.discard();
});

test("a refused save brings its first error into sight, and a name that hosts keep is told at its field", async ({
	person,
}) => {
	const { page } = person;
	await person.createEntry("New benefit");
	await person.type("Title", "404");
	await person.press("Save");
	await expect(page.locator("[id='f.title']")).toBeFocused();
	await expect(page.locator("[id='f.title.error']")).toHaveText(
		"The address would be one that web hosts keep for themselves. Choose another title or name.",
	);
	await person.type("Title", "Fewer late nights");
	await person.type("Description", "Drafts are ready before the day ends.");
	await person.press("Save");
	await expect(page.locator("[id='f.body']")).toBeFocused();
	await expect(page.locator("[id='f.body']")).toBeInViewport();
	const names = page.locator(".fields-to-fix").getByRole("button");
	await expect(names).toHaveText(["Text of the page", /: Title/, /: Description/]);
	await person.discard();
});

test("a row that was removed is put back alone, in its place", async ({ desk, person }) => {
	const { page } = person;
	await person.openEntry("Prices");
	await person.openSection(/^Rows/);
	const rows = page.locator(
		"[id='f.rows'] > .section-body > .form-items > .form-item > .form-item-body",
	);
	const count = await rows.count();
	await person.press("Remove AI Strategy");
	await expect(rows).toHaveCount(count - 1);
	await expect(person.getButton("Put it back")).toBeFocused();
	await page.locator("[id='f.rows.0'] > summary").click();
	await person.type(page.locator("[id='f.rows.0.prices.medium']"), "1,100");
	await person.press("Put it back");
	await expect(rows).toHaveCount(count);
	await expect(person.getButton("Put it back")).toHaveCount(0);
	await person.save();
	expect(desk.listChanges()).toEqual([
		"-    prices: { small: 400, medium: 1000, large: 1500, xl: 2250 }",
		"+    prices: { small: 400, medium: 1100, large: 1500, xl: 2250 }",
	]);
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

test("a link, a picture and a source get into an article by the keyboard, each in its place", async ({
	person,
}) => {
	const { page } = person;
	await person.createEntry("New article");
	const text = person.getField("Text");
	await person.type(text, "Ask it to shorten ");
	await person.press("Link");
	await expect(page.getByLabel(/^Where it leads/)).toBeFocused();
	await page.keyboard.type("javascript:alert(1)");
	await page.keyboard.press("Enter");
	const target = page.getByLabel(/^Where it leads/);
	await expect(target).toHaveAttribute("aria-invalid", "true");
	await expect(target).toHaveAccessibleDescription(/^A link cannot begin with “javascript:”\./);
	await target.fill("/prizing");
	await page.keyboard.press("Enter");
	await expect(target).toHaveAccessibleDescription(/^There is no page at “\/prizing”\./);
	await target.fill("");
	await page.keyboard.type("Pricing");
	await page.keyboard.press("Enter");
	await expect(target).toHaveValue("/pricing");
	await expect(
		page.locator(".tool-form .note").getByText("Pricing", { exact: true }),
	).toBeVisible();
	const words = page.getByLabel("The words that are clicked");
	await expect(words).toBeFocused();
	await expect(words).toHaveAccessibleDescription("Type the words that are clicked.");
	await page.keyboard.type("a letter");
	await page.keyboard.press("Enter");
	await expect(text).toBeFocused();
	await page.keyboard.type(".");
	await expect(text).toHaveValue("Ask it to shorten [a letter](/pricing).");
	await person.press("Picture");
	await expect(page.getByLabel(/^Picture: drop/)).toBeFocused();
	await person.press("Insert picture");
	await expect(page.getByLabel(/^Picture: drop/)).toBeFocused();
	await expect(page.getByLabel(/^Picture: drop/)).toHaveAccessibleDescription(
		"Choose a picture first.",
	);
	await person.press("Cancel");
	await expect(text).toBeFocused();
	await page.keyboard.type("\n\n![A wall](wall.png)\n\n");
	await person.press("Source");
	await expect(page.getByLabel("Title of the page or paper")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Who published it")).toHaveAccessibleDescription(
		"Type who published it.",
	);
	await expect(page.getByText("Its mark goes into the text after")).toHaveText(
		"Its mark goes into the text after “Ask it to shorten a letter.”.",
	);
	await page.keyboard.type("AI at work");
	await person.type(page.getByLabel("Who published it"), "OAIC");
	await person.press("Insert source");
	await expect(text).toHaveValue(
		"Ask it to shorten [a letter](/pricing).[^oaic]\n\n![A wall](wall.png)\n\n",
	);
	await person.discard();
});

test("colours are hex values, in their fields and in the review, however the file writes them", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.openEntry("Site");
	await person.openSection("Colours");
	const saltbush = page.locator("[id='f.colours.saltbush']");
	await expect(saltbush).toHaveValue(/^#[0-9a-f]{6}$/);
	const before = await saltbush.inputValue();
	expect(desk.read("content/site.yaml")).toContain("saltbush: oklch(");
	await person.type(saltbush, "#5b8a80");
	await person.save();
	await person.press(/^Review and publish/);
	await expect(page.getByText(`“${before}” → “#5b8a80”`)).toBeVisible();
});

test("two entries are never called the same, and a search is of unsaved ones too", async ({
	person,
}) => {
	const { page } = person;
	await person.openEntry("Kevin Zhao");
	await person.type("Title", "Typed");
	await person.press("All content");
	const titles = await page.locator(".list-row .list-entry > span:first-child").allTextContents();
	expect(new Set(titles).size).toBe(titles.length);
	await person.type(page.getByRole("searchbox"), "pricing");
	await expect(page.getByRole("button", { name: "Kevin Zhao" })).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Not saved yet" })).toHaveCount(0);
	await person.openEntry("Kevin Zhao");
	await person.discard();
});

test("a save leaves the form where it is, by the key and by the button", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.openEntry("Prices");
	await person.openSection(/^Rows/);
	await person.click(page.locator("[id='f.rows.3'] > summary"));
	const field = page.locator("[id='f.rows.3.note']");
	const readPlace = () => field.evaluate((element) => element.getBoundingClientRect().top);
	await person.type(field, "By hand");
	const before = await readPlace();
	expect(before).toBeGreaterThan(0);
	await page.keyboard.press("Control+s");
	await expect(page.getByText("Saved.")).toBeVisible();
	await expect(field).toBeFocused();
	expect(await readPlace()).toBeCloseTo(before, -1);
	await person.type(field, "By hand, twice");
	await expect(page.getByText("Saved.")).toHaveCount(0);
	const again = await readPlace();
	// With the pointer itself: Playwright would scroll to the button, though it is always in view.
	const { x = 0, y = 0 } = (await person.getButton("Save").boundingBox()) ?? {};
	await page.mouse.click(x + 5, y + 5);
	await expect(page.getByText("Saved.")).toBeFocused();
	expect(await readPlace()).toBeCloseTo(again, -1);
	expect(desk.listChanges().join()).toContain("By hand, twice");
});

test("a drawing is chosen by its looks, with the keyboard, and is shown beside its name", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.openEntry("Data security");
	const field = page.getByLabel("Drawing", { exact: true });
	const chosen = page.locator(".pictogram-choice > svg path").first();
	const before = await chosen.getAttribute("d");
	await field.focus();
	await page.keyboard.press("Space");
	const option = field.getByRole("option", { name: "Law", exact: true });
	await expect(option.locator("svg")).toBeVisible();
	await page.keyboard.type("law");
	await page.keyboard.press("Enter");
	await expect(field).toHaveValue("law");
	await expect(chosen).not.toHaveAttribute("d", String(before));
	await person.save();
	expect(desk.listChanges()).toContain("+icon: law");
});

test("a ground that is too dark is refused at itself, with what to do, and HTML names the way out once", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.openEntry("Site");
	await person.openSection("Colours");
	await person.type(page.locator("[id='f.colours.paper']"), "#222222");
	await expect(page.locator("[id='f.colours.paper.error']")).toContainText(
		"Too dark: make it lighter.",
	);
	await expect(page.locator("[id^='f.colours.'][id$='.error']:not(:empty)")).toHaveCount(1);
	await person.discard();
	await person.createEntry("New article");
	await person.type("Text", "Some <b>words</b>.");
	const error = page.locator("[id='f.markdown.error']");
	await expect(error).toHaveText(/^Take out <b>: HTML would be lost\. .+ buttons above the text/);
	await person.discard();
	await page.goto(`${desk.origin}/#content/articles/ai-risk-governance.md`);
	const text = person.getField("Text");
	await person.type(text, "Some <b>words</b>.");
	await person.press("Save");
	await expect(text).toBeFocused();
	await person.discard();
});

test("the second of two quick presses hits nothing that has come under the pointer", async ({
	person,
}) => {
	const { page } = person;
	await person.openEntry("Claire Donnelly");
	await person.type("Title", "Typed twice");
	await person.getButton("Discard").dblclick();
	await expect(page.getByText("Lose what you typed?")).toBeVisible();
	await expect(person.getButton("Discard it")).toBeVisible();
	await person.getButton("Discard it").dblclick();
	await expect(page.getByText("Lose what you typed?")).toHaveCount(0);
	await person.getButton("Remove…").dblclick();
	await expect(person.getButton("Remove")).toBeVisible();
	await person.openEntry("Redirects");
	const titles = page.locator(".form-item summary");
	const [first = "", second = ""] = await titles.allTextContents();
	await person
		.getButton(/^Move .+ down$/)
		.first()
		.dblclick();
	await expect(titles.nth(0)).toHaveText(second);
	await expect(titles.nth(1)).toHaveText(first);
	await person.discard();
});

test("a page is chosen by the beginning of its name, with Enter and with a save", async ({
	desk,
	person,
}) => {
	const { page } = person;
	for (const [index, key] of ["Enter", "Control+s"].entries()) {
		await person.openEntry("Redirects");
		await person.press("Add a redirect");
		await page.keyboard.type(`/a-page-of-old-${index}`);
		await page.keyboard.press("Tab");
		await page.keyboard.type("t");
		await expect(page.getByText("Type on, or choose a page from the list.")).toBeVisible();
		await page.keyboard.type("rain");
		await expect(page.getByText("Enter takes Training.")).toBeVisible();
		// The check has answered by now, and its error waits until the field is left.
		await expect(page.getByText(/needs? attention before this can be saved/)).toBeVisible();
		await expect(page.locator(".error-messages p:visible")).toHaveCount(0);
		await page.keyboard.press(key);
		if (key === "Enter") {
			await expect(person.getFields("New address").last()).toHaveValue("/training");
			await page.keyboard.press("Control+s");
		}
		await expect(page.getByText("Saved.")).toBeVisible();
	}
	expect(desk.listChanges()).toEqual([
		"+  /a-page-of-old-0: /training",
		"+  /a-page-of-old-1: /training",
	]);
});

test("the page follows the caret through a long text, of a new article too", async ({
	desk,
	person,
}) => {
	const { page } = person;
	const paragraphs = Array.from({ length: 30 }, (_, index) => `Paragraph ${index} is ordinary.`);
	const longText = paragraphs.join("\n\n");
	const text = person.getField("Text");
	const lastWord = person.site.getByText("The last word.");
	const writeLastWord = async () => {
		await text.press("ControlOrMeta+End");
		await page.keyboard.type(" The last word.");
		await expect(lastWord).toBeInViewport();
	};
	const article = "content/articles/ai-risk-governance.md";
	desk.editFile(article, /$/, `\n${longText}`);
	await person.openForm(article);
	await person.showPage("/blog/ai-risk-governance");
	await writeLastWord();
	await person.click(person.site.getByText("Paragraph 24 is ordinary."));
	await expect(text).toBeFocused();
	await page.keyboard.press("ControlOrMeta+Home");
	await expect(lastWord).not.toBeInViewport();
	await person.discard();

	await person.createEntry("New article");
	await person.type("Title", "A long first draft");
	await person.type("Summary", "What is written at the end is seen there, while it is written.");
	await person.type("Standfirst", "A page that keeps up with its writer.");
	await person.choose("Category", "Training");
	await text.fill(longText);
	await expect(person.site.getByRole("heading", { name: "A long first draft" })).toBeVisible();
	await writeLastWord();
	await person.discard();
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
	await person.discard();
});

test("a new person begins beside the others, and no field of another form stays framed", async ({
	desk,
	person,
}) => {
	const framed = person.site.locator("[data-desk-marked]");
	await person.goTo("/contact-us");
	await person.click(person.site.getByText("03 7010 0142").filter({ visible: true }).first());
	await expect(person.getField("Telephone")).toBeFocused();
	await expect(framed).toHaveCount(1);
	await person.press("All content");
	await expect(framed).toHaveCount(0);
	const pageIsShown = person.waitForPage("/team");
	await person.createEntry("New person");
	await pageIsShown;
	const copy = new ContentCopy(desk.root);
	const files = copy.listFiles("team");
	const last = Math.max(...files.map((file) => Number(copy.get(file, ["order"]) ?? 0)));
	const neighbour = files.find((file) => copy.get(file, ["order"]) === last) ?? "";
	await expect(
		person.site.getByText(String(copy.get(neighbour, ["name"]))).first(),
	).toBeInViewport();
	await expect(framed).toHaveCount(0);
	await person.openEntry("Claire Donnelly");
	const heading = { name: "Claire Donnelly", exact: true };
	await expect(person.site.getByRole("heading", heading)).toBeVisible();
	await expect(framed).toHaveCount(0);
	expect(desk.listChanges()).toEqual([]);
});
