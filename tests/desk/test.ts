import { type BrowserContext, test as base, expect } from "@playwright/test";
import type { TabForm } from "../../desk/shared/api/forms.ts";
import { startDesk, type TestDesk } from "./desk.ts";
import { Person, reducedMotionWindow } from "./person.ts";

/** A desk that runs, and somebody at it. */
interface Opened {
	desk: TestDesk;
	context: BrowserContext;
	person: Person;
	/** Errors of the console and of scripts, and whatever is asked of another machine. */
	problems: string[];
	/** The forms in which something was typed, by their files, or their kinds while they are new. */
	typed: Map<string, TabForm>;
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
				// A refusal is a response, which the browser logs as an error.
				const isRefusal = /status of (?:409|422)/.test(message.text());
				const { url } = message.location();
				// Nor is the page of what was removed an error, which the preview leaves.
				const isGonePage =
					/status of 404/.test(message.text()) && /^[^.]+$/.test(url.replace(desk.siteOrigin, ""));
				if (message.type() === "error" && !isRefusal && !isGonePage) {
					problems.push(`${message.text()} ${url}`);
				}
			});
			const typed: Opened["typed"] = new Map();
			context.on("request", (request) => {
				if (request.url().endsWith("/api/check")) {
					const form: TabForm = request.postDataJSON();
					typed.set(`${form.tab} ${form.path || form.kind}`, form);
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
			await use({ desk, context, person, problems, typed });
			await context.close();
			desk.stop();
		},
		{ scope: "worker", timeout: 300_000 },
	],
	desk: ({ opened }, use) => use(opened.desk),
	problems: ({ opened }, use) => use(opened.problems),
	person: async ({ opened }, use) => {
		await forget(opened);
		await use(opened.person);
		expect(opened.problems.splice(0)).toEqual([]);
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

/** Has the desk forget what a test has changed, typed, chosen and held, whether it has passed or not. */
async function forget({ desk, person: { page }, person, typed }: Opened): Promise<void> {
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.setViewportSize(reducedMotionWindow.viewport);
	// The window leaves the desk first: it must not ask for files that are just about to be put back.
	await page.goto(`${desk.origin}/api/project`);
	const post = (name: string, data: object) =>
		page.request.post(`${desk.origin}/api/${name}`, { headers: { origin: desk.origin }, data });
	// In its turn: whatever the desk still checks or saves is done by then.
	for (const form of typed.values()) {
		await post("discard-form", form);
	}
	desk.reset();
	// The page follows the files.
	await post("status", {});
	await page.evaluate(() => {
		localStorage.clear();
		sessionStorage.clear();
		indexedDB.deleteDatabase("desk");
	});
	typed.clear();
	const pageIsShown = person.waitForPage("/");
	await page.goto(desk.origin);
	await pageIsShown;
}

export { expect };
