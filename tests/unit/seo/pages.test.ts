import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { pagePaths } from "../../../app/content/paths.server.ts";
import { hex } from "../../../app/grid/colour.ts";
import { headData } from "../../../app/seo/headData.server.ts";
import { sitePages } from "../../../app/seo/sitePages.server.ts";
import { themeColours } from "../../../app/seo/themeColours.ts";
import { content, project } from "./content.ts";

const pages = Array.from(sitePages(content).values());

test("every page that can be reached is described, in the order of the site", () => {
	expect(pages.map(({ path }) => path)).toEqual(pagePaths(content));
});

test("no two pages share a title or a description, and each has an honest length", () => {
	for (const field of ["title", "description"] as const) {
		const values = pages.map((page) => page[field]);
		expect(new Set(values).size, field).toBe(values.length);
	}
	for (const { path, title, description } of pages) {
		expect(title.length, path).toBeGreaterThanOrEqual(10);
		expect(title.length, path).toBeLessThanOrEqual(65);
		expect(description.length, path).toBeGreaterThanOrEqual(50);
		expect(description.length, path).toBeLessThanOrEqual(160);
	}
});

test("each page has a picture of its own at an absolute address, and says in words what it shows", () => {
	const pictures = pages.map(({ path }) => headData(path, content)?.picture);
	expect(new Set(pictures.map((picture) => picture?.address)).size).toBe(pages.length);
	for (const picture of pictures) {
		expect(picture?.address).toMatch(
			new RegExp(`^${content.site.url}/assets/social/[a-z0-9-]+-[0-9a-f]{8}\\.png$`),
		);
		expect(picture).toMatchObject({ width: 1200, height: 630 });
		expect(picture?.alt).toContain(content.site.brand);
	}
});

test("an article says when, by whom and in which section; no other page does", () => {
	for (const page of pages) {
		const facts = headData(page.path, content)?.article;
		if (page.kind !== "article") {
			expect(facts, page.path).toBeUndefined();
			continue;
		}
		expect(facts?.published).toBe(page.article.date);
		expect((facts?.modified ?? "") >= page.article.date).toBe(true);
		expect(facts?.section).toBe(page.article.category);
		const names = [...content.team.map(({ name }) => name), content.site.brand];
		expect(names).toContain(facts?.author);
	}
});

test("documents of errors and addresses that do not exist have no head data", () => {
	for (const path of [
		"/404",
		"/benefits/404",
		"/500",
		"/nowhere",
		"/blog/nothing",
		"/constructor",
	]) {
		expect(headData(path, content), path).toBeUndefined();
	}
});

test("the colours around the page are those of its ground", () => {
	const tokens = readFileSync(join(project, "app/styles/tokens.css"), "utf8");
	const [, light = "", dark = ""] =
		tokens.match(/--ground: light-dark\(oklch\(([^)]+)\), oklch\(([^)]+)\)\)/) ?? [];
	const written = (value: string) => hex(value.split(" ").map(Number) as [number, number, number]);
	expect(themeColours).toEqual({ light: written(light), dark: written(dark) });
});
