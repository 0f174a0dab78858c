import type { Locator } from "@playwright/test";
import { ContentCopy } from "../fixtures/contentCopy.ts";
import { knownArticle, knownPerson } from "../fixtures/knownContent.ts";
import { holdResponses } from "../interaction/network.ts";
import type { TestDesk } from "./desk.ts";
import type { Person } from "./person.ts";
import { expect, test } from "./test.ts";

// The removal of an entry: where its form opens, what it asks for, why it refuses, and the way back.

const benefit = "content/benefits/data-security.yaml";
const blog = "content/pages/blog.yaml";
const author = "content/team/jo-hall.yaml";
const spareArticle = "content/articles/a-spare-one.md";

async function openRemoval(person: Person, path: string): Promise<void> {
	await person.page.goto(`${person.desk.origin}/#${path}`);
	await person.press("Remove…");
	await expect(person.page.getByText("Looking for what refers to it…")).toHaveCount(0);
}

/** The list that says what depends on the entry. */
function getReason(person: Person): Locator {
	return person.page.getByRole("alert").filter({ hasText: "It cannot be removed yet" });
}

/** Writes an article that nothing depends on, and that was never public. */
function addArticle(copy: ContentCopy): void {
	const text = copy.read(copy.getFile("articles"));
	copy.write(spareArticle, text.replace(/^title: .*/m, "title: A spare one"));
}

/** Adds a link to that article at the end of another. */
function addLink(desk: TestDesk, copy: ContentCopy): void {
	desk.editFile(copy.getFile("articles", 1), /$/, "\nSee [another](/blog/a-spare-one).\n");
}

test("the removal of an entry comes into view, with the focus, from the end of its form", async ({
	person,
}) => {
	const { page } = person;
	await page.goto(`${person.desk.origin}/#${knownArticle}`);
	await page.getByRole("main").getByRole("textbox").last().scrollIntoViewIfNeeded();
	await person.press("Remove…");
	const title = page.locator("legend").filter({ hasText: /^Remove “/ });
	await expect(title).toBeInViewport();
	await expect(title).toBeFocused();
	// The head of the form would cover what is scrolled below it.
	const isCovered = await title.evaluate((element) => {
		const { x, y } = element.getBoundingClientRect();
		return !element.contains(document.elementFromPoint(x + 5, y + 1));
	});
	expect(isCovered).toBe(false);
});

test("what depends on an article is said at the button, which leads there and removes nothing", async ({
	desk,
	person,
}) => {
	const { page } = person;
	const pack = "content/pages/firm-pack.yaml";
	const article = new ContentCopy(desk.root).get(pack, ["worksheets", 0, "article"]);
	await openRemoval(person, `content/articles/${article}.md`);
	const button = person.getButton("Remove");
	await expect(button).toHaveAttribute("aria-disabled", "true");
	await expect(button).toHaveAccessibleDescription(/\d things depend on it/);
	await expect(page.getByText(/choose another there, or remove its row/i).first()).toBeVisible();
	await button.focus();
	await page.keyboard.press("Enter");
	const reason = getReason(person);
	await expect(reason).toBeInViewport();
	await expect(reason).toBeFocused();
	expect(desk.listChanges()).toEqual([]);
	await reason.getByRole("button", { name: "Open Firm pack" }).first().click();
	await expect(page.getByRole("heading", { level: 2, name: "Firm pack" })).toBeVisible();
	await expect(page.locator("select:focus")).toHaveValue(String(article));
});

test("an article may be removed once nothing depends on it any more", async ({ desk, person }) => {
	const copy = new ContentCopy(desk.root);
	const featured = copy.get(blog, ["featured", "article"]);
	addArticle(copy);
	copy.set(blog, ["featured", "article"], "a-spare-one");
	await openRemoval(person, spareArticle);
	await expect(getReason(person)).toContainText("Blog refers to it, at ");
	copy.set(blog, ["featured", "article"], featured);
	await person.comeBack();
	await expect(getReason(person)).toHaveCount(0);
	await expect(person.getButton("Remove")).toBeEnabled();
});

test("what has come to depend on an article meanwhile is said where it is removed", async ({
	desk,
	person,
}) => {
	const { page } = person;
	const copy = new ContentCopy(desk.root);
	addArticle(copy);
	addLink(desk, copy);
	await openRemoval(person, spareArticle);
	const redirect = page.getByLabel(/^Links to its page lead to/);
	await redirect.selectOption("/blog");
	copy.set(blog, ["featured", "article"], "a-spare-one");
	await person.press("Remove");
	await expect(getReason(person)).toContainText("Blog refers to it, at ");
	await expect(getReason(person)).toBeInViewport();
	await expect(getReason(person)).toBeFocused();
	expect(desk.listChanges()).toContain(spareArticle);
	// What was decided stays so, and says for what.
	await expect(page.getByText(/ links to its page, in line /)).toBeVisible();
	await expect(redirect).toHaveValue("/blog");
});

test("what is chosen for a removal outlasts a reload, and is forgotten once the entry is kept", async ({
	person,
}) => {
	const { page } = person;
	const redirect = page.getByLabel(/Visitors of .* are taken to$/);
	await openRemoval(person, benefit);
	await redirect.selectOption("/platform");
	await page.reload();
	await person.press("Remove…");
	await expect(redirect).toHaveValue("/platform");
	await person.press("Keep it");
	await person.press("Remove…");
	await expect(redirect).toHaveValue("");
});

test("what is not answered yet is said at its field, and what a removal needs is published with it", async ({
	desk,
	person,
}) => {
	const { page } = person;
	const copy = new ContentCopy(desk.root);
	addArticle(copy);
	addLink(desk, copy);
	copy.set(blog, ["grid", "pinned", 0], "a-spare-one");
	desk.git("add", "--all");
	desk.git("commit", "--quiet", "--message", "With a spare one");
	await openRemoval(person, spareArticle);
	const redirect = page.getByLabel(/^Links to its page lead to/);
	await expect(page.getByText("The list of Blog lets go of it.")).toBeVisible();
	await person.press("Remove");
	await expect(redirect).toBeFocused();
	await expect(redirect).toHaveAccessibleDescription("Choose one.");
	await redirect.selectOption("/blog");
	await expect(redirect).toHaveAccessibleDescription("");
	await person.press("Remove");
	await expect(page.getByText(/ is removed\. It is kept/)).toBeVisible();
	await person.press(/^Review and publish/);
	const blogChange = person.getChange("Pinned");
	await expect(blogChange).toContainText("Belongs to the removal of “A spare one”");
	const removal = page.getByRole("checkbox", { name: /^A spare one/ });
	await expect(person.getChange(/^A spare one/)).toContainText(
		"Goes out only with the change to Blog.",
	);
	const blogTick = blogChange.getByRole("checkbox");
	await blogTick.click();
	await expect(removal).not.toBeChecked();
	await removal.click();
	await expect(blogTick).toBeChecked();
});

test("a form whose entry is being removed does not ask for its file, which is gone", async ({
	desk,
	person,
}) => {
	const { page } = person;
	const copy = new ContentCopy(desk.root);
	addArticle(copy);
	await openRemoval(person, spareArticle);
	const release = await holdResponses(page, "**/api/remove");
	const listed = page.getByLabel("Page shown").locator("option", { hasText: "A spare one" });
	await expect(listed).toHaveCount(1);
	await person.press("Remove");
	await expect(listed).toHaveCount(0);
	release();
	// An answer that nothing is there would be an error in the console.
	await expect(page.getByText(/^A spare one is removed\. It is kept/)).toBeVisible();
});

test("a person who was never published is removed, and comes back from the review of another tab", async ({
	desk,
	person,
	openAnother,
}) => {
	await person.createEntry("New person");
	await person.type("Name", "Ada & Grace");
	await person.type("Role", "Head of Machines");
	await person.type("One-line summary", "Knows every one of them.");
	await person.type("Biography", "Nobody has published her yet.");
	await person.save();
	const path = "content/team/ada-grace.yaml";
	const before = desk.read(path);
	await person.press("Remove…");
	await expect(person.page.getByText(/It has never been on the site\. It is kept/)).toBeVisible();
	await person.press("Remove");
	await expect(person.page.getByText(/^Ada & Grace is removed\. It is kept/)).toBeVisible();
	expect(desk.listChanges()).toEqual([]);
	const other = await openAnother();
	await other.page.goto(`${desk.origin}/#review`);
	await expect(other.page.getByText(/^Person, removed /)).toBeVisible();
	await other.press("Bring it back Ada & Grace");
	await expect(other.page.getByText("Ada & Grace is back as it was.")).toBeVisible();
	expect(desk.read(path)).toBe(before);
	// The first tab is late.
	await person.press("Bring it back");
	await expect(person.page.getByText(/was brought back, or deleted for good/)).toBeVisible();
});

/** Adds a person who has written one article and is named in another. @returns the files of both */
function addAuthor(desk: TestDesk): { written: string; linking: string } {
	const copy = new ContentCopy(desk.root);
	copy.write(author, desk.read(knownPerson).replace("Claire Donnelly", "Jo Hall"));
	copy.set(author, ["order"], 990);
	const [written = "", linking = ""] = copy.listFiles("articles");
	desk.editFile(written, /^author: .*/m, "author: jo-hall");
	desk.editFile(written, /$/, "\nAsk [me](/team/jo-hall).\n");
	desk.editFile(linking, /$/, "\nAsk [Jo](/team/jo-hall#contact) about it.\n");
	return { written, linking };
}

test("all that names a person is decided with their removal, and names them again once they are back", async ({
	desk,
	person,
}) => {
	const { page } = person;
	const { written, linking } = addAuthor(desk);
	await page.goto(`${desk.origin}/#${author}`);
	await person.press("Remove…");
	await expect(
		page.getByText("The site has not gone live with its address, /team/jo-hall"),
	).toBeVisible();
	await page.getByLabel("Give their articles to").selectOption("kevin-zhao");
	const links = page.getByLabel(/^Links to its page lead to/);
	await person.press("Remove");
	await expect(links).toBeFocused();
	await links.selectOption("/team");
	await person.press("Remove");
	await expect(page.getByText(/^Jo Hall is removed\./)).toBeVisible();
	expect(desk.read(written)).toMatch(/^author: kevin-zhao$/m);
	expect(desk.read(written)).toContain("Ask [me](/team).");
	expect(desk.read(linking)).toContain("Ask [Jo](/team) about it.");
	await person.press("Bring it back");
	await expect(page.getByRole("heading", { name: "Jo Hall" })).toBeVisible();
	expect(desk.read(written)).toMatch(/^author: jo-hall$/m);
	expect(desk.read(linking)).toContain("(/team/jo-hall#contact)");
});

test("what is chosen for a removal is still chosen after a look at what is in its way", async ({
	desk,
	person,
}) => {
	const { page } = person;
	addAuthor(desk);
	await openRemoval(person, author);
	const successor = page.getByLabel("Give their articles to");
	await successor.selectOption("kevin-zhao");
	await page
		.getByRole("button", { name: /^Open / })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 2, name: "Jo Hall" })).toHaveCount(0);
	await page.goBack();
	await person.press("Remove…");
	await expect(successor).toHaveValue("kevin-zhao");
});
