import { spawnSync } from "node:child_process";
import {
	cpSync,
	existsSync,
	globSync,
	mkdirSync,
	readFileSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readSchemaModules } from "../../app/site/schemaModules.server.ts";
import { createSite, type Site } from "../../app/site/site.server.ts";
import { requireValue } from "../../build/requireValue.ts";
import {
	type ContentValue,
	formatDollars,
	formatField,
	getMelbourneDate,
	loadContent,
	readProjectValues,
} from "../../content-model/index.ts";
import { getCategoryPath } from "../../paths/index.ts";
import { ContentCopy } from "../fixtures/contentCopy.ts";
import { formatInWords, formatInWordsAtStart } from "../fixtures/numberWords.ts";
import { project } from "../fixtures/site.ts";
import { addCategory, addImprint, edits } from "../owner/edits.ts";
import { decodeTexts } from "../owner/outlets.ts";
import { name } from "../owner/rebrand.ts";
import { addPledge, edit, listNamedFields, removedPage, removePage } from "./fixedPages.ts";

// What an owner does in a year, and a developer once, in one build of a copy. Whatever they add is of quokkas, which no other
// text of the site names.
const copy = new ContentCopy();
const client = join(copy.root, "dist/client");
const pictures = ".cache/pictures";
const readPage = (path: string) => readFileSync(join(client, `${path}.html`), "utf8");

/** The content before it was changed. */
const { pages, pricing } = loadContent(project, await readSchemaModules());

/** The platform's highest price before it rises by a dollar. No other amount of the site is the same. */
const [plan = "", price] = Object.entries(pricing.rows[0]?.prices ?? {}).at(-1) ?? [];

const bootcamp = pricing.rows.find(({ id }) => id === "bootcamp") ?? expect.fail("No bootcamp.");
const sold = bootcamp.sessions ?? expect.fail("The bootcamp has no sessions.");

/** Reads the expected numbers of people and sessions and their prices. */
function readFigures(): Record<string, string> {
	const people = copy.listFiles("team").filter((file) => file.endsWith(".yaml")).length;
	const sessions = sold + 1;
	const fees = Object.values(bootcamp.prices).filter((fee) => fee !== null);
	const [least, most] = [Math.min(...fees), Math.max(...fees)];
	return {
		teamSize: formatInWords(people),
		TeamSize: formatInWordsAtStart(people),
		sessions: formatInWords(sessions),
		Sessions: formatInWordsAtStart(sessions),
		bootcampWeeks: `${sold} to ${sessions} weeks`,
		trainingFrom: formatDollars(least),
		trainingTo: formatDollars(most),
		bootcampFrom: formatDollars(least * sessions),
		bootcampTo: formatDollars(most * sessions),
	};
}

/** Puts these figures into a text of the copy. */
function replaceFigures(file: string, ...field: (string | number)[]): string {
	const values = readFigures();
	const text = String(copy.get(`content/pages/${file}.yaml`, field));
	return text.replaceAll(/\{(\w+)\}/g, (braces, name) => values[name] ?? braces);
}

/** Adds a category of its own, a draft, an article whose day has not come, and the newest, with a photograph. */
async function addArticles(): Promise<void> {
	addCategory(copy);
	const text = "Words, and [another that is not public](/blog/hidden-draft).";
	const category = "QUOKKAS";
	copy.writeArticle("hidden-draft", text, { category, date: "2020-01-01", draft: true });
	copy.writeArticle("hidden-until-then", text, { category, date: "2999-01-01" });

	const folder = join(copy.root, "content/articles/pictures");
	mkdirSync(folder, { recursive: true });
	const photograph = sharp({
		create: { width: 1200, height: 800, channels: 3, background: "green" },
	});
	writeFileSync(join(folder, "quokka.jpg"), await photograph.jpeg().toBuffer());
	// Before whatever else is of today.
	copy.writeArticle("0-with-a-photograph", '![A quokka at its desk](quokka.jpg "It smiles.")', {
		title: "A quokka’s day at {brand}",
		date: getMelbourneDate(),
	});
}

/** Adds a page of plain text, and an old address. */
function addPage(): void {
	addImprint(copy);
	copy.set("content/redirects.yaml", ["redirects", "/quokkas"], "/benefits/quokkas");
}

/** A label that the owner leaves in the content when its sample is replaced. */
const leftLabel = "A quokka drew this sample";

/** Replaces the samples. Two labels are left, the third goes. */
function replaceSamples(): void {
	const screens = "content/pages/platform.yaml";
	copy.set(screens, ["screenshots", "sample"], undefined);
	copy.set(screens, ["screenshots", "sampleLabel"], leftLabel);
	// The window of Home is on Platform as well.
	const home = "content/pages/home.yaml";
	copy.set(home, ["platform", "window", "sample"], undefined);
	copy.set(home, ["platform", "window", "sampleLabel"], undefined);
	copy.set(home, ["testimonials", "sampleNote"], leftLabel);
	for (const file of copy.listFiles("testimonials")) {
		copy.set(file, ["sample"], undefined);
	}
}

/** Builds the copy, in a zone whose days begin hours before those of Melbourne. */
function build() {
	return spawnSync(process.execPath, ["build/main.ts", "--with-samples"], {
		cwd: copy.root,
		env: {
			...process.env,
			NODE_ENV: "production",
			BUILD_DIRECTORY: "",
			STUBS_ORIGIN: "",
			TZ: "Pacific/Kiritimati",
		},
		encoding: "utf8",
	});
}

/** The site as the owner sees it in development. */
let inDevelopment: Site;

/** Links that led to the page which a developer has taken away since. */
let linksToRemovedPage: readonly ContentValue[] = [];

/** The build that still held these links. */
let refused: ReturnType<typeof build>;

/** Makes the change that the refused build asks for, and no other. */
function followRefusal(): void {
	const files = new Set(listNamedFields(refused.stderr).map((place) => place.replace(/, .*/, "")));
	files.delete("content/published.txt");
	for (const file of files) {
		edit(copy, file, (text) => text.replaceAll(removedPage, "/platform"));
	}
	copy.set("content/redirects.yaml", ["redirects", removedPage], "/platform");
}

/** Reads every text of the build by its file. */
function readBuildTexts(): Map<string, string> {
	const texts = globSync("**/*.{html,md,xml,json,txt,ics}", { cwd: client });
	return new Map(texts.map((file) => [file, readFileSync(join(client, file), "utf8")]));
}

beforeAll(async () => {
	copy.shorten();
	copy.addPrograms();
	// Pictures that the build under test has encoded: their names are hashes of what they are made from.
	cpSync(join(project, pictures), join(copy.root, pictures), { recursive: true });
	await addArticles();
	addPage();
	copy.set("content/site.yaml", ["brand"], name);
	copy.set("content/pricing.yaml", ["rows", 0, "prices", plan], Number(price) + 1);
	edits["adds a person"](copy);
	edits["adds a benefit"](copy);
	for (const file of copy.listFiles("events")) {
		copy.set(file, ["start"], "2020-02-04T11:30");
		copy.set(file, ["end"], "2020-02-04T12:30");
	}
	edits["adds an event"](copy);
	edits["adds a session"](copy);
	replaceSamples();
	inDevelopment = await createSite(copy.root, { withUnpublished: true });
	linksToRemovedPage = readProjectValues(copy.root).filter(({ value }) => value === removedPage);
	removePage(copy);
	addPledge(copy);
	refused = build();
	followRefusal();
	const { status, stderr } = build();
	expect(stderr).toBe("");
	expect(status).toBe(0);
}, 300_000);
afterAll(() => copy.remove());

describe("a draft, and an article whose day has not come", () => {
	test("are in no file of a build: no page, list, feed, card, search or Markdown", () => {
		const files = globSync("**/*", { cwd: client }).filter((file) =>
			statSync(join(client, file)).isFile(),
		);
		const listFilesWith = (words: string) =>
			files.filter((file) => {
				const bytes = readFileSync(join(client, file));
				// Precompressed files are read as what they hold.
				const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
				return `${file} ${text}`.includes(words);
			});
		expect(listFilesWith("hidden-")).toEqual([]);
		const [category = ""] = Object.keys(pages.blog.categories);
		// The same search finds every outlet of one that is public.
		expect(listFilesWith("0-with-a-photograph")).toEqual(
			expect.arrayContaining([
				"blog.html",
				`${getCategoryPath(category).slice(1)}.html`,
				"blog/0-with-a-photograph.html",
				"blog/0-with-a-photograph.md",
				"feed.xml",
				"atom.xml",
				"feed.json",
				"llms.txt",
				"sitemap.xml",
				expect.stringMatching(/^assets\/social\//),
				"search-index.json",
			]),
		);
	});

	test("count for no category: theirs has no link beside the others", () => {
		expect(readPage("blog")).not.toContain(getCategoryPath("QUOKKAS"));
		expect(readPage("blog/category/quokkas")).toContain("Articles on animals at work");
	});

	test("are in development, marked, and lead to one another", () => {
		const { articles, pages } = inDevelopment;
		const labels = articles.flatMap(({ slug, categoryLabel }) =>
			slug.startsWith("hidden-") ? categoryLabel : [],
		);
		expect(labels).toEqual(["QUOKKAS (scheduled)", "QUOKKAS (draft)"]);
		expect(pages.has("/blog/hidden-draft")).toBe(true);
	});
});

test("an article with a photograph is the first of the blog's grid, and its picture is there", () => {
	const [first] =
		readPage("blog").match(/(?<=<section id="articles"[\s\S]*?<h3[\s\S]*?href=")\/blog\/[^"]+/) ??
		[];
	expect(first).toBe("/blog/0-with-a-photograph");
	const [path = ""] =
		readPage("blog/0-with-a-photograph").match(/\/assets\/articles\/[^ "]+avif/) ?? [];
	expect(statSync(join(client, path)).size).toBeGreaterThan(0);
});

test("a person without a portrait has their initials, and the counts follow", () => {
	expect(readPage("team")).toMatch(/aria-hidden="true"><span[^>]*>AQ<\/span>/);
	expect(readPage("about-us")).toContain(replaceFigures("about-us", "team", "lede"));
	expect(readPage("team/ada-quokka")).toContain("Chief Quokka");
});

test("a finished benefit has its text and does not say that it is coming", () => {
	const finished = readPage("benefits/quokkas");
	expect(finished).toContain("<p>The first paragraph.</p>");
	expect(finished).toMatch(/<p>The second, with <a [^>]*href="\/pricing"[^>]*>a link<\/a>\.<\/p>/);
	expect(finished).not.toContain("Coming Soon");
	expect(readPage("index")).toContain("/benefits/quokkas");
});

test("one session more is on its page, in words and in every sum", () => {
	const training = readPage("training").replaceAll(/<\/?b>/g, "");
	for (const words of [
		replaceFigures("training", "bootcamp", "length"),
		"<h3>Quokkas</h3>",
		replaceFigures("training", "price", "figures", 0, "text"),
	]) {
		expect(training.includes(words), words).toBe(true);
	}
	expect(
		readPage("pricing").includes(requireValue(readFigures().bootcampFrom, "A price of the course")),
	).toBe(true);
});

test("no page, feed, Markdown, calendar or search says a figure that was changed", () => {
	const texts = readBuildTexts();
	const listFilesSaying = (words: RegExp) =>
		Array.from(texts).flatMap(([file, text]) => (words.test(text) ? file : []));
	const sessions = new RegExp(
		`\\b(?:${sold}|${formatInWords(sold)})(?: 30-minute)? sessions\\b`,
		"i",
	);
	expect(listFilesSaying(sessions)).toEqual([]);
	const createAmountPattern = (value: number) => new RegExp(`\\${formatDollars(value)}\\b`);
	expect(listFilesSaying(createAmountPattern(Number(price)))).toEqual([]);
	expect(listFilesSaying(createAmountPattern(Number(price) + 1))).toContain("pricing.md");
});

test("a name with an ampersand and an apostrophe is correct in pages, feeds, calendars, data and mail links", () => {
	const kinds = new Set<string>();
	for (const [file, text] of readBuildTexts()) {
		for (const mention of decodeTexts(file, text).filter((part) => /Kestrel|Rowe/.test(part))) {
			expect(mention.replaceAll(name, ""), file).not.toMatch(/Kestrel|Rowe/);
			kinds.add(mention.startsWith("mailto:") ? "mailto:" : extname(file));
		}
	}
	expect([...kinds].sort()).toEqual([".html", ".ics", ".json", ".md", ".txt", ".xml", "mailto:"]);
});

test("a build for deployment names this machine nowhere", () => {
	const naming = Array.from(readBuildTexts()).filter(([, text]) =>
		/localhost|127\.0\.0\.1/.test(text),
	);
	expect(naming.map(([file]) => file)).toEqual([]);
	expect(readFileSync(join(client, "_headers"), "utf8")).not.toContain("localhost");
});

test("an event to come is first, its day in words made from its times", () => {
	const [first] =
		readPage("events").match(/(?<=<section id="events"[\s\S]*?)<li[\s\S]*?<\/li>/) ?? [];
	expect(first).toContain("A quokka day");
	const words = first?.replace(/<[^>]*>/g, "");
	expect(words).toContain("Monday 4 February 2999, 11.30 am to Thursday 14 February 2999, 1.05 pm");
	const [stamp = ""] =
		readFileSync(join(client, "events/a-quokka-day.ics"), "utf8").match(/(?<=DTSTAMP:)\d{4}/) ?? [];
	expect(Number(stamp)).toBeLessThanOrEqual(new Date().getUTCFullYear());
});

test("sample labels disappear with the samples", () => {
	for (const page of ["platform", "index"]) {
		expect(readPage(page), page).not.toContain(leftLabel);
	}
	expect(readPage("platform")).not.toContain("undefined");
});

test("a plain-text page needs only its file, and a new redirect is published", () => {
	expect(readPage("imprint")).toContain("Quokka Pty Ltd.");
	const texts = readBuildTexts();
	expect(texts.get("imprint.md")).toMatch(/^# IMPRINT\n[\s\S]*Quokka Pty Ltd\.\n$/);
	expect(texts.get("sitemap.xml")).toContain("/imprint</loc>");
	expect(texts.get("llms.txt")).toContain("/imprint.md): The company behind this website");
	const matches = Array.from(texts.values()).filter((text) => text.includes('"path":"/imprint"'));
	expect(matches).toHaveLength(1);
	const [card = ""] = readPage("imprint").match(/\/assets\/social\/imprint-\w+\.png/) ?? [];
	expect(statSync(join(client, card)).size).toBeGreaterThan(0);
	expect(readFileSync(join(client, "_redirects"), "utf8")).toContain("/quokkas /benefits/quokkas");
});

describe("a fixed page is its folder, its content file and one line of the route table", () => {
	const read = (file: string) => readFileSync(join(client, file), "utf8");

	test("a build names every link to a removed page, and the page's address", () => {
		expect(refused.status).toBe(1);
		expect(linksToRemovedPage.length).toBeGreaterThan(0);
		const places = listNamedFields(refused.stderr);
		expect(places).toEqual(
			expect.arrayContaining(
				linksToRemovedPage.map(({ file, field }) => `${file}, ${formatField(field)}`),
			),
		);
		expect(places.filter((place) => place.startsWith("content/published.txt"))).toHaveLength(1);
	});

	test("a removed page is gone, an added one is in every list", () => {
		expect(existsSync(join(client, `${removedPage}.html`))).toBe(false);
		expect(read("sitemap.xml")).not.toContain(`${removedPage}<`);
		expect(readPage("pledge")).toContain("Signed by a quokka");
		expect(read("pledge.md")).toContain("Signed by a quokka");
		expect(read("sitemap.xml")).toContain("/pledge<");
		expect(read("llms.txt")).toContain("/pledge.md): What we promise");
	});
});
