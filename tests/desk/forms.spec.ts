import { parse } from "yaml";
import { knownPerson } from "../fixtures/knownContent.ts";
import { holdRequests } from "../interaction/network.ts";
import { expect, test } from "./test.ts";

// What a form says of mistakes, and where it leads the keyboard.

const prices = "content/pricing.yaml";

test("the question about a row with typed text leaves the name of the row its width", async ({
	person,
}) => {
	const { page } = person;
	await person.openForm(prices);
	await page.locator("summary", { hasText: /^Rows/ }).click();
	const name = page.locator("summary", { hasText: /^AI Strategy/ });
	await name.click();
	await person.type(person.getField("Rows", "AI Strategy", "Medium"), "4,700");
	const getHeight = async () => (await name.boundingBox())?.height;
	const height = await getHeight();
	await expect(name).toContainText("Needs attention");
	expect(await getHeight(), "a row keeps its height when it is marked").toBe(height);
	await person.press("Remove AI Strategy");
	await expect(page.getByText("Lose what you typed in it?")).toBeVisible();
	expect(await getHeight()).toBe(height);
});

test("keys that are pressed before a slow form is open never become part of a price", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.goTo("/pricing");
	const release = await holdRequests(page, "**/api/entry?*");
	await person.site.getByRole("cell", { name: "$1,000" }).first().click();
	await page.keyboard.type("4");
	release();
	const medium = person.getField("Medium");
	await expect(medium).toBeInViewport();
	await page.keyboard.type("30");
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
		while (Date.now() <= time + 1) {}
		element.dispatchEvent(new KeyboardEvent("keydown", { key: "4", bubbles: true }));
	});
	await expect(page.getByText("none of it is in the field")).toBeVisible();
	await page.keyboard.type("3");
	await expect(person.getField("Large")).toHaveValue("1,500");
	await person.save();
	expect(desk.listChanges().join()).toContain("medium: 1130");
});

test("a key in a large form renders the field that it is typed in, and no other", async ({
	openAnother,
}) => {
	const person = await openAnother();
	const { page } = person;
	// React reads the value of each text area that it renders.
	await page.addInitScript(() => {
		const { prototype } = HTMLTextAreaElement;
		const value = Object.getOwnPropertyDescriptor(prototype, "value");
		Object.defineProperty(prototype, "value", {
			...value,
			get(this: HTMLTextAreaElement) {
				this.dataset.rendered = "";
				return value?.get?.call(this);
			},
		});
	});
	await person.open();
	await person.openForm("content/pages/about-us.yaml");
	const introduction = person.getField("Top of the page", "Introduction");
	await person.openSection("Top of the page");
	await introduction.click();
	const rendered = page.locator("textarea[data-rendered]");
	await rendered.evaluateAll((areas) => {
		for (const area of areas) {
			area.removeAttribute("data-rendered");
		}
	});
	await page.keyboard.type("A");
	await expect(rendered).toHaveCount(1);
	await expect(introduction).toHaveAttribute("data-rendered");
});

test("a form names the fields without which the page cannot show it, and leads to each", async ({
	person,
}) => {
	const { page } = person;
	await person.createEntry("New benefit");
	await person.type("Title", "Fewer late nights");
	const fields = page
		.getByRole("status")
		.filter({ hasText: /\d+ fields? needs?\s+attention before/ });
	await expect(fields).toContainText(/^\d+ fields need attention/);
	await fields.getByRole("button", { name: "Description", exact: true }).click();
	const description = person.getField("Description");
	await expect(description).toBeFocused();
	await page.keyboard.type("Drafts are ready before the day ends.");
	await expect(fields.getByRole("button", { name: "Description", exact: true })).toHaveCount(0);
	await person.press("Save");
	await expect(page.getByText("Nothing was saved yet.")).toBeVisible();
	await expect(
		fields.getByRole("button", { name: "Search engines and sharing: Title" }),
	).toBeVisible();
});

test("a link that leads to no page is reported at its field", async ({ desk, person }) => {
	const { navigation } = parse(desk.read("content/site.yaml"));
	const { label } = navigation.find(({ to }: { to: string }) => to === "/pricing");
	const target = person.getField("Navigation", label, "Leads to");
	await person.openForm("content/site.yaml");
	await person.openSection("Navigation", label);
	await person.type(target, "/pricng");
	await expect(
		person.page.getByText("There is no page at “/pricng”. Did you mean /pricing?"),
	).toBeVisible();
	await person.type(target, "javascript:alert(1)");
	await expect(target).toHaveAccessibleDescription(/This should be/);
});

test("HTML in words, and a name that is missing, are reported at their field", async ({
	person,
}) => {
	await person.openForm(knownPerson);
	await person.showPage("/team/claire-donnelly");
	const name = person.getField("Name");
	await person.type(name, "<b>Claire</b>");
	await expect(name).toHaveAccessibleDescription(
		/This takes words only: <b> would be shown as it is typed\./,
	);
	await name.fill("");
	await person.press("Save");
	await expect(name).toHaveAccessibleDescription(/Fill this in/);
});

test("a save of a new form in which nothing is typed names the fields that it needs", async ({
	person,
}) => {
	await person.createEntry("New person");
	await person.press("Save");
	await person.press("Name");
	await expect(person.getField("Name")).toBeFocused();
});

test("a required row that was removed is reported at its list", async ({ desk, person }) => {
	await person.openForm(prices);
	await person.openSection("Rows");
	await person.press("Remove Platform");
	// Folded away again: the refusal opens it.
	const rows = person.getGroup("Rows");
	await rows.locator("summary").first().click();
	await person.press("Save");
	await expect(rows.getByText("A row that Home and the estimate take prices")).toBeInViewport();
	expect(desk.read(prices)).toContain("id: platform");
});

test("an error goes once its field is right again, without a save", async ({ person }) => {
	await person.openForm(knownPerson);
	const name = person.getField("Name");
	await name.fill("");
	await person.press("Save");
	await expect(name).toHaveAccessibleDescription(/Fill this in/);
	await person.type(name, "Claire");
	await expect(name).not.toHaveAccessibleDescription(/Fill this in/);
	await person.discard();
	await person.openForm("content/site.yaml");
	await person.openSection("Navigation", "Pricing");
	const link = person.getField("Navigation", "Pricing", "Leads to");
	await person.type(link, "/pricng");
	await person.press("Save");
	await expect(link).toHaveAccessibleDescription(/Did you mean \/pricing\?/);
	await person.type(link, "/platform");
	await expect(link).not.toHaveAccessibleDescription(/Did you mean/);
	await expect(person.page.getByText("Needs attention")).toHaveCount(0);
	await expect(person.page.getByText("Nothing was saved yet.")).toHaveCount(0);
});

test("a name that hosts keep for themselves is told at its field", async ({ person }) => {
	await person.createEntry("New benefit");
	await person.type("Title", "404");
	await person.press("Save");
	const title = person.getField("Title");
	await expect(title).toBeFocused();
	await expect(title).toHaveAccessibleDescription(
		/Its address would be one that web hosts reserve\. Choose another title or name\.$/,
	);
});

test("a refused save brings its first error into sight, and names every field that needs attention", async ({
	person,
}) => {
	const { page } = person;
	await person.createEntry("New benefit");
	await person.type("Title", "Fewer late nights");
	await person.type("Description", "Drafts are ready before the day ends.");
	await person.press("Save");
	await expect(person.getField("Text of the page")).toBeFocused();
	await expect(person.getField("Text of the page")).toBeInViewport();
	const names = page.getByText(/\d+ fields need\s+attention before/).getByRole("button");
	await expect(names).toHaveText(["Text of the page", /: Title/, /: Description/]);
});

test("a save leaves the form where it is, by the key and by the button", async ({
	desk,
	person,
}) => {
	const { page } = person;
	await person.openEntry("Prices");
	await person.openSection("Rows", "AI Strategy");
	const field = person.getField("Rows", "AI Strategy", "Note");
	const readPlace = () => field.evaluate((element) => element.getBoundingClientRect().top);
	await person.type(field, "By hand");
	const before = await readPlace();
	expect(before).toBeGreaterThan(0);
	await page.keyboard.press("Control+s");
	await expect(page.getByText(/^Saved\./)).toBeVisible();
	await expect(field).toBeFocused();
	expect(await readPlace()).toBeCloseTo(before, -1);
	await person.type(field, "By hand, twice");
	await expect(page.getByText(/^Saved\./)).toHaveCount(0);
	const again = await readPlace();
	// With the pointer itself: Playwright would scroll to the button, though it is always in view.
	const { x = 0, y = 0 } = (await person.getButton("Save").boundingBox()) ?? {};
	await page.mouse.click(x + 5, y + 5);
	await expect(page.getByText(/^Saved\./)).toBeFocused();
	expect(await readPlace()).toBeCloseTo(again, -1);
	expect(desk.listChanges().join()).toContain("By hand, twice");
});

test("the second of two quick presses hits nothing that has come under the pointer", async ({
	person,
}) => {
	const { page } = person;
	await person.openEntry("Claire Donnelly");
	await person.type("Role", "Typed twice");
	await person.getButton("Discard").dblclick();
	await expect(page.getByText("Lose what you typed?")).toBeVisible();
	await expect(person.getButton("Discard it")).toBeVisible();
	await person.getButton("Discard it").dblclick();
	await expect(page.getByText("Lose what you typed?")).toHaveCount(0);
	await person.getButton("Remove…").dblclick();
	await expect(person.getButton("Remove")).toBeVisible();
});

test("two quick presses move a row by one place", async ({ person }) => {
	await person.openEntry("Redirects");
	const titles = person.getGroup("Redirects").getByRole("listitem").locator("summary");
	const [first = "", second = ""] = await titles.allTextContents();
	await person
		.getButton(/^Move .+ down$/)
		.first()
		.dblclick();
	await expect(titles.nth(0)).toHaveText(second);
	await expect(titles.nth(1)).toHaveText(first);
});
