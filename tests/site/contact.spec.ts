import { expect, test } from "@playwright/test";

test("the contact form is framed from another origin, 800 px high and titled", async ({
	page,
	baseURL,
}) => {
	await page.goto("/contact-us");
	const frame = page.locator("iframe");
	await expect(frame).toHaveCount(1);
	await expect(frame).toHaveAttribute("title", "Contact form");
	const address = new URL((await frame.getAttribute("src")) ?? "", baseURL);
	expect(address.origin).not.toBe(new URL(baseURL ?? "").origin);
	const box = await frame.boundingBox();
	expect(box?.height).toBe(800);
	await expect(page.frameLocator("iframe").getByRole("textbox").first()).toBeVisible();
});

test("when the form never comes there are two other ways", async ({ page }) => {
	await page.route("**/contactForm", (route) => route.abort());
	await page.goto("/contact-us");
	const main = page.getByRole("main");
	const elsewhere = main.getByRole("link", { name: "Open the form in a new tab" });
	await expect(elsewhere).toBeVisible();
	await expect(elsewhere).toHaveAttribute("target", "_blank");
	await expect(elsewhere).toHaveAttribute("href", /contactForm$/);
	await expect(main.getByRole("link", { name: "write to us by email" })).toHaveAttribute(
		"href",
		/^mailto:/,
	);
});
