import { expect, test } from "./test.ts";

test("a click on the name of a price row opens the name, never a price beside it", async ({
	person,
}) => {
	await person.goTo("/pricing");
	const table = person.site.getByRole("table").first();
	const price = person.getField("Rows", "AI Strategy", "Medium");
	await table.getByText("AI Strategy").click();
	await expect(person.getField("Rows", "AI Strategy", "Label")).toBeFocused();
	await table
		.getByRole("row", { name: /AI Strategy/ })
		.getByText("$4,500")
		.click();
	await expect(price).toBeFocused();
	// What is beside a price in its cell belongs to it.
	await table.getByText("AI Strategy").click();
	await table.locator("td .caption").click();
	await expect(price).toBeFocused();
	// An amount of an example is no price: what is beside it are words of the page.
	await person.openForm("content/team/claire-donnelly.yaml");
	await person.goTo("/pricing");
	await person.site.locator("#four-firms").getByRole("cell", { name: /^\$/ }).first().click();
	await expect(person.page).toHaveURL(/#content\/pages\/pricing\.yaml$/);
});

test("a click on a price in the list for phones opens that price of that plan", async ({
	person,
}) => {
	await person.page.setViewportSize({ width: 390, height: 844 });
	await person.goTo("/pricing");
	await person.press("Page");
	const plan = person.site.getByRole("listitem").filter({ hasText: /^\s*Medium/ });
	const row = plan.locator("dl > div").filter({ hasText: "AI Strategy" });
	await row.getByText("$4,500").click();
	await expect(person.getField("Rows", "AI Strategy", "Medium")).toBeFocused();
});
