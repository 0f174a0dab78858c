import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { ContentCopy } from "../fixtures/contentCopy.ts";
import { knownArticle } from "../fixtures/knownContent.ts";
import { createPhoto } from "../fixtures/pictures.ts";
import type { TestDesk } from "./desk.ts";
import type { Person } from "./person.ts";
import { expect, test } from "./test.ts";

// What the owner's guide says how to do, each from the content as it was.

const readYaml = (desk: TestDesk, path: string) => parse(desk.read(path));

test("a price is changed from the page: it is clicked, typed and saved", async ({
	desk,
	person,
}) => {
	await person.goTo("/pricing");
	await person.site.getByRole("cell", { name: "$1,000" }).first().click();
	await expect(person.getField("Medium")).toBeFocused();
	// Its number is selected: what is typed takes its place.
	await person.getField("Medium").pressSequentially("1,100", { delay: 90 });
	await person.expectText("$1,100");
	expect(desk.listChanges()).toEqual([]);
	await person.takePicture("price");
	await person.save();
	expect(desk.listChanges()).toEqual([
		"-    prices: { small: 400, medium: 1000, large: 1500, xl: 2250 }",
		"+    prices: { small: 400, medium: 1100, large: 1500, xl: 2250 }",
	]);
});

test("the headline of Home is changed", async ({ desk, person }) => {
	await person.goTo("/");
	await person.site.getByRole("heading", { level: 1 }).getByText("Equip").first().click();
	const word = person.getGroup("Headline of Home").getByRole("textbox").first();
	await expect(word).toBeFocused();
	await person.type(word, "Prepare");
	await person.expectText(/Prepare/);
	await person.save();
	expect(readYaml(desk, "content/site.yaml").heroWords).toEqual(["Prepare", "Empower", "Evolve"]);
});

test("a click on a long text leads to its place in the field, which says what its placeholder shows", async ({
	desk,
	person,
}) => {
	const { brand } = readYaml(desk, "content/site.yaml");
	await person.goTo("/about-us");
	await person.site.getByText(`${brand} brings AI into`).first().click();
	const lede = person.getField("Top of the page", "Introduction");
	await expect(lede).toBeFocused();
	// What is typed goes where one has clicked, and takes nobody's words away.
	const text = await lede.inputValue();
	await person.page.keyboard.type("§");
	await expect(lede).toHaveValue(/^.+§.+$/);
	expect((await lede.inputValue()).replace("§", "")).toBe(text);
	await expect(
		person.page.getByText(`{brand} shows as “${brand}”.`).filter({ visible: true }),
	).not.toHaveCount(0);
});

test("a click far down in an article leads to a line that is in view in its field", async ({
	desk,
	person,
}) => {
	// Many short lines, then few long ones: the same number of letters is not the same height.
	const list = Array.from({ length: 60 }, (_, index) => `- Item ${index}.\n`).join("");
	const paragraph = "Whoever reads this far has read a good deal, and goes on. ".repeat(20).trim();
	const text = `${list}\nHere it was clicked.\n\n${paragraph}\n\n${paragraph}\n`;
	desk.editFile(knownArticle, /$/, `\n${text}`);
	await person.comeBack();
	await person.goTo("/blog/letters-to-clients");
	await person.site.getByText("Here it was clicked.").click();
	const field = person.getField("Text");
	await expect(field).toBeFocused();
	// A browser scrolls to a caret that is out of view once something is typed.
	const readScroll = () => field.evaluate((area) => area.scrollTop);
	const scroll = await readScroll();
	await person.page.keyboard.type("§");
	expect(Math.abs((await readScroll()) - scroll)).toBeLessThan(5);
});

/** Cites a source where the caret is. Its date is typed in words first. */
async function citeSource(person: Person): Promise<void> {
	await person.press("Source");
	await person.type(person.page.getByLabel("Title of the page or paper"), "AI at work");
	await person.type(person.page.getByLabel("Who published it"), "Sample Institute");
	const date = person.page.getByLabel(/^When/);
	await person.type(date, "lately");
	await expect(person.page.getByText("Its mark goes into the text after")).toContainText(
		"a letter.",
	);
	await expect(person.page.getByText("This should be a year, a month or a day")).toBeVisible();
	await person.type(date, "March 2025");
	await person.type(person.page.getByLabel(/^Web address/), "oaic.gov.au/guide");
	await person.press("Insert source");
}

/** Inserts a camera's photograph at the end of the text. */
async function insertPicture(person: Person): Promise<void> {
	await person.getField("Text").press("ControlOrMeta+End");
	await person.press("Picture");
	await person.pickValue(person.page.getByLabel(/^Picture: drop/), {
		name: "DSC00417.JPG",
		mimeType: "image/jpeg",
		buffer: await createPhoto(1200, 800, "#573"),
	});
	await expect(person.page.getByText("is now called")).toBeVisible();
	const picture = person.page.getByRole("img", { name: "As it will be inserted" });
	await expect(picture).toHaveJSProperty("naturalWidth", 1200);
	await person.type(
		person.page.getByLabel(/^What the picture shows/),
		"A desk with a letter on it",
	);
	await person.press("Insert picture");
}

test("an article with a picture and a source is written", async ({ desk, person }) => {
	await person.createEntry("New article");
	await person.type("Title", "A first week with an assistant");
	const { categories } = readYaml(desk, "content/pages/blog.yaml");
	await person.choose("Category", Object.values<{ name: string }>(categories)[0]?.name ?? "");
	await person.type(
		"Summary",
		"What to try on each of the five days, and what to leave for later on.",
	);
	await person.type("Standfirst", "Five days, five tasks that don't take long.");
	await person.type("Text", "Ask it to shorten a letter.");
	await citeSource(person);
	await insertPicture(person);
	await person.expectText("Ask it to shorten a letter.");
	await person.takePicture("article");
	await person.save();
	const path = "content/articles/a-first-week-with-an-assistant.md";
	expect(desk.listChanges()).toEqual(
		expect.arrayContaining([path, "content/articles/pictures/a-first-week-with-an-assistant.jpg"]),
	);
	expect(desk.read(path)).toContain("Ask it to shorten a letter.[^sample-institute-2025]");
	expect(desk.read(path)).toContain("five tasks that don’t take long");
	expect(desk.read(path)).toContain(
		"![A desk with a letter on it](a-first-week-with-an-assistant.jpg)",
	);
});

test("an article is scheduled", async ({ desk, person }) => {
	await person.openForm(knownArticle);
	await person.pickValue("Date", "2030-01-15");
	await person.save();
	expect(parse(desk.read(knownArticle).split("---")[1] ?? "").date).toBe("2030-01-15");
	await person.press("All content");
	const article = person.getListGroup("Articles").getByRole("button", { name: /^Letters to/ });
	await expect(article).toContainText("Scheduled for 15 January 2030");
});

test("the date of an event is changed", async ({ desk, person }) => {
	const file = new ContentCopy(desk.root).getFile("events");
	const { title, start, end, updated } = readYaml(desk, file);
	await person.goTo("/events");
	// The link of the card covers its day.
	const card = person.site.getByRole("listitem").filter({ hasText: title });
	await person.clickAt(card.getByRole("time").first());
	await expect(person.getField("Start")).toBeFocused();
	const minutes = (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;
	const past = person.page.getByText("The end has passed: the site shows this event as past.");
	await person.pickValue("Start", "2020-10-21T14:00");
	await expect(past).toBeVisible();
	await person.pickValue("Start", "2027-10-21T14:00");
	await expect(past).toHaveCount(0);
	await expect(
		person.page.getByText("Thursday 21 October 2027, 2:00 pm in Melbourne").first(),
	).toBeVisible();
	const moved = new Date(Date.parse("2027-10-21T14:00Z") + minutes * 60_000).toISOString();
	await expect(person.getField("End")).toHaveValue(moved.slice(0, 16));
	await person.press("Leave it");
	await expect(person.getField("Updated")).toHaveValue(updated ?? "");
	await person.pickValue("End", "2027-10-21T16:00");
	await person.save();
	expect(readYaml(desk, file)).toMatchObject({
		start: "2027-10-21T14:00",
		end: "2027-10-21T16:00",
	});
	// What was decided about this move says nothing about the next.
	await person.pickValue("Start", "2027-10-22T14:00");
	await expect(person.getButton("Leave it")).toBeVisible();
});

test("an event is added, and seen before it is saved", async ({ desk, person }) => {
	await person.createEntry("New event");
	await person.type("Title", "Questions before a pilot");
	await person.pickValue("Start", "2027-03-05T12:30");
	await expect(person.getField("End")).toHaveValue("2027-03-05T13:30");
	await person.pickValue("End", "2027-03-05T13:15");
	await person.type("Summary", "What to settle before the first ten people begin.");
	await person.expectText("Questions before a pilot");
	await expect(person.site.getByText("Questions before a pilot").first()).toBeInViewport();
	await expect(person.site.locator("time[data-upcoming]").filter({ hasText: /^$/ })).toHaveCount(0);
	expect(desk.listChanges()).not.toContain("content/events/questions-before-a-pilot.yaml");
	await person.takePicture("event");
	await person.save();
	expect(desk.listChanges()).toContain("content/events/questions-before-a-pilot.yaml");
	expect(readYaml(desk, "content/destinations.yaml").eventPages).toHaveProperty(
		"questions-before-a-pilot",
	);
});

test("a person is added with a camera's photograph", async ({ desk, person }) => {
	await person.createEntry("New person");
	await person.type("Name", "Ada Nguyen");
	await person.type("Role", "Trainer");
	await person.type("One-line summary", "Begins with the work on your desk.");
	await person.type("Biography", "Ada has taught in practices of every size.");
	await person.pickValue(person.page.getByLabel(/^Portrait: drop/), {
		name: "IMG_2041.JPG",
		mimeType: "image/jpeg",
		buffer: await createPhoto(3000, 2400, "#357"),
	});
	await expect(person.page.getByText("Choose the part to show.")).toBeVisible();
	await person.getButton("Use this part").scrollIntoViewIfNeeded();
	await person.takePicture("person");
	// As after the file was chosen by hand: nothing may move when the focus goes to the button.
	await person.page.getByLabel(/^Portrait: drop/).focus();
	await person.clickAt(person.getButton("Use this part"));
	await expect(person.page.getByText("IMG_2041.JPG is now called ada-nguyen.jpg.")).toBeVisible();
	await person.expectText("Begins with the work on your desk.");
	await person.save();
	expect(desk.listChanges()).toEqual(
		expect.arrayContaining(["content/team/ada-nguyen.jpg", "content/team/ada-nguyen.yaml"]),
	);
	const { width = 0, height = 0 } = await sharp(
		join(desk.root, "content/team/ada-nguyen.jpg"),
	).metadata();
	expect(Math.abs(width / height - 480 / 580)).toBeLessThan(0.01);
});

test("a testimonial is added, beside the others from the first", async ({ desk, person }) => {
	const copy = new ContentCopy(desk.root);
	const readOrders = () =>
		copy.listFiles("testimonials").map((file) => Number(copy.get(file, ["order"])));
	const last = readOrders().indexOf(Math.max(...readOrders()));
	const neighbour = String(copy.get(copy.getFile("testimonials", last), ["quote"]));
	await person.createEntry("New testimonial");
	await expect(person.site.getByText(neighbour).first()).toBeInViewport();
	await person.type("Quote", "The sessions were short and about our own work.");
	await person.type("Name", "Pat Example");
	await person.type("Role", "Partner");
	await person.type("Company", "Example and Daughters");
	await expect(person.site.getByText("Example and Daughters").first()).toBeInViewport();
	await person.save();
	const orders = readOrders();
	expect(copy.get("content/testimonials/example-and-daughters.yaml", ["order"])).toBe(
		Math.max(...orders),
	);
	expect(new Set(orders).size).toBe(orders.length);
	await person.expectText("The sessions were short and about our own work.");
});

test("a benefit is added, and its tile on Home is seen before it is saved", async ({
	desk,
	person,
}) => {
	const copy = new ContentCopy(desk.root);
	const places = copy
		.listFiles("benefits")
		.map((file) => Number(copy.get(file, ["homeOrder"]) ?? 0));
	const last = copy.getFile("benefits", places.indexOf(Math.max(...places)));
	const neighbour = String(copy.get(last, ["title"]));
	await person.createEntry("New benefit");
	// Benefits that are not on Home come later in the list, yet the page is scrolled to the others.
	await expect(person.site.getByText(neighbour).first()).toBeInViewport();
	await person.typeBenefit("Fewer late nights");
	await expect(person.site.getByRole("heading", { level: 1 })).toHaveText("Fewer late nights");
	await expect(person.page.getByText(/To see its tile, choose Home/)).toBeVisible();
	await person.goTo("/");
	await expect(person.site.getByRole("heading", { name: "Fewer late nights" })).toBeInViewport();
	await person.type("Description", "Drafts are ready by four.");
	await expect(person.site.getByText("Drafts are ready by four.").first()).toBeVisible();
	await person.save();
	expect(readYaml(desk, "content/benefits/fewer-late-nights.yaml").homeOrder).toBeGreaterThan(0);
	await person.expectText("Fewer late nights");
});

test("telephone and email are changed, and the page stays where each was clicked", async ({
	desk,
	person,
}) => {
	await person.goTo("/contact-us");
	const getShown = (text: string) => person.site.getByText(text).filter({ visible: true });
	await getShown("03 7010 0142").last().click();
	await person.type("Telephone", "03 7010 0199");
	await expect(getShown("03 7010 0199").last()).toBeInViewport();
	await getShown("hello@mallee.example").first().click();
	await person.type("Email", "office@mallee.example");
	await expect(getShown("office@mallee.example").first()).toBeInViewport();
	await person.save();
	expect(readYaml(desk, "content/site.yaml").contact).toMatchObject({
		phone: "03 7010 0199",
		phoneHref: "tel:+61370100199",
		email: "office@mallee.example",
	});
});

test("brand and colours are changed", async ({ desk, person }) => {
	await person.openEntry("Site");
	await person.type("Brand", "Karri");
	await person.openSection("Colours");
	await person.pickValue(person.page.getByLabel("Saltbush: choose by eye"), "#5b8a80");
	await person.takePicture("brand");
	await person.save();
	expect(readYaml(desk, "content/site.yaml")).toMatchObject({
		brand: "Karri",
		colours: { saltbush: "#5b8a80" },
	});
	await person.expectText("Karri");
});

test("a redirect is added", async ({ desk, person }) => {
	await person.openEntry("Redirects");
	await person.press("Add a redirect");
	await person.type(person.getFields("Old address").last(), "www.mallee.example/an-old-page/");
	await person.page.keyboard.press("Tab");
	await expect(person.page.getByText("Only /an-old-page is kept.")).toBeVisible();
	await expect(person.page.getByText(/^Fill this in/)).toHaveCount(0);
	await person.type(person.getFields("New address").last(), "pric");
	await person.page.keyboard.press("Tab");
	await person.takePicture("redirect");
	await person.save();
	expect(readYaml(desk, "content/redirects.yaml").redirects).toMatchObject({
		"/an-old-page": "/pricing",
	});
});

test("an entry is removed, and its address leads on", async ({ desk, person }) => {
	await person.openEntry("Data security");
	await person.press("Remove…");
	const redirect = person.page.getByLabel(/Visitors of .* are taken to$/);
	await person.press("Remove");
	await expect(redirect).toBeFocused();
	await redirect.selectOption("/platform");
	await person.press("Remove");
	await expect(person.page.getByText(/^Data security is removed\./)).toBeVisible();
	expect(readYaml(desk, "content/redirects.yaml").redirects).toHaveProperty(
		"/benefits/data-security",
	);
	await person.press("Bring it back");
	await expect(person.page.getByRole("heading", { name: "Data security" })).toBeVisible();
	expect(desk.listChanges()).toEqual([]);
});
