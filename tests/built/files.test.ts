import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import ical from "ical.js";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { fromXml } from "xast-util-from-xml";
import { fixedFiles, getMarkdownPath } from "../../paths/index.ts";
import { servedFolder } from "../fixtures/builtFolder.ts";
import { getFile, site } from "./documents.ts";

const { url: siteUrl, contact } = site.content.settings;

/** Lists the texts of all elements of a name, which makes sure that the file is well-formed. */
function listTexts(path: string, name: string): string[] {
	const texts: string[] = [];
	visit(fromXml(getFile(path)), "element", (element) => {
		if (element.name === name) {
			texts.push(...element.children.flatMap((child) => ("value" in child ? child.value : [])));
		}
	});
	return texts;
}

test("every file of a fixed name exists and is not empty", () => {
	for (const name of fixedFiles) {
		expect(statSync(`${servedFolder}/${name}`).size, name).toBeGreaterThan(50);
	}
});

test("the sitemap lists every page and no other", () => {
	const expected = Array.from(site.pages.keys(), (path) => new URL(path, siteUrl).href);
	expect(listTexts("/sitemap.xml", "loc").sort()).toEqual(expected.sort());
});

test("each feed holds every article with its own URL", () => {
	const expected = site.articles.map(({ path }) => `${siteUrl}${path}`);
	const links = listTexts("/feed.xml", "guid");
	expect(links).toEqual(expected);
	const [, ...ids] = listTexts("/atom.xml", "id");
	expect(ids).toEqual(expected);
	const { items } = JSON.parse(getFile("/feed.json")) as { items: { url: string }[] };
	expect(items.map(({ url }) => url)).toEqual(expected);
});

test("assistants find every page from llms.txt, as Markdown", () => {
	const urls = Array.from(getFile("/llms.txt").matchAll(/\]\((\S+)\): /g), ([, url]) => url);
	const expected = Array.from(site.pages.keys(), (path) => siteUrl + getMarkdownPath(path));
	expect(urls.toSorted()).toEqual(expected.sort());
});

test("each event can be put into a calendar, and all of them subscribed to", () => {
	const files = readdirSync(`${servedFolder}/events`).filter((name) => name.endsWith(".ics"));
	expect(files.sort()).toEqual(site.events.map(({ slug }) => `${slug}.ics`).sort());
	const readEvents = (path: string) =>
		new ical.Component(ical.parse(getFile(path)))
			.getAllSubcomponents("vevent")
			.map((component) => new ical.Event(component))
			.map(({ summary, startDate, endDate }) => ({
				summary,
				start: startDate.toJSDate().toISOString(),
				end: endDate.toJSDate().toISOString(),
			}));
	const events = site.events.toSorted((a, b) => a.start.localeCompare(b.start));
	const expected = events.map(({ title, instants }) => ({
		summary: title,
		start: new Date(instants.start).toISOString(),
		end: new Date(instants.end).toISOString(),
	}));
	expect(readEvents("/events.ics")).toEqual(expected);
	for (const [index, { slug }] of events.entries()) {
		expect(readEvents(`/events/${slug}.ics`), slug).toEqual([expected[index]]);
	}
});

test("robots and security.txt lead on", () => {
	expect(getFile("/robots.txt")).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
	const security = getFile("/.well-known/security.txt");
	expect(security).toContain(`Contact: mailto:${contact.email}\n`);
	expect(security).toContain(`Expires: ${site.content.settings.securityExpires}`);
});

test("an interactive page loads two scripts: the one that all share, and its island's", () => {
	const names = readdirSync(join(servedFolder, "assets")).filter((name) => name.endsWith(".js"));
	const [shared = ""] = names.filter((name) => name.startsWith("entry.client"));
	const islands = names.filter((name) => name !== shared);
	expect(islands.map((name) => name.replace(/-.{8}\.js$/, "")).sort()).toEqual([
		"agreement.island",
		// The search engine: its island requests it with the first query.
		"engine",
		"estimator.island",
		"search.island",
		"share.island",
	]);
	for (const name of islands) {
		const code = readFileSync(join(servedFolder, "assets", name), "utf8");
		const imports = Array.from(code.matchAll(/\bfrom"\.\/([^"]*)"/g), ([, file]) => file);
		expect(imports, name).toEqual(name.startsWith("engine") ? [] : [shared]);
	}
});
