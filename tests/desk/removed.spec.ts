import { ContentCopy } from "../fixtures/contentCopy.ts";
import { expect, test } from "./test.ts";

// What is removed comes back; what belongs together goes out together; what is not saved is told.

const member = "content/team/claire-donnelly.yaml";

test("a person who was never published is removed, and comes back from the review of another tab", async ({
	desk,
	person,
	openAnother,
}) => {
	await person.createEntry("New person");
	await person.type("Name", "Ada & Grace");
	await person.type("Title", "Head of Machines");
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

test("all that names a person is decided with one removal, and nothing chosen is lost", async ({
	desk,
	person,
}) => {
	const { page } = person;
	const copy = new ContentCopy(desk.root);
	copy.write("content/team/jo-hall.yaml", desk.read(member).replace("Claire Donnelly", "Jo Hall"));
	copy.set("content/team/jo-hall.yaml", ["order"], 990);
	const [written = "", linking = ""] = copy.listFiles("articles");
	desk.editFile(written, /^author: .*/m, "author: jo-hall");
	desk.editFile(linking, /$/, "\nAsk [Jo](/team/jo-hall#contact) about it.\n");
	desk.editFile(written, /$/, "\nAsk [me](/team/jo-hall).\n");
	await page.goto(`${desk.origin}/#content/team/jo-hall.yaml`);
	await person.press("Remove…");
	await expect(page.getByText("Its address, /team/jo-hall, has never been public")).toBeVisible();
	const successor = page.getByLabel("Give their articles to");
	const links = page.getByLabel(/^Links to its page lead to/);
	await successor.selectOption("kevin-zhao");
	await person.press("Remove");
	await expect(links).toBeFocused();
	// What is in the way may be looked at meanwhile.
	await page
		.getByRole("button", { name: /^Open / })
		.first()
		.click();
	await expect(page.getByRole("heading", { level: 2, name: "Jo Hall" })).toHaveCount(0);
	await page.goBack();
	await person.press("Remove…");
	await expect(successor).toHaveValue("kevin-zhao");
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

test("a change that cannot go out alone says which other one to tick, and ticks it", async ({
	desk,
	person,
}) => {
	const copy = new ContentCopy(desk.root);
	const article = copy.getFile("articles");
	copy.write("content/team/jo-hall.yaml", desk.read(member).replace("Claire Donnelly", "Jo Hall"));
	copy.set("content/team/jo-hall.yaml", ["order"], 990);
	desk.editFile(article, /^author: .*/m, "author: jo-hall");
	await person.press(/^Review and publish/);
	const tick = person.page.getByRole("checkbox", { name: /^Jo Hall/ });
	await person.click(tick);
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
	desk.editFile("content/pricing.yaml", /medium: 1000/, "medium: 1100");
	desk.editFile(member, /^line: .*/m, "line: Rings Wirrabillan Ltd each week.");
	await person.press(/^Review and publish/);
	await person.press("Publish all 2");
	const release = Promise.withResolvers<void>();
	await person.page.route("**/api/words", async (route) => {
		const response = await route.fetch();
		await release.promise;
		await route.fulfill({ response });
	});
	await person.press("Accept “Wirrabillan”");
	const price = person.page.getByRole("checkbox", { name: /^Prices/ });
	await price.uncheck();
	release.resolve();
	await expect(person.page.getByText("is accepted. It is published with the rest.")).toBeVisible();
	await expect(price).not.toBeChecked();
	await expect(person.getButton("Publish 2 of 3")).toBeEnabled();
	await person.page.unroute("**/api/words");
	// Else it would be held back from the next test too.
	await person.press("All");
});

test("words that somebody accepts are theirs at once, and are not told as another's", async ({
	desk,
	person,
}) => {
	desk.editFile(member, /^line: .*/m, "line: Rings Wirrabillan and Quondaburra each week.");
	await person.press(/^Review and publish/);
	await person.press("Publish");
	await expect(person.getButton("Accept “Wirrabillan”")).toBeVisible();
	// On a slow machine this takes long.
	await person.page.route("**/api/review*", () => {});
	for (const [index, word] of ["Wirrabillan", "Quondaburra"].entries()) {
		await person.press(`Accept “${word}”`);
		await expect(person.page.getByText(`“${word}” is accepted.`)).toBeVisible();
		await expect(person.page.getByText(/^Saved since you looked/)).toHaveCount(0);
		await expect(person.getButton("Publish all 2")).toBeEnabled();
		await expect(person.page.locator(".change").getByText(/is accepted/)).toHaveCount(index + 1);
	}
	await person.page.unroute("**/api/review*");
});

test("the page stays where it is when a new entry is left while it is checked", async ({
	person,
}) => {
	await person.createEntry("New testimonial");
	await person.goTo("/pricing");
	await person.type("Quote", "The sessions were short.");
	await person.type("Name", "Pat Example");
	await person.type("Title", "Partner");
	const release = Promise.withResolvers<void>();
	await person.page.route("**/api/check", async (route) => {
		await release.promise;
		await route.continue().catch(() => {});
	});
	const complete = person.page.waitForRequest(
		(request) =>
			request.url().endsWith("/api/check") && request.postDataJSON().data.company === "Example",
	);
	await person.type("Company", "Example");
	const draft = await complete;
	await person.press("All content");
	release.resolve();
	// Nobody waits for the answer, which would show the page of the form that is closed.
	await expect.poll(() => draft.failure()?.errorText, { timeout: 20_000 }).toContain("ABORTED");
	await expect(person.page.getByLabel("Page shown")).toHaveValue("/pricing");
	await person.page.unroute("**/api/check");
	await person.press("New testimonial");
	await expect(person.getField("Company")).toHaveValue("Example");
	await person.discard();
});

test("somebody who leaves a new entry while it is saved stays where they are, and what they type goes there", async ({
	person,
}) => {
	await person.createEntry("New testimonial");
	await person.type("Quote", "The sessions were short.");
	await person.type("Name", "Pat Example");
	await person.type("Title", "Partner");
	await person.type("Company", "Example");
	const release = Promise.withResolvers<void>();
	await person.page.route("**/api/save", async (route) => {
		const response = await route.fetch();
		await release.promise;
		await route.fulfill({ response });
	});
	await person.press("Save");
	await person.press("All content");
	await person.type(person.page.getByRole("searchbox"), "benefit");
	const saved = person.page.waitForResponse(/\/api\/save$/);
	release.resolve();
	await saved;
	await expect(person.getButton("Review and publish (1)")).toBeVisible();
	await expect(person.page.getByRole("searchbox")).toHaveValue("benefit");
	await expect(person.page.getByRole("heading", { name: "All content" })).toBeVisible();
	await person.page.unroute("**/api/save");
	await person.page.getByRole("searchbox").clear();
});

test("somebody who leaves an entry while it is removed stays where they are", async ({
	person,
}) => {
	await person.createEntry("New testimonial");
	await person.type("Quote", "The sessions were short.");
	await person.type("Name", "Pat Example");
	await person.type("Title", "Partner");
	await person.type("Company", "Example");
	await person.save();
	const release = Promise.withResolvers<void>();
	await person.page.route("**/api/remove", async (route) => {
		const response = await route.fetch();
		await release.promise;
		await route.fulfill({ response });
	});
	await person.press("Remove…");
	await person.press("Remove");
	await person.openEntry("Faster innovation");
	const answered = person.page.waitForResponse("**/api/remove");
	release.resolve();
	await answered;
	await expect(person.getButton("Review and publish")).toBeVisible();
	await expect(person.page.getByRole("heading", { name: "Faster innovation" })).toBeVisible();
	await person.page.unroute("**/api/remove");
});

test("a colour may be typed with spaces", async ({ person }) => {
	await person.page.goto(`${person.desk.origin}/#content/site.yaml`);
	await person.openSection(/^Colours/);
	const colour = person.page.locator("[id='f.colours.saltbush']");
	await person.type(colour, "oklch(0.5 0.05 180)");
	await expect(colour).toHaveValue("oklch(0.5 0.05 180)");
	await person.discard();
});

test("the review names what is typed and not saved, and leads there", async ({ desk, person }) => {
	await person.page.goto(`${desk.origin}/#${member}`);
	await person.type("Title", "Typed and not saved");
	desk.editFile("content/pricing.yaml", /medium: 1000/, "medium: 1100");
	await person.press(/^Review and publish/);
	await expect(person.page.getByText(/^Typed and not saved yet/)).toBeVisible();
	await person.press("Claire Donnelly");
	await expect(person.getField("Title")).toHaveValue("Typed and not saved");
	await person.discard();
});

test("the list and the page follow a file that is changed without the desk", async ({
	desk,
	person,
}) => {
	await person.press("All content");
	await person.goTo("/team/claire-donnelly");
	const row = person.page.getByRole("listitem").filter({ hasText: "Claire Donnelly" });
	await expect(row).not.toContainText("Changed");
	desk.editFile(member, /^title: .*/m, "title: Written by hand");
	await expect(row).toContainText("Changed");
	await person.expectText("Written by hand");
});

test("a scheduled article with a picture that is not there is refused at its text, and the page goes on", async ({
	desk,
	person,
}) => {
	const copy = new ContentCopy(desk.root);
	const file = copy.getFile("articles");
	await person.page.goto(`${desk.origin}/#${file}`);
	await person.pickValue("Date", "2099-01-01");
	const text = person.page.locator("[id='f.markdown']");
	await text.fill(`${await text.inputValue()}\n\n![Us](gone.jpg)\n`);
	await person.press("Save");
	await expect(person.page.locator("[id='f.markdown.error']")).toContainText(
		"There is no picture “gone.jpg”.",
	);
	await person.goTo("/pricing");
	await person.discard();
	// By hand, past the desk: the page stays as it was, and follows once the file is fixed.
	const before = desk.read(file);
	desk.editFile(file, /$/, "\n![Us](gone.jpg)\n");
	desk.editFile(file, /^date: .*/m, "date: 2099-01-01");
	await person.goTo("/");
	copy.write(file, before);
	desk.editFile(member, /^title: .*/m, "title: After it was fixed");
	await person.goTo("/team/claire-donnelly");
	await person.expectText("After it was fixed");
});

test("what is typed in a form stays on the page and is saved after its entry was moved in the list", async ({
	desk,
	person,
}) => {
	const path = "content/team/claire-donnelly.yaml";
	await person.page.goto(`${desk.origin}/#${path}`);
	await person.type("Title", "Typed before the move");
	await person.showPage("/team/claire-donnelly");
	await person.expectText("Typed before the move");
	await person.press("All content");
	const release = Promise.withResolvers<void>();
	await person.page.route("**/api/order", async (route) => {
		await release.promise;
		await route.continue();
	});
	await person.press("Move Claire Donnelly up");
	await expect(person.page.getByText("Saving the order…")).toBeVisible();
	const team = person.page.locator("section").filter({ hasText: "Meera Pillai" });
	await expect(team.getByRole("listitem").first()).toContainText("Claire Donnelly");
	release.resolve();
	await expect(person.page.getByText(/^Saved\. The order goes/)).toBeVisible();
	await person.page.unroute("**/api/order");
	await expect(person.page.getByText("The page does not show")).toHaveCount(0);
	await person.page.goto(`${desk.origin}/#${path}`);
	await expect(person.getField("Title")).toHaveValue("Typed before the move");
	await expect(person.getButton("Compare")).toHaveCount(0);
	await person.type("Title", "Typed after the move");
	await person.expectText("Typed after the move");
	await person.save();
	expect(desk.read(path)).toMatch(/^title: Typed after the move$/m);
	expect(desk.read(path)).toMatch(/^order: 1$/m);
});

test("a person is dragged to another place in the list by their name", async ({ desk, person }) => {
	await person.press("All content");
	const team = person.page.locator("section").filter({ hasText: "Meera Pillai" });
	const first = team.getByRole("listitem").first();
	const second = team.getByRole("listitem").nth(1);
	await expect(first).toContainText("Meera Pillai");
	await expect(second).toContainText("Claire Donnelly");
	await team.getByText("Claire Donnelly").dragTo(team.getByText("Meera Pillai"));
	await expect(first).toContainText("Claire Donnelly");
	await expect(person.page.getByText(/^Saved\. The order goes/)).toBeVisible();
	expect(desk.read("content/team/claire-donnelly.yaml")).toMatch(/^order: 1$/m);
});

test("a form that the page cannot show beside another is named, and leads there", async ({
	desk,
	person,
}) => {
	const [first, second] = ["customer-experience", "data-security"].map(
		(slug) => `${desk.origin}/#content/benefits/${slug}.yaml`,
	);
	const typePlace = async (address = "") => {
		await person.page.goto(address);
		await person.type(person.page.locator("[id='f.homeOrder']"), "77");
	};
	await typePlace(first);
	await person.page.waitForResponse((response) => response.url().endsWith("/api/check"));
	await typePlace(second);
	const notice = person.page.getByRole("alert").filter({ hasText: "The page does not show" });
	await expect(notice).toContainText("Customer experience: ");
	await expect(notice).toContainText("77 is taken by Data security");
	await notice.getByRole("button", { name: "Customer experience" }).click();
	await expect(person.page.locator("[id='f.homeOrder']")).toHaveValue("77");
	await person.discard();
	await expect(notice).toHaveCount(0);
	await person.page.goto(second ?? "");
	await person.discard();
});

test("nothing beside a form is out of date once it says that it is saved", async ({
	desk,
	person,
}) => {
	await person.page.goto(`${desk.origin}/#content/site.yaml`);
	await person.type("Brand", "Banksia");
	const release = Promise.withResolvers<void>();
	await person.page.route("**/api/overview*", async (route) => {
		await release.promise;
		await route.continue();
	});
	await person.press("Save");
	await expect.poll(() => desk.read("content/site.yaml")).toMatch(/^brand: Banksia$/m);
	await expect(person.getButton("Saving…")).toBeVisible();
	release.resolve();
	await expect(person.page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
	await expect(person.page.getByRole("heading", { level: 1 })).toHaveText("Banksia");
	await person.page.unroute("**/api/overview*");
});
