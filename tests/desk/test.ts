import { type BrowserContext, test as base, expect } from "@playwright/test";
import { startDesk, type TestDesk } from "./desk.ts";
import { Person, reducedMotionWindow } from "./person.ts";

/** A desk that runs, and somebody at it. */
interface Opened {
	desk: TestDesk;
	context: BrowserContext;
	person: Person;
	/** Errors of the console and of scripts, and whatever is asked of another machine. */
	problems: string[];
}

/**
 * Tests of the desk. One desk, its preview and one window are opened for all of them, which takes long; each
 * test begins with the content as it was, and ends without an error in the console.
 */
export const test = base.extend<
	{ desk: TestDesk; person: Person; problems: string[]; openAnother: () => Promise<Person> },
	{ opened: Opened }
>({
	opened: [
		async ({ browser }, use) => {
			const desk = await startDesk();
			const context = await browser.newContext(reducedMotionWindow);
			const problems: string[] = [];
			context.on("console", (message) => {
				// A refusal is an answer, which the browser logs as an error.
				const isAnswer = /status of (?:409|422)/.test(message.text());
				const { url } = message.location();
				// So is that the page of what was removed is gone: the preview leaves it.
				const isGonePage =
					/status of 404/.test(message.text()) && /^[^.]+$/.test(url.replace(desk.siteOrigin, ""));
				if (message.type() === "error" && !isAnswer && !isGonePage) {
					problems.push(`${message.text()} ${url}`);
				}
			});
			context.on("weberror", (error) => problems.push(error.error().message));
			context.on("request", (request) => {
				const isInside = /^(?:blob|data):/.test(request.url());
				if (!isInside && new URL(request.url()).hostname !== "localhost") {
					problems.push(`asked ${request.url()}`);
				}
			});
			const person = new Person(await context.newPage(), desk);
			await person.open();
			await use({ desk, context, person, problems });
			await context.close();
			desk.stop();
		},
		{ scope: "worker", timeout: 300_000 },
	],
	desk: ({ opened }, use) => use(opened.desk),
	problems: ({ opened }, use) => use(opened.problems),
	person: async ({ opened: { desk, person, problems } }, use) => {
		// The form and the page of the test before may be of what it has added, and is about to go.
		await person.page.setViewportSize(reducedMotionWindow.viewport);
		await person.page.goto(`${desk.origin}/#list`);
		await expect(person.page.getByRole("heading", { name: "All content" })).toBeVisible();
		if ((await person.page.getByLabel("Page shown").inputValue()) !== "/") {
			await person.goTo("/");
		}
		desk.reset();
		person.clicks = 0;
		await use(person);
		expect(problems.splice(0)).toEqual([]);
	},
	openAnother: async ({ opened: { context, desk } }, use) => {
		const others: Person[] = [];
		await use(async () => {
			const other = new Person(await context.newPage(), desk);
			others.push(other);
			return other;
		});
		await Promise.all(others.map(({ page }) => page.close()));
	},
});

export { expect };
