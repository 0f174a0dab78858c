import { parse } from "yaml";
import { ContentCopy } from "../fixtures/contentCopy.ts";
import { knownArticle, knownPerson } from "../fixtures/knownContent.ts";
import { holdRequests } from "../interaction/network.ts";
import { expect, test } from "./test.ts";

// The page beside the form shows what the form is about.

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
	const release = await holdRequests(person.page, "**/api/check");
	await person.type(person.getField("Partner", "Title"), "Introduce a firm");
	// On a slow machine the page takes its time, and says so.
	const updating = person.page.getByRole("status").filter({ hasText: "Updating the page…" });
	await expect(updating).toBeVisible();
	release();
	await person.expectText("Introduce a firm");
	await expect(updating).toHaveCount(0);
	expect(await getOffset()).toBe(before);
	// A field that is empty for a moment changes nothing on the page.
	await person.getField("Partner", "Title").fill("");
	await expect(person.page.getByText(/1 field needs\s+attention before the page/)).toBeVisible();
	await person.expectText("Introduce a firm");
	await person.discard();
	await person.expectText(title);
});

test("the page is no longer waited for once an update of it has failed", async ({
	person,
	problems,
}) => {
	await person.openForm(knownPerson);
	await person.showPage("/team/claire-donnelly");
	await person.site.locator("html").evaluate(({ ownerDocument }) => {
		const set = () => {
			throw new Error("It cannot be updated.");
		};
		Object.defineProperty(ownerDocument, "title", { set });
	});
	const release = await holdRequests(person.page, "**/api/check");
	await person.type("Role", "Head of Rooms");
	const updating = person.page.getByRole("status").filter({ hasText: "Updating the page…" });
	await expect(updating).toBeVisible();
	release();
	await expect.poll(() => problems.join()).toContain("It cannot be updated.");
	await expect(updating).toHaveCount(0);
	problems.splice(0);
});

test("a preview that has ended for good says so above the form", async ({ person }) => {
	const { page } = person;
	const problem = "The page cannot be shown any more.";
	await page.route("**/api/status", async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), problem } });
	});
	await person.comeBack();
	await expect(page.getByRole("alert").filter({ hasText: problem })).toBeVisible();
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
	desk.editFile(knownArticle, /$/, `\n${longText}`);
	await person.openForm(knownArticle);
	await person.showPage("/blog/letters-to-clients");
	await writeLastWord();
	await person.site.getByText("Paragraph 24 is ordinary.").click();
	await expect(text).toBeFocused();
	await page.keyboard.press("ControlOrMeta+Home");
	await expect(lastWord).not.toBeInViewport();
	await person.discard();

	await person.createEntry("New article");
	await person.type("Title", "A long first draft");
	await person.type("Summary", "What is written at the end is seen there, while it is written.");
	await person.type("Standfirst", "A page that keeps up with its writer.");
	await person.getField("Category").selectOption({ index: 1 });
	await text.fill(longText);
	await expect(person.site.getByRole("heading", { name: "A long first draft" })).toBeVisible();
	await writeLastWord();
});

test("a link to a place on the page leads there, and the page is not waited for", async ({
	person,
}) => {
	await person.goTo("/faq");
	const link = person.site.locator("main a[href^='#']").first();
	const place = person.site.locator(`${await link.getAttribute("href")}`);
	await link.click();
	await person.press(/^Go to \/faq#/);
	await expect(place).toBeInViewport();
	await expect(person.page.getByText("The page is being made…")).toHaveCount(0);
});

test("a form says when the page beside it was chosen or followed to, but not of its own page", async ({
	person,
}) => {
	const note = person.page.getByText(
		"This form is still open. The page beside it is a different one.",
	);
	await person.openEntry("Claire Donnelly");
	await expect(note).toHaveCount(0);
	await person.goTo("/pricing");
	await expect(note).toBeVisible();
	await person.goTo("/team/claire-donnelly");
	await expect(note).toHaveCount(0);
	await person.site.locator("a[href='/about-us']").filter({ visible: true }).first().click();
	await person.press(/^Go to \/about-us/);
	await expect(note).toBeVisible();
	await person.goTo("/team/claire-donnelly");
	await person.press("Edit on click");
	await person.site.getByRole("link", { name: "About us" }).first().click();
	await expect(note).toBeVisible();
	await person.press("Edit on click");
	// Nor is it of a page on which the form's own words were clicked.
	await person.goTo("/team");
	await expect(note).toBeVisible();
	await person.clickAt(person.site.getByText("Claire Donnelly").first());
	await expect(note).toHaveCount(0);
});

test("one press of the browser's Back leads out of a form, whatever was clicked on its page", async ({
	person,
}) => {
	await person.openEntry("Claire Donnelly");
	for (const [words, field] of [
		["Head of Operations", "Role"],
		["Keeps to what was agreed.", "One-line summary"],
	] as const) {
		await person.clickAt(person.site.getByText(words).first());
		await expect(person.getField(field)).toBeFocused();
	}
	await person.page.goBack();
	await expect(person.page.getByRole("heading", { name: "All content" })).toBeVisible();
});

test("a lost request for the page is made again", async ({ person }) => {
	let count = 0;
	await person.page.route(/\/api\/preview\?/, (route) => {
		count += 1;
		// Of the first response only the beginning comes.
		return count === 1 ? route.fulfill({ body: "{" }) : route.continue();
	});
	await person.page.reload();
	await expect(person.page.getByText("The page cannot be shown now.")).toBeVisible();
	await expect(person.site.getByRole("main")).toBeVisible();
});

test("the browser's Back opens a form with its page beside it, which a phone turns to", async ({
	person,
}) => {
	const { page } = person;
	await person.openEntry("Claire Donnelly");
	await person.openEntry("Kevin Zhao");
	await expect(person.site.getByRole("heading", { level: 1 })).toHaveText("Kevin Zhao");
	await page.setViewportSize({ width: 390, height: 844 });
	await person.press("Page");
	const form = page.getByRole("heading", { level: 2 });
	await expect(form).toBeHidden();
	await page.goBack();
	await page.goBack();
	await expect(form).toHaveText("Claire Donnelly");
	await expect(form).toBeVisible();
	await expect(person.site.getByRole("heading", { level: 1 })).toHaveText("Claire Donnelly");
});

test("the offer to follow a link does not cover that the page is updated", async ({ person }) => {
	await person.site.getByRole("link", { name: "About us" }).first().click();
	const follow = person.getButton("Go to /about-us");
	await expect(follow).toBeVisible();
	const release = await holdRequests(person.page, "**/api/check");
	await person.type("Tagline", "AI that is safe");
	const updating = person.page.getByRole("status").filter({ hasText: "Updating the page…" });
	await expect(updating).toBeVisible();
	const [offer, status] = await Promise.all([follow.boundingBox(), updating.boundingBox()]);
	expect((offer?.y ?? 0) + (offer?.height ?? 0)).toBeLessThanOrEqual(status?.y ?? 0);
	release();
	await expect(updating).toHaveCount(0);
});

test("a new person begins beside the others, and no field of another form stays highlighted", async ({
	desk,
	person,
}) => {
	const highlighted = person.site.locator("[data-desk-highlighted]");
	await person.goTo("/contact-us");
	await person.site.getByText("03 7010 0142").filter({ visible: true }).first().click();
	await expect(person.getField("Telephone")).toBeFocused();
	await expect(highlighted).toHaveCount(1);
	await person.press("All content");
	await expect(highlighted).toHaveCount(0);
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
	await expect(highlighted).toHaveCount(0);
	await person.openEntry("Claire Donnelly");
	const heading = { name: "Claire Donnelly", exact: true };
	await expect(person.site.getByRole("heading", heading)).toBeVisible();
	await expect(highlighted).toHaveCount(0);
	expect(desk.listChanges()).toEqual([]);
});

test("a click beside the words of a link opens the nearest of them, which is marked before", async ({
	person,
}) => {
	await person.goTo("/contact-us");
	const link = person.site.getByRole("main").getByRole("link", { name: "03 7010 0142" });
	const number = link.getByText("03 7010 0142");
	await link.hover();
	await expect(number).toHaveAttribute("data-desk-highlighted");
	await link.click();
	await expect(person.getField("Telephone")).toBeFocused();
});

test("a field in an answer that is folded comes into view, stays so while somebody types, and opens by its words", async ({
	person,
}) => {
	await person.openForm("content/pages/faq.yaml");
	await person.showPage("/faq");
	const words = person.site.getByText(/^That’s one course for everyone/);
	await expect(words).toBeHidden();
	const field = person.page.locator("textarea", { hasText: /^That’s one course for everyone/ });
	await field.evaluate((area) => {
		for (
			let around = area.closest("details");
			around;
			around = around.parentElement?.closest("details") ?? null
		) {
			around.open = true;
		}
	});
	await field.focus();
	await expect(words).toBeInViewport();
	await field.press("End");
	await field.pressSequentially("Then some.");
	const changed = person.site.getByText(/Then some\./);
	await expect(changed).toBeInViewport();
	await person.page.keyboard.press("Tab");
	await changed.click({ position: { x: 8, y: 8 } });
	await expect(person.page.locator("textarea:focus")).toHaveValue(/Then some\./);
});

test("a click on words that have just come to the page opens their field, once the desk has found it", async ({
	desk,
	person,
}) => {
	await person.goTo("/blog/letters-to-clients");
	const release = await holdRequests(person.page, "**/api/locate");
	desk.editFile(knownArticle, /$/, "\nThis has just come.\n");
	await person.comeBack();
	await person.site.getByText("This has just come.").click();
	release();
	await expect(person.getField("Text")).toBeFocused();
});

test("a click whose field is found late takes nobody away from what they have opened since", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.goTo("/blog/letters-to-clients");
	const release = await holdRequests(page, "**/api/locate");
	desk.editFile(knownArticle, /$/, "\nThis leads [to the prices](/pricing).\n");
	await person.comeBack();
	await person.site.getByRole("link", { name: "to the prices" }).click();
	await person.press("All content");
	await expect(person.getButton("Go to /pricing")).toHaveCount(0);
	release();
	// The click has come again, with its field.
	await expect(person.getButton("Go to /pricing")).toBeVisible();
	await expect(page.getByRole("heading", { name: "All content" })).toBeVisible();
});

test("a form that the page cannot show beside another is named, and leads there", async ({
	desk,
	person,
}) => {
	const [first, second] = ["customer-roadmap", "data-security"].map(
		(slug) => `${desk.origin}/#content/benefits/${slug}.yaml`,
	);
	const typePlace = async (address = "") => {
		// Before the last key there is a check too, of half the number.
		const isChecked = person.page.waitForResponse(
			(response) =>
				response.url().endsWith("/api/check") &&
				response.request().postDataJSON().data.homeOrder === 77,
		);
		await person.page.goto(address);
		await person.type("Place on Home", "77");
		await isChecked;
	};
	await typePlace(first);
	await typePlace(second);
	const notice = person.page.getByRole("alert").filter({ hasText: "The page does not show" });
	await expect(notice).toContainText("Customer roadmap: ");
	await expect(notice).toContainText("77 is taken by Data security");
	await notice.getByRole("button", { name: "Customer roadmap" }).click();
	await expect(person.getField("Place on Home")).toHaveValue("77");
	await person.discard();
	await expect(notice).toHaveCount(0);
});

test("nothing beside a form is out of date once it says that it is saved", async ({
	desk,
	person,
}) => {
	await person.page.goto(`${desk.origin}/#content/site.yaml`);
	await person.type("Brand", "Banksia");
	const release = await holdRequests(person.page, "**/api/overview*");
	await person.press("Save");
	await expect.poll(() => desk.read("content/site.yaml")).toMatch(/^brand: Banksia$/m);
	await expect(person.getButton("Saving…")).toBeVisible();
	release();
	await expect(person.page.getByRole("status").filter({ hasText: /^Saved\./ })).toBeVisible();
	await expect(person.page.getByRole("heading", { level: 1 })).toHaveText("Banksia");
});

test("a scheduled article with a picture that is not there is refused at its text, and the page goes on", async ({
	desk,
	person,
}) => {
	const copy = new ContentCopy(desk.root);
	const file = copy.getFile("articles");
	await person.page.goto(`${desk.origin}/#${file}`);
	await person.pickValue("Date", "2099-01-01");
	const text = person.getField("Text");
	await text.fill(`${await text.inputValue()}\n\n![Us](gone.jpg)\n`);
	await person.press("Save");
	await expect(text).toHaveAccessibleDescription(/There is no picture “gone\.jpg”\./);
	await person.goTo("/pricing");
	await person.discard();
	// By hand, past the desk: the page stays as it was, and follows once the file is fixed.
	const before = desk.read(file);
	desk.editFile(file, /$/, "\n![Us](gone.jpg)\n");
	desk.editFile(file, /^date: .*/m, "date: 2099-01-01");
	await person.goTo("/");
	copy.write(file, before);
	desk.editFile(knownPerson, /^title: .*/m, "title: After it was fixed");
	await person.goTo("/team/claire-donnelly");
	await person.expectText("After it was fixed");
});

test("with Edit on click off, a link to another site opens in a tab of its own", async ({
	person,
}) => {
	const { page, site } = person;
	await page.getByLabel("Page shown").selectOption("/pricing");
	const editing = page.getByRole("button", { name: "Edit on click" });
	await editing.click();
	const link = site.getByRole("link", { name: "Get started" }).first();
	const popup = page.waitForEvent("popup");
	await link.click();
	await (await popup).close();
	await expect(link).toBeVisible();
	await editing.click();
});
