import { expect, type Page, test } from "@playwright/test";
import { addressOf, navigation, routes } from "./routes.ts";

/** The stubs answer on the port after the site's. */
function stubsOf(baseURL: string | undefined): string {
	const url = new URL(baseURL ?? "");
	url.port = String(Number(url.port) + 1);
	return url.origin;
}

/** Everything the browser complains about while a page is open. */
function complaintsOf(page: Page): string[] {
	const complaints: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "error" || message.type() === "warning") {
			complaints.push(message.text());
		}
	});
	page.on("pageerror", (error) => complaints.push(error.message));
	page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
	return complaints;
}

for (const route of routes) {
	test.describe(route.path, () => {
		test("holds what the specification owes", async ({ page, baseURL }) => {
			const complaints = complaintsOf(page);
			const answer = await page.goto(route.path);
			expect(answer?.status()).toBe(200);
			await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
			await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(route.heading);

			const header = page.getByRole("banner");
			const paths = await header
				.getByRole("navigation", { includeHidden: true })
				.locator("a")
				.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
			expect(paths).toEqual(navigation);
			await expect(header.getByRole("link", { name: "Mallee" })).toHaveAttribute("href", "/");
			const demo = header.getByRole("link", { name: "TRY OUR DEMO PLATFORM!" });
			await expect(demo).toHaveAttribute(
				"href",
				addressOf("destination:demoPlatform", stubsOf(baseURL)),
			);
			await expect(demo).toHaveAttribute("target", "_blank");

			const main = page.getByRole("main");
			for (const anchor of route.anchors ?? []) {
				await expect(page.locator(`#${anchor}`)).toHaveCount(1);
			}
			const found = await page
				.locator("main [id]")
				.evaluateAll((elements) => elements.map(({ id }) => id));
			expect(found.filter((id) => route.anchors?.includes(id))).toEqual(route.anchors ?? []);
			for (const text of route.texts ?? []) {
				await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
			}
			for (const { name, to, newTab } of route.links ?? []) {
				const link = main.getByRole("link", { name }).first();
				await expect(link).toBeVisible();
				expect(await link.evaluate((node) => node.firstChild?.textContent)).toBe(name);
				await expect(link).toHaveAttribute("href", addressOf(to, stubsOf(baseURL)));
				expect(await link.getAttribute("target"), name).toBe(newTab ? "_blank" : null);
			}
			expect(complaints).toEqual([]);
		});

		test("is whole without JavaScript", async ({ browser, baseURL }) => {
			const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
			const page = await context.newPage();
			await page.goto(route.path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			for (const { name } of route.links ?? []) {
				await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
			}
			for (const text of route.texts ?? []) {
				await expect(page.getByRole("main").getByText(text, { exact: true }).first()).toBeVisible();
			}
			await context.close();
		});

		test("keeps the rules of every page", async ({ page, request }) => {
			const html = await (await request.get(route.path)).text();
			expect(html, "style attributes break the policy").not.toMatch(/<[^>]+\sstyle="/);
			expect(html, "inline handlers break the policy").not.toMatch(/<[^>]+\son[a-z]+="/);
			const scripts =
				html.match(/<script\b(?![^>]*type="(?:application\/(?:ld\+)?json|speculationrules)")/g) ??
				[];
			expect(scripts.length > 0).toBe(route.interactive ?? false);
			await page.goto(route.path);
			const newTabs = page.locator('a[target="_blank"]');
			for (const link of await newTabs.all()) {
				await expect(link).toHaveAttribute("rel", /noopener/);
			}
			await page.keyboard.press("Tab");
			await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
		});
	});
}
