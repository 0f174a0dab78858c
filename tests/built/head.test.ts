import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatDollars } from "../../content-model/index.ts";
import { unregisteredDocuments } from "../../paths/index.ts";
import { servedFolder } from "../fixtures/builtFolder.ts";
import {
	attribute,
	type BuiltDocument,
	getDocument,
	getFile,
	getFrame,
	getMain,
	getSpokenText,
	getText,
	pages,
	select,
	selectOne,
	site,
} from "./documents.ts";

const { url: siteUrl, brand } = site.content.settings;

interface Thing {
	"@type": string;
	[property: string]: unknown;
}

/** Returns the data of a head: the content of each meta tag by its name, and more. */
function getHead({ tree }: BuiltDocument) {
	const head = selectOne(tree, "head");
	const metas = select(head, "meta").flatMap((tag) => {
		const name = attribute(tag, "name") ?? attribute(tag, "property");
		return name && name !== "theme-color" ? [[name, attribute(tag, "content") ?? ""] as const] : [];
	});
	const listLinks = (rel: string, type?: string) =>
		select(head, "link")
			.filter(
				(link) => attribute(link, "rel") === rel && (!type || attribute(link, "type") === type),
			)
			.map((link) => attribute(link, "href") ?? "");
	const things: Thing[] = select(tree, "script")
		.filter((script) => attribute(script, "type") === "application/ld+json")
		.flatMap((script) => JSON.parse(getText(script))["@graph"]);
	return {
		title: getText(selectOne(head, "title")),
		names: metas.map(([name]) => name),
		metas: Object.fromEntries(metas) as Record<string, string>,
		canonical: listLinks("canonical"),
		markdown: listLinks("alternate", "text/markdown"),
		things,
		links: listLinks,
	};
}

/** Finds the one thing of a type that a page tells machines about. */
function findThing(document: BuiltDocument, type: string): Thing {
	const matches = getHead(document).things.filter((thing) => thing["@type"] === type);
	expect(matches, `${document.path}: ${type}`).toHaveLength(1);
	return matches[0] ?? { "@type": type };
}

/** Returns the path of a URL that must be whole and on the site's own host. */
function toPath(absoluteUrl: string): string {
	const url = new URL(absoluteUrl);
	expect(url.origin).toBe(siteUrl);
	return url.pathname;
}

/** Reads the width and height that a PNG file's header states. */
function readSize(path: string): [number, number] {
	const bytes = readFileSync(`${servedFolder}${path}`);
	expect(bytes.toString("latin1", 1, 4), path).toBe("PNG");
	return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test("every page has the metadata of its own title, URL and image", () => {
	for (const document of pages) {
		const { path } = document;
		const page = site.pages.get(path);
		const { title, names, metas, canonical } = getHead(document);
		expect(new Set(names).size, `${path}: each tag once`).toBe(names.length);
		// Search engines show some 65 letters: where the brand has no room, it is the title alone.
		const branded = `${page?.title} | ${brand}`;
		expect(title, path).toBe(branded.length > 65 ? page?.title : branded);
		expect(title.length, path).toBeLessThanOrEqual(65);
		expect(canonical, path).toEqual([new URL(path, siteUrl).href]);
		expect(metas, path).toMatchObject({
			description: page?.description,
			"og:title": page?.title,
			"og:description": page?.description,
			"og:url": canonical[0],
			"og:site_name": brand,
			"og:locale": "en_AU",
			"og:type": page?.kind === "article" ? "article" : "website",
			"og:image:width": "1200",
			"og:image:height": "630",
			"twitter:card": "summary_large_image",
		});
		expect(names, path).not.toContain("robots");
		expect(readSize(toPath(metas["og:image"] ?? "")), path).toEqual([1200, 630]);
		// The picture is drawn from the words that its description repeats: see app/social/drawCard.test.ts.
		const normaliseLetters = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
		const heading = normaliseLetters(getSpokenText(selectOne(getMain(document), "h1")));
		expect(normaliseLetters(metas["og:image:alt"] ?? "").startsWith(heading), path).toBe(true);
	}
});

test("no two pages have the same title or description", () => {
	const heads = pages.map(getHead);
	expect(new Set(heads.map(({ title }) => title)).size).toBe(pages.length);
	expect(new Set(heads.map(({ metas }) => metas.description)).size).toBe(pages.length);
});

test("the trail of each page leads through pages that are there", () => {
	for (const document of pages) {
		const { path } = document;
		const trails = getHead(document).things.filter((thing) => thing["@type"] === "BreadcrumbList");
		expect(trails, path).toHaveLength(path === "/" ? 0 : 1);
		const steps = trails.flatMap(
			(trail) => trail.itemListElement as { name: string; item: string }[],
		);
		for (const { name, item } of steps) {
			expect(name, path).not.toBe("");
			expect(site.pages.has(toPath(item)), `${path}: ${item}`).toBe(true);
		}
	}
});

test("documents that are not pages ask search engines not to index them", () => {
	for (const path of unregisteredDocuments) {
		const { metas, canonical, things, markdown } = getHead(getDocument(path));
		expect(metas.robots, path).toBe("noindex");
		// All URLs of /share are one page, which no list names.
		expect(canonical, path).toEqual(path === "/share" ? [`${siteUrl}/share`] : []);
		expect([...things, ...markdown], path).toEqual([]);
	}
});

test("home says who is behind the site, as its foot does", () => {
	const home = getDocument("/");
	const { name, email, telephone, address } = findThing(home, "Organization");
	const { contact } = site.content.settings;
	expect([name, email, `tel:${telephone}`]).toEqual([brand, contact.email, contact.phoneHref]);
	const postalAddress = address as Record<string, string>;
	const footer = getText(getFrame(home, "footer"));
	expect(footer).toContain(
		`${postalAddress.addressLocality} ${postalAddress.addressRegion} ${postalAddress.postalCode}`,
	);
	expect(footer).toContain(`${postalAddress.streetAddress}`);
});

test("each article says its headline, author, dates and section, as its page does", () => {
	for (const { path, title, author, date, changed, category } of site.articles) {
		const document = getDocument(path);
		const posting = findThing(document, "BlogPosting");
		const { metas } = getHead(document);
		expect(posting, path).toMatchObject({
			headline: title,
			datePublished: date.iso,
			dateModified: changed,
			articleSection: category.key,
			image: metas["og:image"],
			author: { name: author.signature },
		});
		expect(metas, path).toMatchObject({
			"article:published_time": date.iso,
			"article:modified_time": changed,
			"article:author": author.signature,
			"article:section": category.key,
		});
	}
});

test("each event says its title, times and place, as its card does", () => {
	const document = getDocument("/events");
	// Search engines are told them by date, and the page shows those to come first.
	const cards = site.events.toSorted((a, b) => a.start.localeCompare(b.start));
	const events = getHead(document).things.filter((thing) => thing["@type"] === "Event");
	expect(
		events.map(({ name, startDate, endDate, url }) => ({ name, startDate, endDate, url })),
	).toEqual(
		cards.map(({ title, instants, url }) => ({
			name: title,
			startDate: instants.start,
			endDate: instants.end,
			url,
		})),
	);
	for (const [index, event] of events.entries()) {
		const { name, address } = event.location as Record<string, string>;
		const card = getText(selectOne(document.tree, `li#${cards[index]?.slug}`));
		expect(card).toContain(name ? `${name}, ${address}` : site.content.pages.events.grid.online);
	}
});

test("pricing says a price for each plan, as its table does", () => {
	const document = getDocument("/pricing");
	const offers = findThing(document, "Product").offers as { name: string; price: number }[];
	const { plans } = site.pricing;
	expect(offers.map(({ name }) => name)).toEqual(plans.map(({ name }) => name));
	const [row] = select(selectOne(selectOne(document.tree, "#prices"), "tbody"), "tr");
	const cells = select(row ?? document.tree, "td").map(getText);
	for (const [index, { price }] of offers.entries()) {
		expect(cells[index]).toContain(formatDollars(price));
	}
});

test("every head announces a feed and its own Markdown, the blog's heads all feeds, the manifest its icons", () => {
	for (const document of pages) {
		const { links, markdown } = getHead(document);
		const isBlog = document.path.startsWith("/blog");
		const feeds = isBlog ? ["/feed.xml", "/atom.xml", "/feed.json"] : ["/feed.xml"];
		expect(links("alternate"), document.path).toEqual(
			expect.arrayContaining([...feeds, ...markdown]),
		);
		expect(markdown, document.path).toHaveLength(1);
	}
	for (const { src, sizes } of JSON.parse(getFile("/site.webmanifest")).icons) {
		expect(readSize(src).join("x")).toBe(sizes);
	}
});

test("the bars of a browser have the colour of the page’s ground, in the light scheme and in the dark", () => {
	const [light, dark] = site.content.settings.colours.tokens.ground;
	const wanted = { light: light.hex, dark: dark.hex };
	expect(light.hex).not.toBe(dark.hex);
	for (const { path, tree } of pages) {
		const bars = select(tree, "meta").filter((tag) => attribute(tag, "name") === "theme-color");
		const barColours = bars.map((tag) => [
			/\((?:prefers-color-scheme: )(\w+)\)/.exec(attribute(tag, "media") ?? "")?.[1],
			attribute(tag, "content"),
		]);
		expect(Object.fromEntries(barColours), path).toEqual(wanted);
	}
});

test("a telephone's home screen and old browsers find an icon of the site", () => {
	for (const document of pages) {
		const { links } = getHead(document);
		expect(links("icon"), document.path).toEqual(["/favicon.ico", "/favicon.svg"]);
		expect(links("apple-touch-icon"), document.path).toEqual(["/apple-touch-icon.png"]);
		expect(links("manifest"), document.path).toEqual(["/site.webmanifest"]);
	}
	expect(readSize("/apple-touch-icon.png")).toEqual([180, 180]);
});
