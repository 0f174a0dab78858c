import { slug } from "github-slugger";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { describe, expect, test } from "vitest";
import type { Article } from "../../app/site/articles.server.ts";
import type { Link, Sentence } from "../../content-model/index.ts";
import { content, sampleOnly, site } from "../fixtures/site.ts";

const { pages, pricing, destinations } = content;
const { home } = pages;

/** Formats a link as the tables below write it: its words, where it leads, and whether in a new tab. */
const formatLink = ({ label, href, newTab }: Link) =>
	`${label} > ${href}${newTab ? " (new tab)" : ""}`;
const listTitles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

function find(slug: string): Article {
	return (
		site.articles.find((article) => article.slug === slug) ??
		expect.fail(`There is no article ${slug}.`)
	);
}

// The ordered words of the sample content. Once content/site.yaml says `sample: false`, the content is
// its owner's, this table is passed over, and it may be deleted.
describe.runIf(content.settings.sample)(`the content ${sampleOnly}`, () => {
	test("has every address of the route table", () => {
		expect([...site.pages.keys()]).toEqual(
			expect.arrayContaining([
				"/",
				"/strategy",
				"/platform",
				"/training",
				"/solutions",
				"/pricing",
				"/team",
				"/blog",
				"/events",
				"/about-us",
				"/partner-referral-agreement",
				"/contact-us",
				"/security",
				"/benefits/greater-efficiency",
				"/benefits/faster-innovation",
				"/benefits/measurable-uptake",
				"/benefits/workforce-upskilling",
				"/benefits/customer-roadmap",
				"/benefits/privacy-security",
				"/benefits/customer-experience",
				"/benefits/smarter-decisions",
				"/benefits/data-security",
			]),
		);
	});

	test("has nine links of navigation and one demo button", () => {
		expect(content.settings.navigation.map(formatLink)).toEqual([
			"Strategy > /strategy",
			"Platform > /platform",
			"Training > /training",
			"Solutions > /solutions",
			"Pricing > /pricing",
			"Blog > /blog",
			"Events > /events",
			"About Us > /about-us",
			"Contact Us > /contact-us",
		]);
		expect(content.settings.demoLabel).toBe("TRY OUR DEMO PLATFORM!");
	});

	test("says the words of the brand", () => {
		expect(content.settings.tagline).toBe("AI that is Safe, Measurable, Habitual");
		expect(content.settings.heroWords).toEqual(["Equip", "Empower", "Evolve"]);
		expect(content.settings.mission).toMatch(
			/equip, empower and evolve organisations with AI that is safe, measurable and habitual/,
		);
	});

	test("has the links that each page is ordered to have", () => {
		const demo = `${destinations.demoPlatform} (new tab)`;
		const table: [Link | undefined, string][] = [
			[home.hero.contact, "Ask us a question > /contact-us"],
			[home.hero.nextSection, "Benefits > #benefits"],
			[home.pricing.button, "See our detailed pricing table > /pricing"],
			[home.partner.button, "VIEW PARTNER AGREEMENT > /partner-referral-agreement"],
			[pages.strategy.hero.actions[0], "Get Started > /#contact-us"],
			[pages.strategy.closing.action, "Contact Us > /contact-us"],
			[pages.platform.hero.actions[0], `Try Our Demo Platform > ${demo}`],
			[pages.training.closing.action, "Contact Us > /contact-us"],
			[pages.solutions.closing.action, "Get in Touch > /contact-us"],
			[pages.pricing.hero.actions[0], `GET STARTED > ${destinations.contactForm}`],
			[pages.blog.hero.actions[0], `View All Articles > ${destinations.articlesSite} (new tab)`],
			[pages.blog.grid.seeAll, `SEE ALL ARTICLES > ${destinations.articlesSite} (new tab)`],
			[pages.blog.articleClosing.action, `CONTACT US > ${destinations.contactForm}`],
			[pages.events.hero.actions[1], `View All Events > ${destinations.eventsPage} (new tab)`],
			[
				pages.events.grid.seeAll,
				`SEE ALL EVENTS & WEBINARS > ${destinations.eventsPage} (new tab)`,
			],
			[pages.benefit.back, "Back to Benefits > /#benefits"],
			[pages.benefit.notFound.action, "Back to Home > /"],
			[pages["partner-referral-agreement"].back, "Back to Partner Program > /#contact-us"],
			[
				pages["partner-referral-agreement"].becomePartnerLink,
				`BECOME A PARTNER > ${destinations.partnerForm}`,
			],
			[pages["not-found"].action, "Return to Home > /"],
			[pages.error.actions.home, "Return to Home > /"],
		];
		expect(table.map(([link]) => link && formatLink(link))).toEqual(table.map(([, text]) => text));
	});

	test("leads from Home's introduction to where data goes", () => {
		expect(home.hero.lede).toContain("](/security)");
	});

	test("has the labels that are fixed to the letter", () => {
		const table = [
			[home.hero.learnMore, "Learn More"],
			[slug(home.approach.title), slug(`the ${content.settings.brand} way`)],
			[pages.strategy.hero.title, "STRATEGY"],
			[pages.blog.hero.title, "BLOG"],
			[
				pages.blog.hero.tagline,
				`Insights, guides, and updates from the ${content.settings.brand} team`,
			],
			[pages.blog.featured.label, "FEATURED"],
			[pages.blog.featured.article, "how-leaders-should-approach-ai"],
			[pages.blog.featured.button, "READ ARTICLE"],
			[pages.blog.grid.title, "ARTICLES"],
			[
				pages.blog.articleClosing.title,
				"Ready to EQUIP, EMPOWER and EVOLVE your organisation with AI?",
			],
			[home.pricing.title, "Transparent pricing by company size and needs"],
			[home.pricing.note, "No lock-in, no hidden fees"],
			[pages.benefit.comingSoon, "Coming Soon"],
			[pages.benefit.notFound.title, "Benefit not found"],
			[pages["not-found"].hero.title, "404"],
			[pages["not-found"].hero.tagline, "Oops! Page not found"],
			[pages.error.title, "Unexpected Application Error!"],
		];
		expect(table.map(([received]) => received)).toEqual(table.map(([, text]) => text));
	});

	test("has the four ways and six benefits of Home, in order", () => {
		expect(home.approach.cards.map(({ title, link }) => `${title} ${link.href}`)).toEqual([
			"Strategy /strategy",
			"Platform /platform",
			"Training /training",
			"Solutions /solutions",
		]);
		const tiles = content.benefits.filter(({ homeOrder }) => homeOrder !== undefined);
		expect(tiles.map(({ slug }) => slug).sort()).toEqual([
			"customer-roadmap",
			"faster-innovation",
			"greater-efficiency",
			"measurable-uptake",
			"privacy-security",
			"workforce-upskilling",
		]);
	});

	test("has as many of each thing as is fixed", () => {
		expect({
			homeFeatures: home.platform.features.length,
			platformFeatures: pages.platform.features.items.length,
			screenshots: pages.platform.screenshots.items.length,
			assistants: pages.platform.assistants.items.length,
			testimonials: content.testimonials.length,
			people: content.team.length,
			values: pages["about-us"].values.items.length,
			reasons: pages.strategy.reasons.items.length,
			steps: pages.strategy.roadmap.steps.length,
			solutionValues: pages.solutions.values.items.length,
			solutionTypes: pages.solutions.types.items.length,
			offers: home.training.offers.length,
			webinars: content.events.filter(({ type }) => type === "WEBINAR").length,
			events: content.events.filter(({ type }) => type === "EVENT").length,
			articles: content.articles.length,
		}).toEqual({
			homeFeatures: 6,
			platformFeatures: 6,
			screenshots: 4,
			assistants: 12,
			testimonials: 4,
			people: 6,
			values: 4,
			reasons: 8,
			steps: 3,
			solutionValues: 3,
			solutionTypes: 6,
			offers: 3,
			webinars: 4,
			events: 2,
			articles: 13,
		});
	});

	test("names what is listed", () => {
		expect(content.team.map(({ title }) => title).sort()).toEqual([
			"AI Engineer",
			"Chairman",
			"Data Engineer",
			"Head of Operations",
			"Managing Director",
			"Software Engineer",
		]);
		expect(listTitles(pages["about-us"].values.items)).toEqual([
			"Safety First",
			"Measurable Impact",
			"Continuous Evolution",
			"Empowerment",
		]);
		expect(listTitles(pages.strategy.reasons.items)).toEqual([
			"Wasted spend",
			"Project paralysis",
			"Compliance risk",
			"Security gaps",
			"Unreliable outcomes",
			"Broken scale-up",
			"Talent drain",
			"Reputational damage",
		]);
		expect(listTitles(pages.strategy.roadmap.steps)).toEqual([
			"Identify opportunities",
			"Prioritise for impact",
			"Scope the solution",
		]);
		expect(listTitles(pages.platform.features.items)).toEqual([
			"Your cloud",
			"Cost effective",
			"Guide roadmap",
			"Customisations",
			"Agile support",
			"Custom analytics",
		]);
		expect(listTitles(pages.platform.screenshots.items)).toEqual([
			"Home Base",
			"Analytics Centre",
			"Chat Interface",
			"Customisations",
		]);
		expect(listTitles(pages.platform.assistants.items)).toEqual([
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
		expect(listTitles(pages.solutions.values.items)).toEqual([
			"Flexible options",
			"Scoped for certainty",
			"Long-term support",
		]);
		expect(listTitles(pages.solutions.types.items)).toEqual([
			"Automation agents",
			"System integration",
			"Industry voice assistants",
			"Customer chatbots",
			"Knowledge management",
			"Intelligent data services",
		]);
	});

	test("dates its events between February and October 2025", () => {
		const starts = content.events.map(({ start }) => start.slice(0, 7));
		expect([starts.at(0), starts.at(-1)]).toEqual(["2025-02", "2025-10"]);
	});

	test("answers the very questions that it tells readers to ask a supplier, as marked samples", () => {
		const { security } = pages;
		expect(security.hero.title).toBe("YOUR DATA");
		expect(security.sample && security.sampleText).toMatch(/sample answers/);
		const worksheet = find("ai-powered-chat-tools").worksheets.find(
			({ name }) => name === "ai-supplier-checklist",
		);
		const checklistQuestions = [...(worksheet?.markdown ?? "").matchAll(/^\| (\d+)\. (.+?) \|/gm)];
		expect(checklistQuestions.map(([, number]) => Number(number))).toEqual(
			checklistQuestions.map((_, index) => index + 1),
		);
		expect(security.groups.flatMap(({ rows }) => rows.map(({ question }) => question))).toEqual(
			checklistQuestions.map(([, , question]) => question),
		);
	});

	test("has six worksheets in the firm’s pack, each with its version, its day and its limits", () => {
		const { version, worksheets } = pages["firm-pack"];
		const lastLine =
			/^Version \d+, (?<day>\d{1,2} \w+ \d{4})\. General information, not legal advice\. .+ on \d{1,2} \w+ \d{4}\. Have your own lawyer check it before you use it\.$/;
		expect(listTitles(worksheets)).toEqual([
			"AI policy",
			"Register of uses",
			"Desk card",
			"Checking rule",
			"Engagement clause",
			"Questions for suppliers",
		]);
		for (const { article, name, title } of worksheets) {
			const worksheet = find(article).worksheets.find((other) => other.name === name);
			expect(worksheet?.markdown.split("\n", 1)).toEqual([`# ${title}`]);
			const last = worksheet?.markdown.trimEnd().split("\n").at(-1);
			expect(last).toMatch(lastLine);
			expect(last?.startsWith(`${version}. `), `${version}: ${name}`).toBe(true);
			// No page is older than a worksheet in it.
			const day = new Date(`${lastLine.exec(last ?? "")?.groups?.day} UTC`);
			expect(new Date(find(article).changed ?? 0).getTime(), article).toBeGreaterThanOrEqual(
				day.getTime(),
			);
		}
	});

	test("describes the training", () => {
		expect(
			listTitles([pages.training.bootcamp, pages.training.custom, pages.training.ongoing]),
		).toEqual(["Bootcamp", "Custom training", "Ongoing fortnightly webinars"]);
		expect(home.training.offers.map(({ length }) => length).join("; ")).toMatch(
			/^Five 30-minute sessions over 4 to 5 weeks; .+; 45 minutes at lunchtime$/,
		);
		expect(pages.training.bootcamp.length).toBe("Five 30-minute sessions over 4 to 5 weeks");
		expect(pages.training.ongoing.length).toBe("45 minutes at lunchtime");
	});
});

describe.runIf(content.settings.sample)(`the prices ${sampleOnly}`, () => {
	test.each([
		["platform", "month", 400, 1000, 1500, 2250],
		["bootcamp", "session", 500, 500, 750, 750],
		["custom", "session", 1250, 1250, 1800, 1800],
		["strategy", "once", null, 4500, 4500, null],
		["consult", "quarter", 1000, 1500, 2000, 2500],
	])("%s, per %s", (id, per, small, medium, large, xl) => {
		expect(pricing.rows.find((row) => row.id === id)).toMatchObject({
			per,
			prices: { small, medium, large, xl },
		});
	});

	test("plans by head count, five sessions, GST and infrastructure", () => {
		expect(pricing.plans.map(({ name, users, from, to }) => [name, users, from, to])).toEqual([
			["Small", "1–20 users", 1, 20],
			["Medium", "21–50 users", 21, 50],
			["Large", "51–100 users", 51, 100],
			["XL", "100+ users", 101, null],
		]);
		const findRow = (id: string) => pricing.rows.find((row) => row.id === id);
		expect(findRow("bootcamp")?.sessions).toBe(5);
		expect(findRow("strategy")?.sharedPricePlans).toEqual(["medium", "large"]);
		expect(pricing.gst).toBe(0.1);
		expect(pricing.infrastructure).toEqual({ fixed: 80, modelsFrom: 40, modelsTo: 400 });
	});
});

describe.runIf(content.settings.sample)(`the articles ${sampleOnly}`, () => {
	// The eleven of the grid in their order, then the other two.
	const articles = [
		["ai-adoption-challenges", "FEATURED", "October 13, 2025"],
		["responsible-ai-use-for-knowledge-workers", "TRAINING", "September 2, 2025"],
		["making-documents-work", "TRAINING", "August 20, 2025"],
		["how-where-why-genai", "PLATFORM", "July 10, 2025"],
		["professionals-feel-about-genai", "TRAINING", "July 2, 2025"],
		["new-normal-genai-adoption", "PLATFORM", "June 27, 2025"],
		["ai-insights-opportunities", "PLATFORM", "June 17, 2025"],
		["transform-organisation", "TRAINING", "May 13, 2025"],
		["tracking-ai-implementations", "PLATFORM", "March 22, 2025"],
		["boosting-engagement", "TRAINING", "April 1, 2025"],
		["ai-risk-governance", "TRAINING", "April 29, 2025"],
		["ai-powered-chat-tools", "GUIDES", "October 21, 2025"],
		["how-leaders-should-approach-ai", "TRAINING", "October 28, 2025"],
	] as const;

	test.each(articles)("%s is in %s and of %s", (slug, categoryLabel, date) => {
		expect(find(slug)).toMatchObject({ categoryLabel, date: { text: date } });
	});

	test("are on the blog in their order", () => {
		expect(pages.blog.grid.pinned).toEqual(articles.slice(0, 11).map(([slug]) => slug));
	});

	test("are by several people, and one by the team", () => {
		expect(new Set(site.articles.map(({ author }) => author.name)).size).toBeGreaterThan(4);
		expect(find("ai-powered-chat-tools").author.path).toBeUndefined();
		expect(site.articles.filter(({ author }) => !author.path)).toHaveLength(1);
	});

	test.each(["new-normal-genai-adoption", "ai-insights-opportunities", "how-where-why-genai"])(
		"%s links to the research report",
		(slug) => {
			const links: unknown[] = [];
			visit(find(slug).tree, "element", ({ properties }) => {
				links.push(properties.href);
			});
			expect(links).toContain(destinations.researchReport);
		},
	);

	test("on documents: what may be uploaded, and how much", () => {
		const { tree } = find("making-documents-work");
		expect(textOf(tree)).toMatch(/\b100 MB\b/);
		const rows: string[][] = [];
		visit(tree, "element", (row) => {
			if (row.tagName === "tr") {
				rows.push(row.children.filter(({ type }) => type === "element").map(textOf));
			}
		});
		const listTypes = (answer: string) =>
			rows
				.filter(([, , supported]) => supported?.startsWith(answer))
				.map(([kind, list]) => `${kind}, ${list}`)
				.join(", ");
		for (const type of "txt html md csv json xml docx xlsx pptx rtf PDF ePub png jpg gif zip tar Source".split(
			" ",
		)) {
			expect(listTypes("Yes")).toMatch(new RegExp(`\\b${type}\\b`));
		}
		for (const type of ["Audio", "video", "Executables", "CAD", "GIS", "Proprietary database"]) {
			expect(listTypes("No")).toContain(type);
		}
	});

	test("on insights: about 10,000 chat interactions in four clusters, without percentages", () => {
		const { tree } = find("ai-insights-opportunities");
		expect(textOf(tree)).toMatch(/about 10,000 chat interactions/);
		const paragraphs: string[] = [];
		visit(tree, "element", (node) => {
			if (/^(?:p|li|h2|h3|td|th)$/.test(node.tagName)) {
				paragraphs.push(textOf(node));
			}
		});
		for (const cluster of [
			"Tax, Accounting & Compliance",
			"Business Strategy & Advisory Support",
			"Language, Grammar & Document Improvement",
			"Data Extraction, Reporting & Technical Assistance",
		]) {
			const mentions = paragraphs.filter((text) => text.includes(cluster));
			expect(mentions, cluster).not.toEqual([]);
			expect(mentions.filter((text) => /%|per cent/.test(text))).toEqual([]);
		}
	});

	test("on training: a fortnightly program, and a case told over five Tuesdays", () => {
		const words = textOf(find("transform-organisation").tree);
		expect(words).toMatch(/\bfortnight/);
		expect(words).toMatch(/five Tuesdays/);
	});
});

describe.runIf(content.settings.sample)(`the agreement ${sampleOnly}`, () => {
	const { agreement } = content;
	const paragraphs = agreement.clauses.flatMap((clause) => clause.paragraphs);
	const items = paragraphs.flatMap((paragraph) => paragraph.items);
	const sentences = [...paragraphs, ...items].map(({ sentence }) => sentence);
	const toText = (children: Sentence) => textOf({ type: "root", children });
	const schedule = agreement.schedule?.rows.flat().map(toText).join("\n");
	const words = [...[...agreement.opening, ...sentences].map(toText), schedule].join("\n");

	test("is version 1.1, with 22 clauses and a schedule", () => {
		expect(agreement.version).toBe("1.1");
		expect(agreement.clauses).toHaveLength(22);
		expect(agreement.schedule?.title).toMatch(/^Schedule 1/);
	});

	test("defines its terms", () => {
		expect(agreement.definitions.map(({ term }) => term)).toEqual(
			expect.arrayContaining([
				"Partner",
				"Referral",
				"Registered Referral",
				"Successful Referral",
				"Program Fees",
				"Consumption Charges",
				"Net Program Revenue",
				"Attribution Window",
			]),
		);
	});

	test.each([
		/Referral Fee of 20% of Net Program Revenue/,
		/accept or decline .{0,80}within 5 Business Days/,
		/Attribution Window of a Registered Referral is 12 months from the Acceptance Date/,
		/within the 12 months before the date of submission/,
		/cancels any part of the Program within 90 days/,
		/refunds within 180 days/,
		/Once in any 12 months the Partner may audit/,
		/at least 10 Business Days’ written notice/,
		/underpaid by more than 5%/,
		/unremedied 14 days after that notice/,
		/suggested retention period .+ is 24 months/,
		/governed by the law of Victoria/,
	])("says %s", (term) => {
		expect(words).toMatch(term);
	});

	test("has its terms in the schedule", () => {
		for (const term of [
			"Accept or decline within 5 Business Days",
			"Once, by up to 6 months",
			"20% of Net Program Revenue, for the life of the Active Customer",
			"Monthly, within 10 Business Days after month-end",
			"Within 30 calendar days after month-end",
			"Written notice within 30 days after the Statement is sent",
			"30 days’ written notice",
			"Partner name; Partner contact; Partner CRM reference; Prospect company name; Prospect contact name, email and phone; brief needs summary; date of submission",
		]) {
			expect(schedule).toContain(term);
		}
	});
});
