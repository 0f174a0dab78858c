import { expect } from "@playwright/test";
import { requireValue } from "../../build/requireValue.ts";
import { interpolate } from "../../content-model/index.ts";
import { site } from "./site.ts";
import { test } from "./test.ts";

const { figure } = site.content.pages.home.hero;

test.use({ viewport: { width: 1440, height: 900 } });

test("the row of totals is in the first window of a laptop", async ({ page }) => {
	await page.goto("/");
	await expect(page.getByText(figure.countLabel, { exact: true })).toBeInViewport({ ratio: 1 });
	for (const total of await page.getByRole("figure").locator("dd").all()) {
		await expect(total).toBeInViewport({ ratio: 1 });
	}
});

test("a team that is chosen by keyboard stands out, with a sentence that its rows prove", async ({
	page,
}) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	const tax = requireValue(figure.teams[1], "A second team");
	const answer = interpolate(figure.answer, { team: tax, number: 3, count: "two", total: "three" });
	const choice = page.getByRole("radio", { name: answer });
	await page.getByRole("radio", { name: figure.everyone }).focus();
	const rows = page.getByRole("radiogroup").locator("label + div");
	const readOpacities = () =>
		rows.evaluateAll((all) => all.map((each) => Number(getComputedStyle(each).opacity)));
	expect(await readOpacities()).toEqual([1, 1, 1, 1, 1]);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(choice).toBeChecked();
	const chosen = await readOpacities();
	expect(chosen[1]).toBe(1);
	expect(chosen.filter((opacity) => opacity < 0.5)).toHaveLength(4);
	const sentence = page.getByText(answer);
	const box = await sentence.boundingBox();
	expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(900);
	await expect(sentence).toHaveCSS("clip-path", "none");
	await expect(page.locator("#hint")).toHaveCSS("clip-path", "inset(50%)");
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	expect(await readOpacities()).toEqual([1, 1, 1, 1, 1]);
});
