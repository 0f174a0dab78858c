import { expect, type Page, test } from "@playwright/test";
import { routes } from "./routes.ts";

/** What a page that is being revealed tells of the transition from the page before. */
interface Revealed {
	/** Whether there was one, and whether the browser ran it. */
	state?: "none" | "ran" | "skipped";
	/** The names of what stayed in place from page to page. */
	kept?: string[];
}

/** Makes every page note how it came into view. */
async function noteTransitions(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const revealed: Revealed = {};
		Object.assign(window, { revealed });
		addEventListener("pagereveal", (event) => {
			const { viewTransition } = event as PageRevealEvent;
			if (!viewTransition) {
				revealed.state = "none";
				return;
			}
			viewTransition.ready.then(
				() => {
					const groups = document
						.getAnimations()
						.map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? "")
						.map((pseudo) => /^::view-transition-group\((.+)\)$/.exec(pseudo)?.[1] ?? "");
					revealed.kept = [...new Set(groups.filter(Boolean))].sort();
					revealed.state = "ran";
				},
				() => {
					revealed.state = "skipped";
				},
			);
		});
	});
}

/** How the page at hand came into view. */
async function revealed(page: Page): Promise<Revealed> {
	const note = await page.waitForFunction(() => {
		const { revealed } = window as unknown as { revealed: Revealed };
		return revealed.state && revealed;
	});
	return (await note.jsonValue()) as Revealed;
}

test("the header and the article’s cover stay in place from the blog to an article and back", async ({
	page,
}) => {
	await noteTransitions(page);
	await page.goto("/blog");
	const kept = { state: "ran", kept: ["making-documents-work", "root", "site-header"] };
	await page.locator('.cards a[href="/blog/making-documents-work"]').click();
	await page.waitForURL("**/blog/making-documents-work");
	expect(await revealed(page)).toEqual(kept);
	await page.getByRole("link", { name: "All blog articles" }).click();
	await page.waitForURL("**/blog");
	expect(await revealed(page)).toEqual(kept);
});

// Two parts of one name, and the browser shows no transition at all.
test("no page gives one name of a view transition twice", async ({ page }) => {
	for (const { path } of routes) {
		await page.goto(path);
		const names = await page.evaluate(() =>
			Array.from(
				document.querySelectorAll("*"),
				(element) => getComputedStyle(element).viewTransitionName,
			).filter((name) => name !== "none"),
		);
		expect(names, path).toContain("site-header");
		expect(new Set(names).size, `${path}: ${names}`).toBe(names.length);
	}
});

test.describe("for a reader who wants less motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("nothing moves, and every picture is complete", async ({ page }) => {
		await noteTransitions(page);
		for (const path of ["/", "/strategy", "/blog", "/blog/making-documents-work"]) {
			await page.goto(path);
			expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
		}
		await page.getByRole("link", { name: "All blog articles" }).click();
		await page.waitForURL("**/blog");
		expect(await revealed(page)).toEqual({ state: "none" });
	});
});

test("what moves on the home page ends in the complete picture", async ({ page }) => {
	const marks = () =>
		page
			.locator(".habit-row i")
			.evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().toJSON()));
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const still = await marks();
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.reload();
	await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
	expect(await marks()).toEqual(still);
});
