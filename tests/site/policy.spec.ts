import { globSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { builtFolder } from "../builtFolder.ts";

const root = `${builtFolder}/client`;

/** Every page there is, those that no list names included. */
function pagePaths(): string[] {
	return globSync("**/*.html", { cwd: root })
		.filter((file) => !/(?:^|\/)(?:404|500)\.html$/.test(file))
		.map((file) => `/${file.replace(/(?:^index)?\.html$/, "")}`)
		.sort();
}

/** Hears every report of the content security policy from now on, from a page's first byte. */
async function violationsOf(page: Page): Promise<string[]> {
	const violations: string[] = [];
	await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
	await page.addInitScript(() => {
		// A frame holds the site of somebody else, under a policy of its own.
		if (window.top !== window) {
			return;
		}
		const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
		addEventListener("securitypolicyviolation", (event) => {
			const { violatedDirective, blockedURI, sample } = event;
			reportViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
		});
	});
	return violations;
}

/** Opens what is closed, fills in what can be filled in, and goes to the end of the page. */
async function exercise(page: Page): Promise<void> {
	if ((await page.locator("[data-island]").count()) > 0) {
		await page.waitForLoadState("networkidle");
	}
	await page.evaluate(() => {
		for (const details of document.querySelectorAll("details")) {
			details.open = true;
		}
		for (const popover of document.querySelectorAll<HTMLElement>("[popover]")) {
			popover.showPopover();
			popover.hidePopover();
		}
	});
	for (const field of await page.locator("main input:enabled:visible").all()) {
		const type = await field.getAttribute("type");
		if (type === "checkbox" || type === "radio") {
			await field.click({ force: true });
		} else {
			await field.fill(type === "number" ? "30" : "governance");
		}
	}
	for (const button of await page.locator("main [data-island] button:enabled:visible").all()) {
		await button.click();
	}
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

test("no page breaks the policy, opened, used and scrolled to its end", async ({ page }) => {
	test.setTimeout(300_000);
	const violations = await violationsOf(page);
	const paths = pagePaths();
	expect(paths.length).toBeGreaterThan(40);
	const article = paths.find((path) => /^\/blog\/[^/]+$/.test(path))?.replace("/blog/", "");
	for (const path of [...paths, `/share?article=${article}`]) {
		await page.goto(path);
		await exercise(page);
	}
	expect(violations).toEqual([]);
});

test("no page for an error breaks the policy", async ({ page, request }) => {
	const violations = await violationsOf(page);
	for (const path of ["/nope", "/blog/nope", "/benefits/nope"]) {
		expect((await page.goto(path))?.status()).toBe(404);
		await exercise(page);
	}
	// A host sends this page where it fails itself, with the headers of every answer.
	const headers = (await request.get("/nope")).headers();
	const body = await readFile(`${root}/500.html`, "utf8");
	await page.route("**/failing", (route) =>
		route.fulfill({
			status: 500,
			contentType: "text/html; charset=utf-8",
			headers: { "content-security-policy": headers["content-security-policy"] ?? "" },
			body,
		}),
	);
	expect((await page.goto("/failing"))?.status()).toBe(500);
	await exercise(page);
	expect(violations).toEqual([]);
});

test("the search finds and draws its results under the policy", async ({ page }) => {
	const violations = await violationsOf(page);
	await page.goto("/search?q=governance");
	await expect(page.getByRole("main").getByRole("status")).toContainText("result");
	expect(violations).toEqual([]);
});

for (const [what, markup, directive] of [
	["a style attribute", '<p style="color: red">x</p>', "style-src"],
	["a script in the page", "<script>document.title = 1</script>", "script-src"],
	["a picture from elsewhere", '<img src="https://elsewhere.example/x.png" alt="">', "img-src"],
	["a frame", '<iframe src="https://elsewhere.example/"></iframe>', "frame-src"],
] as const) {
	test(`${what} would be noticed`, async ({ page }) => {
		const violations = await violationsOf(page);
		await page.route("**/strategy", async (route) => {
			const answer = await route.fetch();
			const body = (await answer.text()).replace("</main>", `${markup}</main>`);
			await route.fulfill({ response: answer, body });
		});
		await page.goto("/strategy");
		await expect.poll(() => violations.join()).toContain(`/strategy: ${directive}`);
	});
}
