import { inflateSync } from "node:zlib";
import { expect } from "@playwright/test";
import { sheetOfLetter, sheetOfPaper } from "./paper.ts";
import { newestArticle, site } from "./site.ts";
import { test } from "./test.ts";

const article = newestArticle.path;
const { contact, demoLabel } = site.content.settings;
const { pages } = site.content;

for (const { path, closing } of [
	{
		path: "/partner-referral-agreement",
		closing: pages["partner-referral-agreement"].closing,
	},
	{ path: article, closing: pages.blog.articleClosing },
	{ path: "/pricing", closing: pages.pricing.closing },
]) {
	test(`${path} prints as a document, on white`, async ({ tab: page }) => {
		await page.emulateMedia({ colorScheme: "dark" });
		await page.goto(path);
		const partsForScreen = [
			page.getByRole("navigation"),
			page.getByRole("contentinfo"),
			page.getByRole("link", { name: demoLabel }),
			page.getByRole("link", { name: closing.action.label }),
			page.getByRole("heading", { name: closing.title }),
		];
		for (const part of partsForScreen) {
			await expect(part.first()).toBeVisible();
		}
		await page.emulateMedia({ media: "print" });
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		for (const part of partsForScreen) {
			await expect(part).toHaveCount(0);
		}
		const { ground, lightness, breaks } = await page.evaluate(() => {
			const { backgroundColor, color } = getComputedStyle(document.body);
			const headings = Array.from(document.querySelectorAll("main :is(h1, h2, h3)"));
			return {
				ground: backgroundColor,
				lightness: Number(/^oklch\((\S+)/.exec(color)?.[1]),
				breaks: headings.map((heading) => getComputedStyle(heading).breakAfter),
			};
		});
		expect(ground).toBe("rgb(255, 255, 255)");
		expect(lightness).toBeLessThan(0.3);
		expect(new Set(breaks)).toEqual(new Set(["avoid"]));
	});
}

test("a ruler stays with the heading below it on paper", async ({ tab: page }) => {
	await page.goto("/strategy");
	await page.emulateMedia({ media: "print" });
	await expect(page.locator("#why > div > [aria-hidden]")).toHaveCSS("break-after", "avoid");
});

for (const path of [
	...["/pricing", "/search", "/quokkas-that-are-not-there", "/"],
	...["/platform", "/training", "/events", "/security"],
]) {
	test(`${path} on paper has nothing to press or to type into, no dark ground and nothing folded away`, async ({
		tab: page,
	}) => {
		await page.emulateMedia({ media: "print" });
		await page.goto(path);
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		for (const screenOnly of [
			page.getByRole("search"),
			page.getByRole("button"),
			page.locator("#estimate fieldset .caption"),
		]) {
			await expect(screenOnly.filter({ visible: true })).toHaveCount(0);
		}
		const { grounds, marks, hidden } = await page.evaluate(() => ({
			grounds: Array.from(document.querySelectorAll("main :is(section, div)"))
				.filter((part) => part.checkVisibility() && part.clientWidth === document.body.clientWidth)
				.map((part) => getComputedStyle(part).backgroundColor),
			// Rulers and diagrams are drawn with grounds, which a printer leaves out unless it is told.
			marks: getComputedStyle(document.body).printColorAdjust,
			hidden: Array.from(
				document.querySelectorAll("details"),
				(details) => getComputedStyle(details, "::details-content").contentVisibility,
			).filter((visibility) => visibility === "hidden"),
		}));
		const white = /^(?:rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/;
		expect(grounds.filter((ground) => !white.test(ground))).toEqual([]);
		expect(marks).toBe("exact");
		expect(hidden).toEqual([]);
	});
}

const kindsOfPages = [
	...[
		"/",
		"/strategy",
		"/pricing",
		"/training",
		"/contact-us",
		"/events",
		"/faq",
		"/blog",
		article,
	],
	...["/search", "/search?q=platform", "/search?q=quokka", "/terms-of-use", "/nope"],
	...site.team.slice(0, 1).map(({ path }) => path),
	...site.benefits.map(({ path }) => path),
];

test("no sheet of any page is empty, or has the logo alone", async ({ tab: page }) => {
	for (const path of kindsOfPages) {
		await page.goto(path, { waitUntil: "networkidle" });
		const counts = countLetters(await page.pdf({ format: "A4" }));
		expect(counts.length, path).toBeGreaterThan(0);
		expect
			.soft(Math.min(...counts), `letters on the ${counts.length} sheets of ${path}`)
			.toBeGreaterThan(20);
	}
});

/** Counts the letters, approximately, on each sheet of a document that Chromium has printed. */
function countLetters(pdf: Buffer): number[] {
	const text = pdf.toString("latin1");
	const sheets = text.matchAll(/\/Type \/Page\n.*?\/Contents (\d+) 0 R/gs);
	return Array.from(sheets, ([, object]) => {
		const start = text.indexOf("stream\n", text.indexOf(`\n${object} 0 obj`)) + "stream\n".length;
		const drawn = inflateSync(pdf.subarray(start)).toString("latin1");
		// Letters are written as four digits each.
		return Array.from(
			drawn.matchAll(/<([0-9A-F]+)>/g),
			([, digits = ""]) => digits.length / 4,
		).reduce((sum, count) => sum + count, 0);
	});
}

test("on paper a link shows its URL", async ({ tab: page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto(article);
	const links = await page
		.locator('article a:is([href^="http"], [href^="/"]):not(article :is(header, aside) a)')
		.evaluateAll((all) =>
			all.map((link) => ({
				href: link.getAttribute("href"),
				after: getComputedStyle(link, "::after").content,
			})),
		);
	expect(links.length).toBeGreaterThan(0);
	for (const { href, after } of links) {
		expect(after).toContain(href);
	}
});

const papers = Object.entries({ A4: sheetOfPaper, Letter: sheetOfLetter });
for (const [paper, sheet] of papers) {
	test(`each worksheet fits on one sheet of ${paper} with its heading, without the links to its files`, async ({
		tab: page,
	}) => {
		await page.setViewportSize(sheet);
		await page.emulateMedia({ media: "print" });
		for (const { path, worksheets } of site.articles.filter(
			({ worksheets }) => worksheets.length > 0,
		)) {
			await page.goto(path);
			const heights = await page.locator(".worksheet").evaluateAll((all) =>
				all.map((worksheet) => {
					const before = worksheet.previousElementSibling;
					const first = before?.matches("h2, h3") ? before : worksheet;
					return worksheet.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
				}),
			);
			expect(heights, path).toHaveLength(worksheets.length);
			expect(Math.max(...heights), path).toBeLessThanOrEqual(sheet.height);
			await expect(page.locator(".worksheet [download]:visible")).toHaveCount(0);
		}
	});
}

test("on paper a heading of an article stands apart from the text above it", async ({
	tab: page,
}) => {
	await page.emulateMedia({ media: "print" });
	await page.goto(article);
	const spaces = await page
		.locator("article h2:visible")
		.evaluateAll((headings) =>
			headings.map((heading) => Number.parseFloat(getComputedStyle(heading).marginTop)),
		);
	expect(spaces.length).toBeGreaterThan(2);
	expect(Math.min(...spaces)).toBeGreaterThan(20);
});

test("each worksheet downloads for Word and as Markdown, under its own name", async ({
	tab: page,
}) => {
	for (const { path, worksheets } of site.articles.filter(
		({ worksheets }) => worksheets.length > 0,
	)) {
		await page.goto(path);
		for (const file of worksheets.flatMap(({ name }) => [`${name}.docx`, `${name}.md`])) {
			const download = page.waitForEvent("download");
			await page.locator(`.worksheet a[href="${path}/${file}"]`).click();
			expect((await download).suggestedFilename()).toBe(file);
		}
	}
});

for (const path of ["/contact-us", "/pricing", "/team"]) {
	test(`${path} prints telephone and email`, async ({ tab: page }) => {
		await page.emulateMedia({ media: "print" });
		await page.goto(path);
		const main = page.getByRole("main");
		for (const text of [contact.phone, contact.email]) {
			await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
		}
	});
}

test("an estimate prints on one page, with the questions of a meeting", async ({ tab: page }) => {
	const { onPaper, results } = pages.pricing.estimator;
	await page.setViewportSize(sheetOfPaper);
	await page.emulateMedia({ media: "print" });
	await page.goto("/pricing");
	const estimate = page.locator("#estimate");
	await expect(estimate.getByRole("textbox").first()).toBeEnabled();
	const items = onPaper.items.map(({ text }) => text);
	for (const text of [results.total, results.breakdown, ...items, contact.phone]) {
		await expect(estimate.getByText(text).filter({ visible: true }).first()).toBeVisible();
	}
	expect((await estimate.boundingBox())?.height).toBeLessThanOrEqual(sheetOfPaper.height);
	await expect(estimate).toHaveCSS("break-before", "page");
	await expect(estimate).toHaveCSS("break-after", "page");
});

test("the number that Contact prints is right above the hours it is answered in", async ({
	tab: page,
}) => {
	await page.setViewportSize(sheetOfPaper);
	await page.emulateMedia({ media: "print" });
	await page.goto("/contact-us");
	const { text: hours } = pages["contact-us"].hours;
	const number = await page.getByText(contact.phone).filter({ visible: true }).boundingBox();
	const answered = await page.getByText(hours).filter({ visible: true }).boundingBox();
	const distance = (answered?.y ?? 0) - (number?.y ?? 0);
	expect(distance).toBeGreaterThan(0);
	expect(distance).toBeLessThan(90);
});

for (const [paper, sheet] of papers) {
	test(`Contact prints on one sheet of ${paper}`, async ({ tab: page }) => {
		await page.setViewportSize(sheet);
		await page.emulateMedia({ media: "print" });
		await page.goto("/contact-us");
		const { y = 0, height = 0 } = (await page.getByRole("main").boundingBox()) ?? {};
		expect(height).toBeGreaterThan(500);
		expect(y + height).toBeLessThanOrEqual(sheet.height);
	});

	test(`the first drawing of the home page prints on one sheet of ${paper}, with its totals and its note`, async ({
		tab: page,
	}) => {
		await page.setViewportSize(sheet);
		await page.emulateMedia({ media: "print" });
		await page.goto("/");
		const figure = page.getByRole("main").getByRole("figure").first();
		const { y = 0, height = 0 } = (await figure.boundingBox()) ?? {};
		expect(height).toBeGreaterThan(400);
		expect(y + height).toBeLessThanOrEqual(sheet.height);
		await expect(figure.getByRole("radio").filter({ visible: true })).toHaveCount(0);
	});
}

test("the numeral of each step of the roadmap prints on the sheet of its title", async ({
	tab: page,
}) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/strategy");
	for (const [index, { title }] of pages.strategy.roadmap.steps.entries()) {
		const text = page
			.locator("#roadmap div")
			.filter({ has: page.getByText(String(index + 1), { exact: true }) })
			.filter({ has: page.getByRole("heading", { name: title, exact: true }) })
			.last();
		await expect(text).toHaveCSS("break-inside", "avoid");
	}
});

test("the link below the prices of a part of the program is not printed: it stood on a sheet of its own", async ({
	tab: page,
}) => {
	await page.goto("/platform");
	const link = pages.platform.price?.link;
	const below = page.locator("#price").getByRole("link", { name: link?.label });
	await expect(below).toBeVisible();
	await page.emulateMedia({ media: "print" });
	await expect(below).toBeHidden();
});

test("the head of a section is on the sheet of what it heads", async ({ tab: page }) => {
	await page.emulateMedia({ media: "print" });
	for (const { path, title } of [
		{ path: "/platform", title: pages.platform.screenshots.title },
		{ path: "/solutions", title: pages.solutions.types.title },
		{ path: "/", title: pages.home.testimonials.title },
	]) {
		await page.goto(path);
		const head = page.getByRole("heading", { name: title }).locator("..");
		await expect(head, path).toHaveCSS("break-after", "avoid");
	}
});

test("no heading is alone at the foot of a sheet", async ({ tab: page }) => {
	const margin = { top: "1cm", right: "1cm", bottom: "1cm", left: "1cm" };
	for (const path of ["/solutions", "/training"]) {
		await page.goto(path, { waitUntil: "networkidle" });
		for (const format of ["A4", "Letter"]) {
			const pdf = await page.pdf({ format, margin, tagged: true, outline: true });
			// The destinations of the outline: how high above the foot of its sheet each heading begins, in points.
			const heights = Array.from(
				pdf.toString("latin1").matchAll(/\/Dest \[\d+ 0 R \/XYZ [\d.]+ ([\d.]+)/g),
				([, height]) => Number(height),
			);
			expect(heights.length, path).toBeGreaterThan(0);
			expect.soft(Math.min(...heights), `${path}, ${format}`).toBeGreaterThan(100);
		}
	}
});

test("who we are, and what is in the only article of a category, are each on one sheet", async ({
	tab: page,
}) => {
	await page.emulateMedia({ media: "print" });
	for (const [path, title] of [
		["/about-us", pages["about-us"].whoWeAre.title],
		["/blog/category/featured", pages.blog.filter.contents],
	] as const) {
		await page.goto(path);
		const text = page.locator(".split-at-column-3").filter({
			has: page.getByRole("heading", { name: title }),
		});
		await expect(text, path).toHaveCSS("break-inside", "avoid");
	}
});

test("the page of a benefit that there is not prints the benefits that there are", async ({
	tab: page,
}) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/benefits/nope");
	for (const { title } of site.benefits) {
		await expect(page.getByRole("main").getByText(title, { exact: true })).toBeVisible();
	}
});

test("the comparison with a month is in one piece on paper", async ({ tab: page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/pricing");
	const { perPerson } = pages.pricing.estimator.results.breakEven;
	const rows = page.locator("#estimate dl").filter({ hasText: perPerson });
	await expect(rows).toHaveCSS("break-inside", "avoid");
});

test("no row of a table is cut by the end of a sheet", async ({ tab: page }) => {
	await page.emulateMedia({ media: "print" });
	for (const path of ["/pricing", "/partner-referral-agreement"]) {
		await page.goto(path);
		const breaks = await page
			.locator("tr")
			.evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside));
		expect(new Set(breaks), path).toEqual(new Set(["avoid"]));
	}
});

test("first years of four firms are on one sheet, with their sums", async ({ tab: page }) => {
	await page.setViewportSize(sheetOfPaper);
	await page.emulateMedia({ media: "print" });
	await page.goto("/pricing");
	const section = page.locator("#four-firms");
	expect((await section.boundingBox())?.height).toBeLessThanOrEqual(sheetOfPaper.height);
	await expect(section).toHaveCSS("break-before", "page");
});

test("tiles, prices and testimonials of the home page are each on one sheet", async ({
	tab: page,
}) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/");
	const items = page.locator(":is(#benefits, #pricing) li, #testimonials figure");
	expect(await items.count()).toBeGreaterThan(6);
	for (const item of await items.all()) {
		await expect(item).toHaveCSS("break-inside", "avoid");
	}
});

test("a note about a new tab is not printed", async ({ tab: page }) => {
	await page.emulateMedia({ media: "print" });
	await page.goto("/");
	await expect(page.getByText(pages.home.platform.demoNote)).toBeHidden();
});

test("words for paper are not on the screen", async ({ page }) => {
	for (const path of ["/pricing", "/team", "/partner-referral-agreement"]) {
		await page.goto(path);
		const words = page.locator(".on-paper");
		expect(await words.count(), path).toBeGreaterThan(0);
		await expect(words.filter({ visible: true }), path).toHaveCount(0);
	}
});

for (const sheet of [sheetOfPaper, sheetOfLetter]) {
	test(`no sheet of ${sheet.width} by ${sheet.height} cuts the conversation in the product window, which begins on the first`, async ({
		tab: page,
	}) => {
		await page.setViewportSize(sheet);
		await page.emulateMedia({ media: "print" });
		await page.goto("/platform");
		const { description, answer, usage } = pages.home.platform.window;
		const productWindow = page.getByRole("img", { name: description });
		for (const words of [answer, usage.title]) {
			const part = productWindow.locator(":scope > div").filter({ hasText: words });
			await expect(part).toHaveCSS("break-inside", "avoid");
		}
		const conversation = productWindow.locator(":scope > div").filter({ hasText: answer });
		const { y = 0, height = 0 } = (await conversation.boundingBox()) ?? {};
		expect(height).toBeGreaterThan(100);
		expect(y + height).toBeLessThanOrEqual(sheet.height);
	});
}
