import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadContent } from "../../app/content/load.server.ts";
import { categoryPath } from "../../app/content/paths.ts";
import { createSite } from "../../app/site/site.server.ts";
import { ContentCopy } from "../unit/content/contentCopy.ts";
import { project } from "../unit/site.ts";

// What an owner does in a year, in one build of a copy. Whatever they add is of quokkas, which no other
// text of the site names.
const copy = new ContentCopy();
const client = join(copy.root, "dist/client");
const page = (path: string) => readFileSync(join(client, `${path}.html`), "utf8");

function writeArticle(slug: string, date: string, { fields = "", text = "" }): void {
	const words = `${slug} and what to say of it in a line that is long enough for cards`;
	copy.write(
		`content/articles/${slug}.md`,
		`---
title: All of ${slug}
category: QUOKKAS
author: team
date: ${date}
summary: ${words}
standfirst: ${words}
cover: { mode: weave }
${fields}
---

${text}
`,
	);
}

/** A category of its own, a draft, an article whose day has not come, and one with a photograph. */
async function addArticles(): Promise<void> {
	copy.set("content/pages/blog.yaml", ["categories", "QUOKKAS"], {
		name: "Quokkas",
		chip: "QUOKKAS",
		title: "Articles on animals at work",
		tagline: "They smile",
		description: "A category of the tests' own, with a description as long as one has to be.",
		card: { mode: "weave", tile: "dusk" },
	});
	const text = "Words, and [another that is not public](/blog/hidden-draft).";
	writeArticle("hidden-draft", "2020-01-01", { fields: "draft: true", text });
	writeArticle("hidden-until-then", "2999-01-01", { text });

	const folder = join(copy.root, "content/articles/pictures");
	mkdirSync(folder);
	const photograph = sharp({
		create: { width: 1200, height: 800, channels: 3, background: "green" },
	});
	writeFileSync(join(folder, "quokka.jpg"), await photograph.jpeg().toBuffer());
	writeArticle("with-a-photograph", "2026-01-15", {
		text: '![A quokka at its desk](quokka.jpg "It smiles.")',
	});
	copy.set("content/articles/with-a-photograph.md", ["category"], "GUIDES");
}

function addPeopleAndPages(): void {
	copy.write(
		"content/team/ada-quokka.yaml",
		"name: Ada Quokka\ntitle: Chief Quokka\norder: 7\nline: She smiles.\nbio: She is short.\n",
	);
	copy.write(
		"content/benefits/quokkas.yaml",
		`title: Quokkas at work
description: They smile.
icon: smarter-decisions
colour: dusk
homeOrder: 7
head:
  title: Quokkas at work
  description: What quokkas do for a firm that has some of them, as far as anybody has looked.
body: |
  The first paragraph.

  The second, with [a link](/pricing).
`,
	);
	copy.write(
		"content/pages/imprint.yaml",
		`head:
  title: Who runs this website
  description: The company behind this website, where it is registered and how to write to it.
hero: { title: IMPRINT, tagline: Who runs this }
sections:
  - { title: Company, paragraphs: [Quokka Pty Ltd.] }
`,
	);
	const line = 'route("terms-of-use", "routes/plain-text.tsx", { id: "terms-of-use" }),';
	const routes = copy.read("app/routes.ts");
	expect(routes).toContain(line);
	copy.write(
		"app/routes.ts",
		routes.replace(line, `${line}\n${line.replaceAll("terms-of-use", "imprint")}`),
	);
	copy.set("content/redirects.yaml", ["redirects"], { "/quokkas": "/benefits/quokkas" });
}

/** The platform's highest price before it rises by a dollar. No other amount of the site is the same. */
const [plan = "", price] =
	Object.entries(loadContent(project).pricing.rows[0]?.prices ?? {}).at(-1) ?? [];

function changeFigures(): void {
	copy.set("content/pricing.yaml", ["rows", 0, "prices", plan], Number(price) + 1);
	copy.set("content/pricing.yaml", ["rows", 1, "sessions"], 6);
	copy.set("content/pages/training.yaml", ["bootcamp", "sessions", 5], {
		title: "Quokkas",
		text: "What is left.",
	});
	copy.set(
		"content/destinations.yaml",
		["eventPages", "a-quokka-day"],
		"https://www.example.com/q",
	);
	copy.write(
		"content/events/a-quokka-day.yaml",
		`type: EVENT
title: A quokka day
start: "2999-02-14T11:30"
end: "2999-02-14T13:05"
place: Online
summary: They smile.
cover: { mode: weave }
`,
	);
}

/** The samples are replaced, and their labels with them. */
function replaceSamples(): void {
	const labels: [file: string, section: string, label: string][] = [
		["content/pages/platform.yaml", "screenshots", "sampleLabel"],
		["content/pages/home.yaml", "testimonials", "sampleNote"],
	];
	for (const [file, section, label] of labels) {
		copy.set(file, [section, label], undefined);
	}
	copy.set("content/pages/platform.yaml", ["screenshots", "sample"], undefined);
	for (const file of copy.files("testimonials")) {
		copy.set(file, ["sample"], undefined);
	}
}

/** Every text of the build by its file, and the pieces of the search index. */
function textsOfBuild(): Map<string, string> {
	const texts = globSync("**/*.{html,md,xml,json,txt,ics}", { cwd: client });
	const found = globSync("pagefind/fragment/*", { cwd: client });
	return new Map([
		...texts.map((file) => [file, readFileSync(join(client, file), "utf8")] as const),
		...found.map((file) => [file, `${gunzipSync(readFileSync(join(client, file)))}`] as const),
	]);
}

beforeAll(async () => {
	copy.shorten();
	copy.addPrograms();
	await addArticles();
	addPeopleAndPages();
	changeFigures();
	replaceSamples();
	// In a zone whose days begin hours before those of Melbourne.
	const { status, stderr } = spawnSync(process.execPath, ["build/main.ts"], {
		cwd: copy.root,
		env: { ...process.env, NODE_ENV: "production", BUILD_DIRECTORY: "", TZ: "Pacific/Kiritimati" },
		encoding: "utf8",
	});
	expect(stderr).toBe("");
	expect(status).toBe(0);
}, 300_000);
afterAll(() => copy.remove());

describe("a draft, and an article whose day has not come", () => {
	test("are in no file of a build: no page, list, feed, card, search or Markdown", () => {
		const files = globSync("**/*", { cwd: client }).filter((file) =>
			statSync(join(client, file)).isFile(),
		);
		const holding = (words: string) =>
			files.filter((file) => {
				const bytes = readFileSync(join(client, file));
				// Pieces of the search index are compressed, as are the ready-made copies of files.
				const text = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
				return `${file} ${text}`.includes(words);
			});
		expect(holding("hidden-")).toEqual([]);
		// The same search finds every outlet of one that is public.
		expect(holding("with-a-photograph")).toEqual(
			expect.arrayContaining([
				"blog.html",
				"blog/category/guides.html",
				"blog/with-a-photograph.html",
				"blog/with-a-photograph.md",
				"feed.xml",
				"atom.xml",
				"feed.json",
				"llms.txt",
				"sitemap.xml",
				expect.stringMatching(/^assets\/social\//),
				expect.stringMatching(/^pagefind\//),
			]),
		);
	});

	test("count for no category: theirs has no link beside the others", () => {
		expect(page("blog")).not.toContain(categoryPath("QUOKKAS"));
		expect(page("blog/category/quokkas")).toContain("Articles on animals at work");
	});

	test("stand in development, marked, and lead to one another", async () => {
		const { articles, pages } = await createSite(copy.root, { withUnpublished: true });
		const chips = articles.flatMap(({ slug, chip }) => (slug.startsWith("hidden-") ? chip : []));
		expect(chips).toEqual(["QUOKKAS (scheduled)", "QUOKKAS (draft)"]);
		expect(pages.has("/blog/hidden-draft")).toBe(true);
	});
});

test("an article with a photograph is the first of the blog's grid, and its picture is there", () => {
	const [first] = page("blog").match(/(?<=<ul class="cards[\s\S]*?href=")\/blog\/[^"]+/) ?? [];
	expect(first).toBe("/blog/with-a-photograph");
	const [address = ""] =
		page("blog/with-a-photograph").match(/\/assets\/articles\/[^ "]+avif/) ?? [];
	expect(statSync(join(client, address)).size).toBeGreaterThan(0);
});

test("a person without a portrait has their initials, and the counts follow", () => {
	expect(page("team")).toContain('<span class="initials">AQ</span>');
	expect(page("about-us")).toContain("There are seven of us");
	expect(page("team/ada-quokka")).toContain("Chief Quokka");
});

test("a finished benefit has its text and does not say that it is coming", () => {
	const finished = page("benefits/quokkas");
	expect(finished).toContain("<p>The first paragraph.</p>");
	expect(finished).toMatch(/<p>The second, with <a [^>]*href="\/pricing"[^>]*>a link<\/a>\.<\/p>/);
	expect(finished).not.toContain("Coming Soon");
	expect(page("index")).toContain("/benefits/quokkas");
});

test("a sixth session is on its page, in words and in every sum", () => {
	const training = page("training").replaceAll(/<\/?b>/g, "");
	for (const words of [
		"Six 30-minute sessions",
		"<h3>Quokkas</h3>",
		"$3,000 to $4,500 for all six",
	]) {
		expect(training.includes(words), words).toBe(true);
	}
	expect(page("pricing").includes("$3,000")).toBe(true);
});

test("no page, feed, Markdown, calendar or search says a figure that was changed", () => {
	const texts = textsOfBuild();
	const saying = (words: RegExp) =>
		Array.from(texts).flatMap(([file, text]) => (words.test(text) ? file : []));
	expect(saying(/\b(?:5|five)(?: 30-minute)? sessions\b/i)).toEqual([]);
	const amount = (dollars: number) => new RegExp(`\\$${dollars.toLocaleString("en")}\\b`);
	expect(saying(amount(Number(price)))).toEqual([]);
	expect(saying(amount(Number(price) + 1))).toContain("pricing.md");
});

test("an event to come stands first, its day in words made from its times", () => {
	const [first] = page("events").match(/(?<=<ul class="cards[\s\S]*?)<li[\s\S]*?<\/li>/) ?? [];
	expect(first).toContain("A quokka day");
	const words = first?.replace(/<[^>]*>/g, "");
	expect(words).toContain("Thursday 14 February 2999, 11.30 am to 1.05 pm");
	const [stamp = ""] =
		readFileSync(join(client, "events/a-quokka-day.ics"), "utf8").match(/(?<=DTSTAMP:)\d{4}/) ?? [];
	expect(Number(stamp)).toBeLessThanOrEqual(new Date().getUTCFullYear());
});

test("labels of samples leave with the samples", () => {
	expect(page("platform")).not.toMatch(/Sample data|undefined/);
	expect(page("index")).not.toContain("sample remarks");
});

test("a fixed page needs its file and a line of the route table, and a moved address leads on", () => {
	expect(page("imprint")).toContain("Quokka Pty Ltd.");
	const texts = textsOfBuild();
	expect(texts.get("imprint.md")).toMatch(/^# IMPRINT\n[\s\S]*Quokka Pty Ltd\.\n$/);
	expect(texts.get("sitemap.xml")).toContain("/imprint</loc>");
	expect(texts.get("llms.txt")).toContain("/imprint.md): The company behind this website");
	const found = Array.from(texts.values()).filter((text) => text.includes('"url":"/imprint"'));
	expect(found).toHaveLength(1);
	const [card = ""] = page("imprint").match(/\/assets\/social\/imprint-\w+\.png/) ?? [];
	expect(statSync(join(client, card)).size).toBeGreaterThan(0);
	expect(readFileSync(join(client, "_redirects"), "utf8")).toContain("/quokkas /benefits/quokkas");
});
