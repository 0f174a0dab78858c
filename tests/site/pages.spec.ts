import { expect, type Locator, type Page, test } from "@playwright/test";
import { articles, benefits } from "./routes.ts";

/** The text of every element, in order. */
async function textsOf(elements: Locator): Promise<string[]> {
	return (await elements.allTextContents()).map((text) => text.replace(/\s+/g, " ").trim());
}

/** The targets of every link, in order. */
async function targetsOf(links: Locator): Promise<(string | null)[]> {
	return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}

/** The innermost section under a heading with these words. */
function sectionNamed(page: Page, name: string): Locator {
	return page.locator("section", { has: page.getByRole("heading", { level: 2, name }) }).last();
}

test.describe("home", () => {
	test.beforeEach(async ({ page }) => {
		await page.goto("/");
	});

	test("four cards lead to the four parts of the program", async ({ page }) => {
		const approach = page.locator("#the-mallee-way");
		expect(await textsOf(approach.getByRole("heading", { level: 3 }))).toEqual([
			"Strategy",
			"Platform",
			"Training",
			"Solutions",
		]);
		expect(await targetsOf(approach.getByRole("link"))).toEqual([
			"/strategy",
			"/platform",
			"/training",
			"/solutions",
		]);
	});

	test("six benefits each lead to a page that exists", async ({ page, request }) => {
		const targets = await targetsOf(page.locator("#benefits").getByRole("link"));
		expect(targets).toEqual(benefits.slice(0, 6).map((slug) => `/benefits/${slug}`));
		for (const target of targets) {
			expect((await request.get(target ?? "")).status()).toBe(200);
		}
	});

	test("the arrow and Learn More jump to their sections", async ({ page }) => {
		await page.getByRole("main").locator('a[href="#benefits"]').click();
		await expect(page).toHaveURL(/#benefits$/);
		await expect(page.locator("#benefits")).toBeInViewport();
		await page.goto("/");
		await page.getByRole("link", { name: "Learn More" }).click();
		await expect(page.locator("#the-mallee-way")).toBeInViewport();
		await page.goto("/#approach");
		await expect(page.locator("#the-mallee-way h2")).toBeInViewport();
	});

	test("six platform claims, and the demo button once more at their end", async ({ page }) => {
		const platform = page.locator("#platform");
		await expect(platform.getByRole("heading", { level: 3 })).toHaveCount(6);
		await expect(platform.getByRole("link").last()).toContainText("TRY OUR DEMO PLATFORM!");
		await expect(platform.getByRole("link").last()).toHaveAttribute("target", "_blank");
	});

	test("three training offers with their figures", async ({ page }) => {
		const training = page.locator("#training");
		expect(await textsOf(training.getByRole("heading", { level: 3 }))).toEqual([
			"Bootcamp",
			"Custom",
			"Fortnightly sessions",
		]);
		await expect(training).toContainText("Five 30-minute sessions over 4 to 5 weeks");
		await expect(training).toContainText("45 minutes");
	});

	test("the pricing teaser", async ({ page }) => {
		const pricing = page.locator("#pricing");
		await expect(pricing).toContainText("$400");
		await expect(pricing).toContainText("1 to 20 users");
		await expect(pricing).toContainText("$500");
	});

	test("four testimonials with person, title and company", async ({ page }) => {
		const testimonials = page.locator("#testimonials");
		await expect(testimonials.locator("blockquote")).toHaveCount(4);
		for (const company of ["Workflow", "Cyber", "Property Group", "Financial Services"]) {
			await expect(testimonials.getByText(company, { exact: false }).first()).toBeVisible();
		}
	});
});

test("eight reasons and three steps on the strategy page", async ({ page }) => {
	await page.goto("/strategy");
	const reasons = sectionNamed(page, "Why you need a strategy");
	expect(await textsOf(reasons.getByRole("heading", { level: 3 }))).toEqual([
		"Wasted spend",
		"Project paralysis",
		"Compliance risk",
		"Security gaps",
		"Unreliable outcomes",
		"Broken scale-up",
		"Talent drain",
		"Reputational damage",
	]);
	const main = page.getByRole("main");
	for (const step of ["Identify opportunities", "Prioritise for impact", "Scope the solution"]) {
		await expect(main.getByRole("heading", { name: step })).toBeVisible();
	}
	for (const part of ["Requirements", "Benefits", "Costs", "Timelines", "Dependencies"]) {
		await expect(main.getByText(part, { exact: true })).toBeVisible();
	}
});

test("six features, four screenshots and twelve assistants on the platform page", async ({
	page,
}) => {
	await page.goto("/platform");
	const main = page.getByRole("main");
	for (const feature of [
		"Your cloud",
		"Cost effective",
		"Guide roadmap",
		"Customisations",
		"Agile support",
		"Custom analytics",
	]) {
		await expect(main.getByRole("heading", { name: feature, exact: true }).first()).toBeVisible();
	}
	for (const screen of ["Home Base", "Analytics Centre", "Chat Interface", "Customisations"]) {
		await expect(main.getByRole("heading", { name: screen, exact: true }).last()).toBeVisible();
	}
	const assistants = sectionNamed(page, "Twelve available assistants");
	expect(await textsOf(assistants.getByRole("heading", { level: 3 }))).toEqual([
		"Everyday",
		"Knowledgebase",
		"Writing",
		"Web",
		"Reasoning",
		"Proposal",
		"System FAQ",
		"Law",
		"Tax",
		"ASIC",
		"ABS",
		"Custom",
	]);
	await expect(assistants).toContainText("version 4.1");
	await expect(assistants).toContainText("Australian laws and cases");
});

test("bootcamp, custom and fortnightly training", async ({ page }) => {
	await page.goto("/training");
	const main = page.getByRole("main");
	for (const offer of ["Bootcamp", "Custom training", "Ongoing fortnightly webinars"]) {
		await expect(main.getByRole("heading", { name: offer, exact: true })).toBeVisible();
	}
	await expect(main).toContainText("Five 30-minute sessions over 4 to 5 weeks");
	await expect(main).toContainText("45 minutes");
	await expect(main).toContainText("firms committed to continual upskilling");
	await expect(sectionNamed(page, "What people take away").getByRole("listitem")).toHaveCount(6);
});

test("three values and six kinds of solution", async ({ page }) => {
	await page.goto("/solutions");
	const main = page.getByRole("main");
	for (const name of [
		"Flexible options",
		"Scoped for certainty",
		"Long-term support",
		"Automation agents",
		"System integration",
		"Industry voice assistants",
		"Customer chatbots",
		"Knowledge management",
		"Intelligent data services",
	]) {
		await expect(main.getByRole("heading", { name, exact: true })).toBeVisible();
	}
	await expect(sectionNamed(page, "What it should bring you").getByRole("listitem")).toHaveCount(6);
});

/** Section 9 of the specification, cell by cell. */
const priceTable = {
	columns: [
		["Small", "1–20"],
		["Medium", "21–50"],
		["Large", "51–100"],
		["XL", "100+"],
	],
	rows: [
		["Platform", "$400", "$1,000", "$1,500", "$2,250"],
		["Training Bootcamp", "$500", "$500", "$750", "$750"],
		["Training Custom", "$1,250", "$1,250", "$1,800", "$1,800"],
		["AI Strategy", "Not offered", "$4,500", "Not offered"],
		["Quarterly consult", "$1,000", "$1,500", "$2,000", "$2,500"],
	],
};

test("the price table, cell by cell", async ({ page }) => {
	await page.goto("/pricing");
	const table = page.getByRole("table").first();
	const heads = await textsOf(table.locator("thead th[scope=col]"));
	expect(heads).toHaveLength(priceTable.columns.length);
	for (const [index, [name = "", users = ""]] of priceTable.columns.entries()) {
		expect(heads[index]).toContain(name);
		expect(heads[index]).toContain(users);
	}
	const rows = table.locator("tbody tr");
	await expect(rows).toHaveCount(priceTable.rows.length);
	for (const [index, [label = "", ...prices]] of priceTable.rows.entries()) {
		const row = rows.nth(index);
		await expect(row.locator("th[scope=row]")).toContainText(label);
		const cells = row.locator("td");
		await expect(cells).toHaveCount(prices.length);
		for (const [column, price] of prices.entries()) {
			await expect(cells.nth(column)).toContainText(price);
		}
	}
	await expect(rows.nth(3).locator("td").nth(1)).toHaveAttribute("colspan", "2");
	await expect(table).toContainText("GST");
});

test("the note on infrastructure is closed at first, opens and closes", async ({ page }) => {
	await page.goto("/pricing");
	const details = page.locator("details", { hasText: "Infrastructure costs" });
	await expect(details).toHaveCount(1);
	const cost = details.getByText("$40 to $400", { exact: false }).first();
	await expect(cost).toBeHidden();
	await details.locator("summary").click();
	await expect(cost).toBeVisible();
	await expect(details.getByText("$80", { exact: false }).first()).toBeVisible();
	await details.locator("summary").click();
	await expect(cost).toBeHidden();
});

const people = [
	"Managing Director",
	"Head of Operations",
	"Chairman",
	"AI Engineer",
	"Data Engineer",
	"Software Engineer",
];

for (const path of ["/team", "/about-us"]) {
	test(`six people with portrait, name and title on ${path}`, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(path);
		const portraits = page.getByRole("main").getByRole("img", { name: /^Portrait of / });
		await expect(portraits).toHaveCount(6);
		for (const title of people) {
			await expect(page.getByRole("main").getByText(title, { exact: true })).toBeVisible();
		}
		const boxes = await portraits.evaluateAll((all) =>
			all.map((image) => Math.round(image.getBoundingClientRect().left)),
		);
		expect(new Set(boxes).size, "three columns").toBe(3);
	});
}

test("four values on the about page, before the team", async ({ page }) => {
	await page.goto("/about-us");
	const names = ["Safety First", "Measurable Impact", "Continuous Evolution", "Empowerment"];
	const headings = await textsOf(page.getByRole("main").getByRole("heading", { level: 3 }));
	expect(headings.filter((text) => names.includes(text))).toEqual(names);
	expect(headings.slice(0, 4)).toEqual(names);
	for (const title of ["Who we are", "Our approach"]) {
		await expect(page.getByRole("heading", { name: title })).toBeVisible();
	}
});

test.describe("blog", () => {
	test("one featured article and eleven in the grid, in order", async ({ page }) => {
		await page.goto("/blog");
		const grid = page.locator("#articles");
		const links = grid.locator("h3 a");
		expect(await targetsOf(links)).toEqual(
			articles.slice(0, 11).map(({ slug }) => `/blog/${slug}`),
		);
		const cards = grid.locator("li", { has: page.locator("h3") });
		for (const [index, { heading, category }] of articles.slice(0, 11).entries()) {
			await expect(cards.nth(index).locator("h3")).toHaveText(heading);
			await expect(cards.nth(index)).toContainText(category);
			await expect(cards.nth(index).locator("img")).toHaveCount(1);
		}
		for (const slug of ["ai-powered-chat-tools", "how-leaders-should-approach-ai"]) {
			await expect(grid.locator(`h3 a[href$="${slug}"]`)).toHaveCount(0);
		}
	});

	test("three columns on a wide screen", async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto("/blog");
		const lefts = await page
			.locator("#articles li")
			.evaluateAll((items) =>
				items
					.filter((item) => item.querySelector("h3"))
					.map((item) => item.getBoundingClientRect().left),
			);
		expect(new Set(lefts.map(Math.round)).size).toBe(3);
	});

	test("links that leave an article's text open in a new tab", async ({ page }) => {
		for (const { slug } of articles) {
			await page.goto(`/blog/${slug}`);
			const outside = page.locator('.prose a[href^="http"]');
			for (const link of await outside.all()) {
				await expect(link).toHaveAttribute("target", "_blank");
			}
			for (const link of await page.locator('.prose a[href^="/"]').all()) {
				expect(await link.getAttribute("target")).toBeNull();
			}
		}
	});

	test("every article closes with the call", async ({ page }) => {
		await page.goto("/blog/making-documents-work");
		await expect(
			page.getByRole("heading", {
				name: "Ready to EQUIP, EMPOWER and EVOLVE your organisation with AI?",
			}),
		).toBeVisible();
		await expect(page.locator(".prose")).toContainText("100 MB");
	});
});

test("four webinars and two events, each badge with its own look", async ({ page, baseURL }) => {
	await page.goto("/events");
	const badges = page.getByRole("main").locator("li .badge");
	const texts = await textsOf(badges);
	expect(texts.filter((text) => text === "WEBINAR")).toHaveLength(4);
	expect(texts.filter((text) => text === "EVENT")).toHaveLength(2);
	const looks = await badges.evaluateAll((all) =>
		all.map((badge) => `${badge.textContent}: ${getComputedStyle(badge).backgroundColor}`),
	);
	expect(new Set(looks).size, "one look a type").toBe(2);
	const links = page.getByRole("main").locator("li h3 a");
	await expect(links).toHaveCount(6);
	for (const link of await links.all()) {
		await expect(link).toHaveAttribute("target", "_blank");
		const address = new URL((await link.getAttribute("href")) ?? "", baseURL);
		expect(address.origin).not.toBe(new URL(baseURL ?? "").origin);
	}
});

test("the agreement holds every term", async ({ page }) => {
	await page.goto("/partner-referral-agreement");
	const text = ((await page.getByRole("main").textContent()) ?? "").replace(/\s+/g, " ");
	for (const term of [
		"1.1",
		"20%",
		"Net Program Revenue",
		"Partner CRM reference",
		"5 Business Days",
		"12 months",
		"6 months",
		"10 Business Days",
		"30 calendar days",
		"90 days",
		"180 days",
		"5%",
		"14 days",
		"24 months",
		"independent contractor",
		"non-exclusive",
		"Victoria",
		"Attribution Window",
		"Registered Referral",
		"Successful Referral",
		"Program Fees",
		"Consumption Charges",
		"Active Customer",
	]) {
		expect(text.toLowerCase(), term).toContain(term.toLowerCase());
	}
});
