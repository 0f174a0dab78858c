import { expect, test } from "vitest";
import { arrangeBlogGrid } from "./arrangeBlogGrid.ts";

test("a new article takes its place on the blog by its date, without another file to edit", () => {
	const createArticle = (slug: string, iso: string) => ({ slug, date: { iso, text: "" } });
	const grid = {
		title: "",
		pinned: ["b", "d"],
		leaveOut: ["left"],
		seeAll: { label: "", href: "" },
	};
	const page = { featured: { article: "first" }, grid } as unknown as Parameters<
		typeof arrangeBlogGrid
	>[0];
	const articles = [
		createArticle("newest", "2026-05-05"),
		createArticle("new", "2026-05-04"),
		createArticle("first", "2026-05-03"),
		createArticle("b", "2026-05-02"),
		createArticle("left", "2026-05-01"),
		createArticle("c", "2026-04-30"),
		createArticle("d", "2026-04-29"),
		createArticle("e", "2026-04-28"),
	] as unknown as Parameters<typeof arrangeBlogGrid>[1];
	expect(arrangeBlogGrid(page, articles).map(({ slug }) => slug)).toEqual([
		"newest",
		"new",
		"b",
		"c",
		"d",
		"e",
	]);
});
