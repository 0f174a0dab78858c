import { expect, test } from "vitest";
import { content, site } from "../../../tests/fixtures/site.ts";
import { groupPages } from "./groupPages.server.ts";

test("pages are grouped as in the footer, and each is listed once", () => {
	const groups = new Map(groupPages(site).map(({ title, links }) => [title, links]));
	const { footer, legal, labels } = content.settings;
	for (const { title, links } of [
		...footer.groups,
		{ title: labels.legalNavigation, links: legal },
	]) {
		const paths = groups.get(title)?.map(({ path }) => path);
		const ownPages = links.map(({ href }) => href).filter((href) => site.pages.has(href));
		expect(paths).toEqual(expect.arrayContaining(ownPages.filter((path) => path !== "/search")));
	}
	const people = content.team.map(({ slug }) => `/team/${slug}`);
	expect([...groups.values()].map((links) => links.map(({ path }) => path))).toContainEqual(people);
	const all = [...groups.values()].flat().map(({ path }) => path);
	expect(new Set(all).size).toBe(all.length);
	expect(all).toContain("/");
});
