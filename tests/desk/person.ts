import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import type { TestDesk } from "./desk.ts";

/** A picture as a browser is given one. */
interface Photo {
	name: string;
	mimeType: string;
	buffer: Buffer;
}

/** An ordinary window without animations: two desks share the machine. */
export const reducedMotionWindow = {
	viewport: { width: 1280, height: 900 },
	reducedMotion: "reduce",
} as const;

/** Milliseconds from one key to the next: nobody is faster. Tests that are about keys take their time. */
const keyPause = 5;

/** How much of a text is typed key by key: every price and every date as a whole. */
const maxKeys = 10;

/** Somebody at the desk: does what a person does. */
export class Person {
	readonly page: Page;
	readonly desk: TestDesk;

	constructor(page: Page, desk: TestDesk) {
		this.page = page;
		this.desk = desk;
	}

	/** The page of the site that the desk shows. */
	get site(): FrameLocator {
		return this.page.frameLocator("iframe");
	}

	async open(): Promise<void> {
		const pageIsShown = this.waitForPage("/");
		await this.page.goto(this.desk.address);
		await pageIsShown;
	}

	/** Waits until a page of the site is loaded anew and its fields are located. */
	async waitForPage(path: string): Promise<void> {
		// The page that is there until then may report its fields too.
		await this.page.waitForEvent("framenavigated", {
			predicate: (frame) => frame.parentFrame() !== null && new URL(frame.url()).pathname === path,
			timeout: 120_000,
		});
		await this.page.waitForResponse(
			(response) =>
				response.url().endsWith("/api/locate") && response.request().postDataJSON().page === path,
			{ timeout: 120_000 },
		);
	}

	/** Clicks what is seen, whatever else covers it without being seen. */
	async clickAt(target: Locator): Promise<void> {
		await target.scrollIntoViewIfNeeded();
		const box = await target.boundingBox();
		if (!box) {
			throw new Error("There is nothing to click.");
		}
		await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
	}

	getButton(name: string | RegExp): Locator {
		return this.page.getByRole(
			"button",
			typeof name === "string" ? { name, exact: true } : { name },
		);
	}

	async press(name: string | RegExp): Promise<void> {
		await this.getButton(name).click();
	}

	/** Comes back to the window from another program: the desk looks at the files at once. */
	async comeBack(): Promise<void> {
		await this.page.evaluate(() => window.dispatchEvent(new Event("focus")));
	}

	/** Chooses a page of the site to look at. */
	async goTo(path: string): Promise<void> {
		const pageIsShown = this.waitForPage(path);
		await this.page.getByLabel("Page shown").selectOption(path);
		await pageIsShown;
	}

	/** Shows the page of the open form. */
	async showPage(path: string): Promise<void> {
		const pageIsShown = this.waitForPage(path);
		await this.press("Show page");
		await pageIsShown;
	}

	/** Begins a new article. @returns the field of its text */
	async beginArticle(): Promise<Locator> {
		await this.createEntry("New article");
		return this.getField("Text");
	}

	/** Begins a new testimonial with all that it needs. */
	async beginTestimonial(company: string): Promise<void> {
		await this.createEntry("New testimonial");
		await this.type("Quote", "The sessions were short.");
		await this.type("Name", "Pat Example");
		await this.type("Role", "Partner");
		await this.type("Company", company);
	}

	/** Types all that a new benefit needs into its form. */
	async typeBenefit(title: string): Promise<void> {
		await this.type("Title", title);
		await this.type("Description", "Drafts are ready before the day ends.");
		await this.type("Title for search engines", `${title} at work`);
		await this.type(
			"Description for search engines",
			"How drafts that are ready earlier let people leave on time, and what to change first.",
		);
		await this.type("Text of the page", "What changes when drafts are ready earlier.");
	}

	/** A group or list of fields in the open form, or an item of a list: by the titles that lead to it. */
	getGroup(...titles: string[]): Locator {
		return titles.reduce((around, title) => {
			// Beside a title are the number of its items, that it is optional, and that something in it is wrong.
			const heading = new RegExp(
				`^${RegExp.escape(title)}(?: \\(\\d+\\))?(?: \\(optional\\))?(?: ?Needs attention)?$`,
			);
			return around
				.locator("details, fieldset")
				.filter({
					has: this.page.locator(":scope > :is(summary, legend)").filter({ hasText: heading }),
				})
				.first();
		}, this.page.getByRole("main"));
	}

	/** A group of the list of all content: `getListGroup("Team")`. */
	getListGroup(title: string): Locator {
		return this.page.getByRole("region", { name: title, exact: true });
	}

	/** A field of the open form, the first of its label: `getField("Rows", "Platform", "Medium")`. */
	getField(...groupsAndLabel: string[]): Locator {
		return this.getFields(...groupsAndLabel).first();
	}

	/** The fields of a label, which a list has in each item. Before it are the titles of the groups around them. */
	getFields(...groupsAndLabel: string[]): Locator {
		const label = RegExp.escape(groupsAndLabel.at(-1) ?? "");
		return this.getGroup(...groupsAndLabel.slice(0, -1)).getByLabel(
			new RegExp(`^${label}(?: \\(optional\\))?$`),
		);
	}

	/** Waits until a form is open. */
	async expectForm(): Promise<void> {
		await expect(this.page.getByText(/^Fill in every field/)).toBeVisible();
	}

	/** A change in the review, by words of it. */
	getChange(words: string | RegExp): Locator {
		return this.page
			.getByRole("listitem")
			.filter({ has: this.page.getByRole("checkbox") })
			.filter({ hasText: words });
	}

	/** Types into a field in place of what is there: the end of a long text key by key, the rest is pasted. */
	async type(target: Locator | string, text: string): Promise<void> {
		const field = typeof target === "string" ? this.getField(target) : target;
		await field.click();
		await field.fill(text.slice(0, -maxKeys));
		await field.pressSequentially(text.slice(-maxKeys), { delay: keyPause });
	}

	/** Picks a value from the calendar, colours or files that a field opens. */
	async pickValue(target: Locator | string, value: string | Photo): Promise<void> {
		const field = typeof target === "string" ? this.getField(target) : target;
		await (typeof value === "string" ? field.fill(value) : field.setInputFiles(value));
	}

	async choose(label: string, option: string): Promise<void> {
		await this.getField(label).selectOption({ label: option });
	}

	/** Unfolds a section of the form: the sections around it first. */
	async openSection(...titles: string[]): Promise<void> {
		for (const [index] of titles.entries()) {
			const section = this.getGroup(...titles.slice(0, index + 1));
			if ((await section.getAttribute("open")) === null) {
				await section.locator("summary").first().click();
			}
		}
	}

	async save(): Promise<void> {
		await this.press("Save");
		await expect(this.page.getByRole("status").filter({ hasText: /^Saved\./ })).toBeVisible();
	}

	/** Discards what is typed in the open form, and waits until the desk has. */
	async discard(): Promise<void> {
		const isDiscarded = this.page.waitForResponse((response) =>
			response.url().endsWith("/api/discard-form"),
		);
		await this.press("Discard");
		await this.press("Discard it");
		await isDiscarded;
	}

	/** Opens the form of a file by its address. */
	async openForm(path: string): Promise<void> {
		await this.page.goto(`${this.desk.origin}/#list`);
		await expect(this.page.getByRole("heading", { name: "All content" })).toBeVisible();
		await this.page.goto(`${this.desk.origin}/#${path}`);
		await this.expectForm();
	}

	/** Opens an entry by the list of all content. */
	async openEntry(title: string): Promise<void> {
		await this.press("All content");
		await this.type(this.page.getByRole("searchbox"), title);
		await this.page.getByRole("listitem").getByRole("button", { name: title }).first().click();
		await this.expectForm();
	}

	/** Begins an entry of a kind. */
	async createEntry(label: string): Promise<void> {
		await this.press("All content");
		await this.press(label);
		await this.expectForm();
	}

	/** Waits until the page of the site shows a text. */
	async expectText(text: string | RegExp): Promise<void> {
		await expect(this.site.getByText(text).filter({ visible: true }).first()).toBeVisible();
	}

	/** Takes a screenshot for the owner's guide, if GUIDE_PICTURES is set. */
	async takePicture(name: string): Promise<void> {
		if (process.env.GUIDE_PICTURES) {
			await expect(
				this.page.getByText(/^(?:The page is being made|Updating the page)…$/),
			).toHaveCount(0);
			await this.page.mouse.move(5, 5);
			await this.page.screenshot({ path: `docs/pictures/${name}.png`, scale: "css" });
		}
	}
}
