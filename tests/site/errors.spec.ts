import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { builtFolder } from "../builtFolder.ts";

for (const path of ["/nope", "/blog/nope", "/blog/constructor", "/strategy/deeper"]) {
	test(`${path} is not found, and the console names it`, async ({ page }) => {
		const lines: string[] = [];
		page.on("console", (message) => lines.push(message.text()));
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("404");
		await expect(page.getByText("Oops! Page not found", { exact: true })).toBeVisible();
		await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
		expect(lines.filter((line) => line.includes(path) && line.startsWith("404"))).toHaveLength(1);
	});
}

for (const path of ["/benefits/nope", "/benefits/constructor", "/benefits/greater-efficiency/x"]) {
	test(`${path} is an unknown benefit`, async ({ page }) => {
		const answer = await page.goto(path);
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Benefit not found");
		await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
	});
}

for (const [path, canonical] of [
	["/strategy/", "/strategy"],
	["//strategy", "/strategy"],
	["/STRATEGY", "/strategy"],
	["/blog//ai-risk-governance/", "/blog/ai-risk-governance"],
	["/Benefits/Data-Security", "/benefits/data-security"],
	["/pricing.html", "/pricing"],
	["/index.html", "/"],
]) {
	test(`${path} leads to ${canonical} for good`, async ({ request, baseURL }) => {
		const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
		expect(answer.status()).toBe(308);
		expect(answer.headers().location).toBe(canonical);
		expect((await request.get(canonical ?? "", { maxRedirects: 0 })).status()).toBe(200);
	});
}

test("a host that fails has a page to answer with, in the site's own frame", async ({ page }) => {
	const html = await readFile(`${builtFolder}/client/500.html`, "utf8");
	await page.route("**/failing", (route) =>
		route.fulfill({ status: 500, contentType: "text/html", body: html }),
	);
	await page.goto("/failing");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
	await expect(
		page.getByRole("main").getByRole("link", { name: "Return to Home" }),
	).toHaveAttribute("href", "/");
	await expect(page.getByRole("banner").getByRole("link", { name: "Pricing" })).toBeVisible();
});

test("an interactive part that fails says so and leaves the rest of the page alone", async ({
	page,
	request,
}) => {
	const html = await (await request.get("/pricing")).text();
	const broken = html.replace(/data-props="[^"]*"/, 'data-props="{}"');
	expect(broken).not.toBe(html);
	await page.route("**/pricing", (route) =>
		route.fulfill({ status: 200, contentType: "text/html", body: broken }),
	);
	await page.goto("/pricing");
	await expect(page.getByText("Unexpected Application Error!")).toBeVisible();
	await expect(page.getByRole("main").getByRole("link", { name: "Return to Home" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName("PRICING");
	await expect(page.getByRole("table").first()).toBeVisible();
});
