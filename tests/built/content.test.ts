import { slug } from "github-slugger";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { windowTeams } from "../../app/components/product/windowTeams.ts";
import { countByWeek } from "../../app/components/teamUse.ts";
import { partColours } from "../../app/pages/home/joinedDrawings.ts";
import { sortUpcomingFirst } from "../../app/site/events.server.ts";
import { requireValue } from "../../build/requireValue.ts";
import { formatDollars } from "../../content-model/index.ts";
import { getFixedPagePath } from "../../paths/index.ts";
import {
	attribute,
	documents,
	getDocument,
	getMain,
	getProductWindow,
	getSpokenText,
	getStrings,
	getText,
	listTargets,
	readEverything,
	select,
	selectOne,
	site,
} from "./documents.ts";

const { content } = site;

/** Finds the documents of a page's file: its own, those below it, and for errors what hosts answer with. */
function findDocuments(name: string) {
	const errors: Record<string, string> = { error: "/500", "not-found": "/404" };
	const path = errors[name] ?? getFixedPagePath(name === "benefit" ? "benefits" : name);
	return Array.from(documents.values()).filter(
		(document) => document.path === path || document.path.startsWith(`${path}/`),
	);
}

/** Texts shown only where there is nothing else to show, which may be nowhere. */
const conditionalTexts: string[] = [
	content.pages.blog.filter.emptyCategory,
	content.pages.team.person.empty,
	content.pages.events.grid.title,
	content.pages.error.failedPart,
	// Answered by the search alone.
	...site.questions.flatMap(({ searchTerms }) => searchTerms ?? []),
];

/** Fields for the owner alone. */
const ownerNotes = [
	...Object.values(content.plainPages).flatMap(({ sections }) => sections),
	...content.pages.faq.items,
].flatMap(({ ownerNote }) => ownerNote ?? []);

/** Splits a text at what a page replaces: placeholders, emphasis, links. Nothing of a name, as drawings and colours have. */
function splitAsShown(text: string): string[] {
	const isName = !/[A-Z\s{]/.test(text);
	return isName ? [] : text.split(/\{\w+\}|[*\][]|\((?:[/#]|https:)[^)]*\)/);
}

test("each page contains all of its content", () => {
	const missing: string[] = [];
	for (const [name, page] of Object.entries({ ...content.pages, ...content.plainPages })) {
		const copy = { ...page, head: undefined };
		const documentText = findDocuments(name)
			.flatMap((document) => [readEverything(document), getSpokenText(document.tree)])
			.join(" ")
			.replaceAll(" ", "");
		const omittedTexts = [...conditionalTexts, ...ownerNotes];
		for (const text of getStrings(copy).filter((text) => !omittedTexts.includes(text))) {
			if (splitAsShown(text).some((part) => !documentText.includes(part.replace(/\s/g, "")))) {
				missing.push(`${name}: ${text}`);
			}
		}
	}
	expect(missing).toEqual([]);
});

test("the pages of categories and benefits open with what their files say", () => {
	for (const page of site.pages.values()) {
		if (page.kind === "category") {
			const main = getMain(getDocument(page.path));
			expect(getText(selectOne(main, "h1")), page.path).toContain(page.hero.title);
			expect(getText(main), page.path).toContain(page.hero.tagline);
		}
		if (page.kind === "benefit") {
			expect(getText(selectOne(getMain(getDocument(page.path)), "h1")), page.path).toBe(page.name);
		}
	}
});

test("a benefit's page has its sample and its price, every row of them", () => {
	for (const { path, table, price } of site.benefits) {
		const main = getMain(getDocument(path));
		const pageText = getText(main);
		const rows = table?.rows ?? [];
		const texts = [
			...[table?.title, table?.lede, ...(table?.head ?? [])],
			...rows.flatMap(({ label, cells }) => [label, ...cells]),
			...[price?.title, ...(price?.rows ?? []).flatMap(({ label, text }) => [label, text])],
		];
		for (const text of texts.filter((words) => words !== undefined)) {
			expect(pageText, path).toContain(text);
		}
		const drawn = rows.filter(({ people }) => people).map(({ label }) => label);
		// A numbered row has a drawing of its number, on the screen alone.
		const heads = select(main, "th").filter((head) =>
			select(head, "svg").some(
				(drawing) => !attribute(drawing, "className")?.includes("on-screen"),
			),
		);
		expect(heads.map(getText), path).toEqual(drawn);
	}
});

test("links within home's introduction are links", () => {
	const [lede] = select(getDocument("/").tree, "p.lede");
	const written = [...content.pages.home.hero.lede.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
	expect(
		(lede ? select(lede, "a") : []).map((link) => [getText(link), attribute(link, "href")]),
	).toEqual(written.map(([, label, href]) => [label, href]));
});

test("home shows each testimonial whole: the remark, who made it, their title and company", () => {
	const figures = select(getDocument("/").tree, "figure").filter(
		(figure) => select(figure, "blockquote").length > 0,
	);
	expect(
		figures.map((figure) => ({
			company: getText(selectOne(figure, "p")),
			quote: getText(selectOne(figure, "blockquote")),
			name: getText(selectOne(figure, "b")),
			title: getText(selectOne(figure, "small")),
		})),
	).toEqual(
		site.testimonials.map(({ company, quote, name, title }) => ({
			company,
			quote: quote.trim(),
			name,
			title,
		})),
	);
});

test("home's sections are in order", () => {
	const ids = select(getMain(getDocument("/")), "section").map((each) => attribute(each, "id"));
	// The specification has the platform after the benefits: docs/decisions/0020-platform-after-hero.md.
	expect(ids).toEqual([
		undefined,
		"platform",
		slug(content.pages.home.approach.title),
		"benefits",
		"training",
		"pricing",
		"testimonials",
		"contact-us",
	]);
});

test("home’s chart prints no count that leaves fewer than five people, who could be pointed at", () => {
	const { count, nearlyAll } = content.pages.home.platform.window.usage;
	const people = windowTeams.flat();
	const [, total = ""] = count.replace("{total}", String(people.length)).split("{count}");
	const printed = select(getProductWindow("/"), "p").map(getText);
	expect(people.length - (countByWeek(people).at(-1) ?? 0)).toBeLessThan(5);
	expect(printed.filter((words) => words.endsWith(total.trim()))).toEqual([
		`${nearlyAll} ${total.trim()}`,
	]);
});

/** Lists the labels of samples in an element. */
function listSampleLabels(element: Element): Element[] {
	return select(element, "span").filter((span) => getText(span) === content.settings.labels.sample);
}

const hasSampleLabel = (element: Element) => listSampleLabels(element).length > 0;

test("a promise that is a sample is labelled where it is made", () => {
	const {
		"contact-us": contact,
		"about-us": about,
		events,
		faq,
		pricing,
		training,
	} = content.pages;
	const terms = content.plainPages["terms-of-use"]?.sections ?? [];
	for (const [path, selector, promises] of [
		["/contact-us", ".text-large", [contact.hero]],
		["/contact-us", "li", [contact.hours]],
		["/contact-us", "dd", contact.reply],
		["/about-us", "p.lede", [about.team]],
		["/events", "p.lede", [events.hero]],
		["/faq", "h3", faq.items],
		["/training", "p.lede", [training.bootcamp]],
		["/pricing", "li", pricing.estimator.onPaper.items],
		["/terms-of-use", "h2", terms],
	] as const) {
		const main = getMain(getDocument(path));
		// The head of a section is labelled in place of its rows, where all of them are samples.
		const sections = select(main, "section").filter((section) =>
			select(section, "h2").some(hasSampleLabel),
		);
		const labelled = new Set([
			...select(main, selector).filter(hasSampleLabel),
			...sections.flatMap((section) => select(section, selector)),
		]);
		expect(labelled.size, `${path} ${selector}`).toBe(
			promises.filter(({ sample }) => sample).length,
		);
	}
});

test("each row of a price that is a sample is labelled, or the heading of its group where all of it is", () => {
	const { platform, training, strategy, solutions } = content.pages;
	for (const [name, page] of Object.entries({ platform, training, strategy, solutions })) {
		const section = selectOne(getMain(getDocument(`/${name}`)), "#price");
		const labelledGroups = select(section, "details").filter((group) =>
			select(group, "h3").some(hasSampleLabel),
		);
		const labelled = new Set([
			...select(section, "dt").filter(hasSampleLabel),
			...labelledGroups.flatMap((group) => select(group, "dt")),
		]);
		const labels = Array.from(labelled, getText);
		const { figures = [], groups = [] } = page.price ?? {};
		const rows = [...figures, ...groups.flatMap((group) => group.rows)];
		const samples = rows.filter(({ sample }) => sample);
		expect(labels.length, name).toBe(samples.length);
		for (const { label } of samples) {
			expect(
				labels.some((text) => text.startsWith(label)),
				`${name}: ${label}`,
			).toBe(true);
		}
	}
});

test("home leads to each benefit that it lists, in its order", () => {
	const homeBenefits = site.benefits.filter(({ homeOrder }) => homeOrder !== undefined);
	const [section] = select(getDocument("/").tree, "section#benefits");
	expect(listTargets(select(section ?? getDocument("/").tree, "a"))).toEqual(
		homeBenefits.map(({ slug }) => `/benefits/${slug}`),
	);
});

/** Lists the names of pictures. Those without one are for the eye alone. */
function listPictures(node: Element): string[] {
	return select(node, 'img, [role="img"]').flatMap(
		(picture) => attribute(picture, "alt") || attribute(picture, "ariaLabel") || [],
	);
}

test("both team pages list everyone, each person with portrait, name, title and line", () => {
	// Initials are for the eye alone.
	const listNames = ({ name, portrait }: (typeof site.team)[number]) =>
		portrait.kind === "initials" ? [] : [content.settings.labels.portrait.replace("{name}", name)];
	for (const path of ["/team", "/about-us"]) {
		const links = select(getMain(getDocument(path)), "li").flatMap((item) =>
			select(item, "a").map((link) => ({ item, href: attribute(link, "href") })),
		);
		const people = links.filter(({ href }) => href?.startsWith("/team/"));
		expect(
			people.map(({ href }) => href),
			path,
		).toEqual(site.team.map(({ slug }) => `/team/${slug}`));
		for (const [index, { item }] of people.entries()) {
			const person = requireValue(site.team[index], "A person for each item");
			expect(listPictures(item), path).toEqual(listNames(person));
			expect(getText(item), path).toContain(person.name);
			expect(select(item, "p").map(getText), path).toEqual([person.title, person.line]);
		}
	}
	for (const person of site.team) {
		const { slug, name, title, bio } = person;
		const main = getMain(getDocument(`/team/${slug}`));
		const others = site.team.filter((other) => other !== person);
		expect(listPictures(main), slug).toEqual([person, ...others].flatMap(listNames));
		const links = select(main, "li a").map((link) => attribute(link, "href"));
		expect(links, slug).toEqual(expect.arrayContaining(others.map(({ path }) => path)));
		expect(getText(selectOne(main, "h1"))).toBe(name);
		expect(select(main, "p").map(getText), slug).toContain(title);
		expect(getText(main)).toContain(bio.trim());
	}
});

test("the price table is the owner’s, cell by cell", () => {
	const { plans, rows } = site.pricing;
	const table = selectOne(getDocument("/pricing").tree, "#prices table");
	// The first heads the names of what is sold.
	const [, ...heads] = select(table, "thead th").map(getText);
	expect(heads).toEqual(plans.map(({ name, users }) => `${name} ${users}`));
	const lines = select(table, "tbody tr");
	expect(lines).toHaveLength(rows.length);
	for (const [index, { label, prices }] of rows.entries()) {
		const line = lines[index] ?? table;
		expect(getText(selectOne(line, "th"))).toContain(label);
		const cells = select(line, "td").flatMap((cell) =>
			Array.from({ length: Number(attribute(cell, "colSpan") ?? 1) }, () => getText(cell)),
		);
		expect(cells, label).toHaveLength(plans.length);
		for (const [index, { id }] of plans.entries()) {
			const price = prices[id];
			expect(cells[index], `${label}, ${id}`).toContain(
				typeof price === "number" ? formatDollars(price) : content.pages.pricing.table.notOffered,
			);
		}
	}
	const infrastructure = getText(selectOne(getDocument("/pricing").tree, "details#infrastructure"));
	const { fixed, modelsFrom, modelsTo } = site.pricing.infrastructure;
	const amounts = infrastructure.match(/\$[\d,]+/g);
	for (const amount of [fixed, modelsFrom, modelsTo, fixed + modelsFrom, fixed + modelsTo]) {
		expect(amounts).toContain(formatDollars(amount));
	}
});

test("each part of the sum has the colour of its part of the program, and none has another’s", () => {
	const { results, example } = content.pages.pricing.estimator;
	const { platformYear, bootcamp, strategy, consult } = results;
	const count = String(example.choices.customSessions);
	const estimate = selectOne(getDocument("/pricing").tree, "#estimate");
	const rows = select(estimate, "dl div");
	const rowColours = rows.map((row) => [
		getText(selectOne(row, "dt")),
		attribute(row, "className"),
	]);
	const expected = {
		[platformYear]: partColours.platform,
		[bootcamp]: partColours.training,
		[strategy]: partColours.strategy,
		[consult]: partColours.solutions,
		[results.customSessions.replace("{count}", count)]: "saltbush",
	};
	const colours: (string | undefined)[] = Object.values(expected);
	// Rows have classes for other things, too.
	const coloured = rowColours.filter(([, colour]) => colours.includes(colour));
	expect(Object.fromEntries(coloured)).toEqual(expected);
});

test("readers without JavaScript find worked examples in the place of the estimator", () => {
	const { choices, more } = content.pages.pricing.estimator.example;
	const examples = select(getDocument("/pricing").tree, ".fallback").map(getText).join(" ");
	for (const { people } of [choices, ...more.map((example) => example.choices)]) {
		expect(examples).toContain(`${people} people`);
	}
	expect(examples).not.toMatch(/[{}]|NaN|undefined/);
	for (const assumption of site.pricing.assumptions) {
		expect(getText(getMain(getDocument("/pricing")))).toContain(assumption);
	}
});

test("each event matches its file, with its end for the visitor’s clock", () => {
	const main = getMain(getDocument("/events"));
	const cards = select(selectOne(main, "#events"), "li").filter((item) => attribute(item, "id"));
	expect(cards.map((card) => attribute(card, "id"))).toEqual(
		sortUpcomingFirst(site.events).map(({ slug }) => slug),
	);
	/** The type that each look of a badge stands for. */
	const types = new Map<string | undefined, string>();
	for (const [index, event] of sortUpcomingFirst(site.events).entries()) {
		const card = cards[index] ?? main;
		const { title, date, location, summary, reading, type, url, instants, slug } = event;
		expect(getText(selectOne(card, "h3"))).toContain(title);
		for (const words of [date, location, summary.trim()]) {
			expect(getText(card)).toContain(words);
		}
		const badge = select(card, "span").find(
			(span) => getText(span) === content.pages.events.types[type],
		);
		expect(badge, title).toBeDefined();
		const look = attribute(badge, "className");
		expect(types.get(look) ?? type, `${title} looks like its type`).toBe(type);
		types.set(look, type);
		const [status] = select(card, "time");
		expect(attribute(status, "dateTime")).toBe(instants.end);
		expect(status && getText(status), "only the clock of the visitor knows").toBe("");
		const links = select(card, "a");
		expect(listTargets(links)).toEqual(
			[url, reading?.href, `/events/${slug}.ics`].filter((href) => href !== undefined),
		);
		expect(links.map(getText).at(-1), "says which event it means").toContain(title);
	}
	expect(new Set(types.values()).size, "all of a type look alike").toBe(types.size);
});

test("every clause, paragraph and definition of the agreement has its own anchor", () => {
	const main = getMain(getDocument("/partner-referral-agreement"));
	const { clauses, definitions, keyTerms } = site.agreement;
	for (const { id, number, title } of clauses) {
		const element = selectOne(main, `#${id}`);
		const heading = element.tagName === "h2" ? element : selectOne(element, "h2");
		expect(getText(heading)).toBe(`${number} ${title}`);
		expect(listTargets(select(heading, "a"))).toEqual([`#${id}`]);
	}
	const { summary } = content.pages["partner-referral-agreement"].labels;
	const summaries = select(main, "p")
		.map(getText)
		.filter((words) => words.startsWith(summary));
	expect(summaries).toHaveLength(clauses.length);
	expect(summaries.filter((words) => words.length < 30)).toEqual([]);
	const paragraphs = clauses.flatMap((clause) => clause.paragraphs);
	const items = paragraphs.flatMap((paragraph) => paragraph.items);
	for (const { id } of [...paragraphs, ...items, ...definitions]) {
		expect(select(main, `#${id}`), id).toHaveLength(1);
	}
	expect(select(main, "dfn").map(getText)).toEqual(definitions.map(({ term }) => term));

	const terms = select(selectOne(main, "dl"), "div").filter(
		(row) => select(row, "dt").length === 1,
	);
	expect(
		terms.map((term) => [getText(selectOne(term, "dt")), listTargets(select(term, "a"))]),
	).toEqual(keyTerms.map(({ figure, anchor }) => [figure, [`#${anchor}`]]));
});
