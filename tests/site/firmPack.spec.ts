import { expect } from "@playwright/test";
import { sheetOfLetter, sheetOfPaper } from "./paper.ts";
import { site } from "./site.ts";
import { test } from "./test.ts";

const { worksheets, worksheetWordFile, wordFile } = site.content.pages["firm-pack"];

test("each worksheet of the firm's pack prints on a page of its own, and nothing else with them", async ({
	tab: page,
}) => {
	await page.setViewportSize(sheetOfPaper);
	await page.goto("/firm-pack");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
	for (const [index, { id, title }] of worksheets.entries()) {
		const worksheet = page.locator("details").filter({ has: page.locator(`#${id}`) });
		await expect(worksheet.locator(`#${id}`)).toBeVisible();
		await expect(worksheet.getByRole("heading", { name: title, exact: true })).toBeVisible();
		expect((await worksheet.boundingBox())?.height, title).toBeLessThanOrEqual(sheetOfPaper.height);
		await expect(worksheet).toHaveCSS("break-before", index === 0 ? "auto" : "page");
	}
});

test("on Letter the first worksheet of the firm's pack is on the sheet that has the logo", async ({
	tab: page,
}) => {
	await page.setViewportSize(sheetOfLetter);
	await page.emulateMedia({ media: "print" });
	await page.goto("/firm-pack");
	const { y = 0, height = 0 } = (await page.locator("details").first().boundingBox()) ?? {};
	expect(height).toBeGreaterThan(500);
	expect(y + height).toBeLessThanOrEqual(sheetOfLetter.height);
});

test("each worksheet of the firm's pack downloads for Word, and all six as one file", async ({
	tab: page,
}) => {
	await page.goto("/firm-pack");
	const main = page.getByRole("main");
	for (const { name: fileName, title } of worksheets) {
		const download = page.waitForEvent("download");
		const name = `${worksheetWordFile} (${title})`;
		await main.getByRole("link", { name, exact: true }).click();
		expect((await download).suggestedFilename()).toBe(`${fileName}.docx`);
	}
	const download = page.waitForEvent("download");
	await main.getByRole("link", { name: wordFile }).click();
	expect((await download).suggestedFilename()).toBe("firm-pack.docx");
});

test("on a phone a row to be filled in is shown once, on paper as often as it is needed", async ({
	tab: page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/firm-pack#register-of-uses");
	const rows = page.locator("#register-of-uses tbody").first().locator("tr");
	const isRepeated = (texts: string[]) => new Set(texts).size < texts.length;
	expect(isRepeated(await rows.allTextContents())).toBe(true);
	expect(isRepeated(await rows.filter({ visible: true }).allTextContents())).toBe(false);
	await page.emulateMedia({ media: "print" });
	await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
});

test("the answers on data print with the drawing they name, and with room for the proof, which the screen has not", async ({
	tab: page,
}) => {
	await page.goto("/security");
	const { evidence } = site.content.pages.security.table;
	const answers = page.locator("#answers");
	await expect(answers.getByText(evidence)).toBeHidden();
	await page.emulateMedia({ media: "print" });
	await expect(answers.getByText(evidence)).toBeVisible();
	await expect(
		page.getByRole("heading", { name: site.content.pages.security.flow.title }),
	).toBeVisible();
	await expect(answers.locator("tbody tr")).toHaveCount(
		site.content.pages.security.groups.reduce((sum, { rows }) => sum + rows.length + 1, 0),
	);
});

test("on a phone no table of a worksheet needs scrolling, and each cell says its column", async ({
	tab: page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/firm-pack");
	const tables = page.locator("details section:has(> table)");
	await expect(tables.first()).toBeVisible();
	const beyond = await tables.evaluateAll((all) =>
		all.map((table) => table.scrollWidth - table.clientWidth),
	);
	expect(Math.max(...beyond)).toBe(0);
	const labels = await page
		.locator("#register-of-uses tbody")
		.first()
		.locator("tr:first-child > td")
		.evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content));
	const headings = await page
		.locator("#register-of-uses thead")
		.first()
		.locator("th")
		.allTextContents();
	expect(labels.length).toBeGreaterThan(2);
	// Some browsers give the parts of a label, others all of it.
	for (const [index, label] of labels.entries()) {
		expect(label).toContain(headings[index + 1]);
	}
});

test("in an open worksheet Tab leads from its title to the article beside it, then to its files, past tables that need no scrolling", async ({
	tab: page,
}) => {
	await page.goto("/firm-pack");
	const worksheet = page.locator("details[open]");
	expect(await worksheet.locator("table").count()).toBeGreaterThan(0);
	await worksheet.locator("summary").focus();
	for (const link of await worksheet.getByRole("link").all()) {
		await page.keyboard.press("Tab");
		await expect(link).toBeFocused();
	}
	await page.keyboard.press("Tab");
	await expect(worksheet.locator("*:focus")).toHaveCount(0);
	const [article, ...files] = await worksheet.getByRole("link").all();
	const { x = 0 } = (await article?.boundingBox()) ?? {};
	for (const file of files) {
		expect((await file.boundingBox())?.x).toBeGreaterThan(x);
	}
});
