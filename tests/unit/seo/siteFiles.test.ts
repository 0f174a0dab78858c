import sharp from "sharp";
import { expect, test } from "vitest";
import { fromXml } from "xast-util-from-xml";
import { pagePaths } from "../../../app/content/paths.server.ts";
import { fixedFiles, markdownPath } from "../../../app/seo/addresses.ts";
import { siteFiles } from "../../../app/seo/siteFiles.server.ts";
import { sitePages } from "../../../app/seo/sitePages.server.ts";
import { themeColours } from "../../../app/seo/themeColours.ts";
import { content } from "./content.ts";
import { childrenOf, textAt } from "./xml.ts";

const { site } = content;

async function file(path: string): Promise<Buffer> {
	const made = await siteFiles(content).get(path)?.();
	if (made === undefined) {
		throw new Error(`There is no file ${path}.`);
	}
	return Buffer.from(made);
}

const text = async (path: string) => (await file(path)).toString();

test("every file is made the same way each time", async () => {
	const again = siteFiles(structuredClone(content));
	for (const [path, make] of siteFiles(content)) {
		const [first, second] = [
			Buffer.from(await make()),
			Buffer.from((await again.get(path)?.()) ?? ""),
		];
		expect(first.length, path).toBeGreaterThan(0);
		expect(first.equals(second), path).toBe(true);
	}
});

test("icons have the sizes their names promise", async () => {
	for (const [name, side] of [
		["apple-touch-icon.png", 180],
		["icon-192.png", 192],
		["icon-512.png", 512],
		["icon-maskable-512.png", 512],
	] as const) {
		const { width, height, format } = await sharp(await file(`/${name}`)).metadata();
		expect([format, width, height], name).toEqual(["png", side, side]);
	}
	const svg = await text("/favicon.svg");
	expect(svg).toMatch(/^<svg /);
	expect(svg, "a style element would break the policy").not.toContain("<style");
});

test("favicon.ico holds three pictures, each where its directory says and of the size it says", async () => {
	const icon = await file("/favicon.ico");
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
	const manifest = JSON.parse(await text("/site.webmanifest"));
	expect(manifest).toMatchObject({
		name: site.brand,
		start_url: "/",
		theme_color: themeColours.light,
		background_color: themeColours.light,
	});
	expect(
		manifest.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose]),
	).toEqual([
		["192x192", "any"],
		["512x512", "any"],
		["512x512", "maskable"],
	]);
	for (const { src } of manifest.icons) {
		expect(siteFiles(content).has(src)).toBe(true);
	}
});

test("the sitemap lists every page once, and dates only those whose files hold a date", async () => {
	const urls = childrenOf(fromXml(await text("/sitemap.xml")), "urlset", "url");
	const listed = urls.map((url) => ({ loc: textAt(url, "loc"), lastmod: textAt(url, "lastmod") }));
	expect(listed.map(({ loc }) => loc)).toEqual(
		pagePaths(content).map((path) => new URL(path, site.url).href),
	);
	for (const { loc, lastmod } of listed) {
		const page = sitePages(content).get(new URL(loc ?? "").pathname);
		expect(lastmod, loc).toBe(
			page?.kind === "article" ? (page.article.updated ?? page.article.date) : undefined,
		);
	}
});

test("robots may read everything but results of searches", async () => {
	const lines = (await text("/robots.txt")).split("\n");
	expect(lines).toContain("User-agent: *");
	expect(lines).toContain("Allow: /");
	expect(lines.filter((line) => line.startsWith("Disallow"))).toEqual(["Disallow: /search?"]);
	expect(lines).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

test("browsers learn how to search the site", async () => {
	const [description] = childrenOf(fromXml(await text("/opensearch.xml")), "OpenSearchDescription");
	const name = textAt(description, "ShortName") ?? "";
	expect(name.length).toBeGreaterThan(0);
	expect(name.length).toBeLessThanOrEqual(16);
	const urls = description?.children.filter(
		(node) => node.type === "element" && node.name === "Url",
	);
	expect(urls?.map((url) => (url as { attributes: unknown }).attributes)).toContainEqual({
		type: "text/html",
		template: `${site.url}/search?q={searchTerms}`,
	});
});

test("security.txt has what RFC 9116 requires", async () => {
	const lines = (await text("/.well-known/security.txt")).trimEnd().split("\n");
	const fields = new Map(lines.map((line) => line.split(": ", 2) as [string, string]));
	expect(fields.get("Contact")).toBe(`mailto:${site.contact.email}`);
	expect(fields.get("Expires")).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
	expect(Number.isNaN(Date.parse(fields.get("Expires") ?? ""))).toBe(false);
	expect(fields.get("Canonical")).toBe(`${site.url}/.well-known/security.txt`);
	expect(lines.filter((line) => line.startsWith("Expires"))).toHaveLength(1);
});

test("llms.txt leads to every page as Markdown", async () => {
	const guide = await text("/llms.txt");
	expect(guide.startsWith(`# ${site.brand}\n\n> `)).toBe(true);
	const links = Array.from(guide.matchAll(/^- \[.+\]\((.+?)\): \S/gm), ([, url]) => url);
	expect(links.toSorted()).toEqual(
		pagePaths(content)
			.map((path) => site.url + markdownPath(path))
			.toSorted(),
	);
});

test("every fixed file has a route, and nothing else does", () => {
	const top = Array.from(siteFiles(content).keys()).filter((path) => !path.startsWith("/events/"));
	expect(top).toEqual(fixedFiles.map((name) => `/${name}`));
});
