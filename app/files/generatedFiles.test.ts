import robotsParser from "robots-parser";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fromXml } from "xast-util-from-xml";
import { fixedFiles, getFixedFilePath, getMarkdownPath } from "../../paths/index.ts";
import { makeGeneratedFiles } from "../../tests/fixtures/generatedFiles.ts";
import { content, site } from "../../tests/fixtures/site.ts";
import { getChildren, getText } from "../../tests/fixtures/xml.ts";

const { brand, url } = content.settings;
const files = await makeGeneratedFiles(site);
const paths = [...site.pages.keys()];

function findFile(path: string): Buffer {
	const made = files.get(path);
	if (made === undefined) {
		throw new Error(`There is no file ${path}.`);
	}
	return Buffer.from(made);
}

const readText = (path: string) => findFile(path).toString();

test("every file is made the same way each time", async () => {
	expect(await makeGeneratedFiles(structuredClone(site))).toEqual(files);
});

test("icons have the sizes their names promise", async () => {
	for (const [name, side] of [
		["apple-touch-icon.png", 180],
		["icon-192.png", 192],
		["icon-512.png", 512],
	] as const) {
		const { width, height, format } = await sharp(findFile(`/${name}`)).metadata();
		expect([format, width, height], name).toEqual(["png", side, side]);
	}
	const svg = readText("/favicon.svg");
	expect(svg).toMatch(/^<svg /);
	expect(svg, "a style element would break the policy").not.toContain("<style");
});

test("favicon.ico holds three pictures, each where its directory says and of the size it says", async () => {
	const icon = findFile("/favicon.ico");
	expect([icon.readUInt16LE(0), icon.readUInt16LE(2), icon.readUInt16LE(4)]).toEqual([0, 1, 3]);
	let end = 6 + 16 * 3;
	for (const [index, side] of [16, 32, 48].entries()) {
		const entry = icon.subarray(6 + 16 * index);
		const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
		expect([entry[0], entry[1], offset]).toEqual([side, side, end]);
		const picture = await sharp(icon.subarray(offset, offset + length)).metadata();
		expect([picture.format, picture.width, picture.height]).toEqual(["png", side, side]);
		end = offset + length;
	}
	expect(end).toBe(icon.length);
});

test("the manifest names icons that exist and the colours of the page", async () => {
	const manifest = JSON.parse(readText("/site.webmanifest"));
	expect(manifest).toMatchObject({
		name: brand,
		start_url: "/",
		theme_color: content.settings.colours.tokens.ground[0].hex,
		background_color: content.settings.colours.tokens.ground[0].hex,
	});
	expect(
		manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose]),
	).toEqual([
		["192x192", "any maskable"],
		["512x512", "any maskable"],
	]);
	for (const { src } of manifest.icons) {
		expect(files.has(src)).toBe(true);
	}
});

test("the sitemap lists every page once, and dates only those whose files hold a date", async () => {
	const urls = getChildren(fromXml(readText("/sitemap.xml")), "urlset", "url");
	const entries = urls.map((url) => ({
		loc: getText(url, "loc"),
		lastmod: getText(url, "lastmod"),
	}));
	expect(entries.map(({ loc }) => loc)).toEqual(paths.map((path) => new URL(path, url).href));
	const dated = content.articles.map(({ slug, date, updated }) => ({
		loc: `${url}/blog/${slug}`,
		lastmod: updated ?? date,
	}));
	expect(entries.filter(({ lastmod }) => lastmod !== undefined)).toEqual(dated);
});

test("robots may read everything but results of searches", () => {
	const robots = robotsParser(`${url}/robots.txt`, readText("/robots.txt"));
	const mayRead = (path: string) => robots.isAllowed(url + path, "Googlebot");
	expect(paths.filter((path) => !mayRead(path))).toEqual([]);
	expect(mayRead("/search?q=price")).toBe(false);
	expect(robots.getSitemaps()).toEqual([`${url}/sitemap.xml`]);
});

test("security.txt has what RFC 9116 requires", async () => {
	const lines = readText("/.well-known/security.txt").trimEnd().split("\n");
	const fields = new Map(lines.map((line) => line.split(": ", 2) as [string, string]));
	expect(fields.get("Contact")).toBe(`mailto:${content.settings.contact.email}`);
	expect(fields.get("Expires")).toBe(`${content.settings.securityExpires}T00:00:00Z`);
	expect(fields.get("Canonical")).toBe(`${url}/.well-known/security.txt`);
	expect(lines.filter((line) => line.startsWith("Expires"))).toHaveLength(1);
});

test("llms.txt leads to every page as Markdown", async () => {
	const guide = readText("/llms.txt");
	expect(guide.startsWith(`# ${brand}\n\n> `)).toBe(true);
	const links = Array.from(guide.matchAll(/^- \[.+\]\((.+?)\): \S/gm), ([, url]) => url);
	expect(links.toSorted()).toEqual(paths.map((path) => url + getMarkdownPath(path)).toSorted());
});

test("besides drawings and calendars there are the fixed files, each by its name", () => {
	const calendars = content.events.map(({ slug }) => `/events/${slug}.ics`);
	const worksheets = site.articles.flatMap(({ path, worksheets }) =>
		worksheets.flatMap(({ name }) => [`${path}/${name}.md`, `${path}/${name}.docx`]),
	);
	const fixed = fixedFiles.map(getFixedFilePath);
	expect([...files.keys()].sort()).toEqual(
		[...fixed, ...calendars, ...worksheets, "/firm-pack.docx", ...site.drawings.keys()].sort(),
	);
});
