import { expect, test } from "vitest";
import type { Issue } from "../../../content-model/index.ts";
import { projectFolder } from "../../../machine/files.ts";
import type { RemovalBlocker } from "../../shared/api/removals.ts";
import { createBlockers, describeRemovalBlocker } from "./removalBlockers.ts";

const team = "content/pages/team.yaml";
const article = "content/articles/making-documents-work.md";

function createIssue(issue: Partial<Issue>): Issue {
	return { file: "", field: "", received: "", expected: "a text", ...issue };
}

const unknownPage = (path: string) => ({ code: "unknown-page", path, nearest: undefined }) as const;

test.each<[RemovalBlocker["relation"], Partial<Issue>]>([
	["byline", { file: article, field: "author", value: "graham-tully" }],
	["listed", { file: team, field: "order.0", value: "graham-tully" }],
	["named", { file: team, field: "featured", value: "graham-tully" }],
	[
		"link",
		{
			file: team,
			field: "to",
			value: "/team/graham-tully#work",
			reason: unknownPage("/team/graham-tully"),
		},
	],
	[
		"other",
		{ file: team, field: "to", value: "/blog/strategy", reason: unknownPage("/blog/strategy") },
	],
	["other", { file: team, field: "lede", value: "" }],
])("what is in the way of a removal is of the relation %s", (relation, issue) => {
	const given = createIssue(issue);
	const [blocker] = createBlockers(projectFolder, "content/team/graham-tully.yaml", [given]);
	expect(blocker).toMatchObject({ path: given.file, relation });
});

test("an issue in a file without fields is in no form", () => {
	const published = { file: "content/published.txt", field: "", received: "", expected: "a page" };
	expect(createBlockers(projectFolder, "content/team/graham-tully.yaml", [published])).toEqual([]);
});

test("the reason why an article cannot be removed names its file and its place there", () => {
	const given = createIssue({
		file: "content/pages/blog.yaml",
		field: "featured",
		value: "my-article",
		expected: "the name of a file in content/articles, without .md",
	});
	expect(describeRemovalBlocker(given, "named", { title: "Blog", place: "Featured" })).toBe(
		"Blog refers to it, at Featured. Choose another there.",
	);
});

test("a link to the page of an entry that is to be removed is named as one", () => {
	const given = createIssue({
		file: "content/pages/team.yaml",
		field: "subjects.links.0.to",
		value: "/team/graham-tully",
		reason: unknownPage("/team/graham-tully"),
	});
	const team = { title: "Team", place: "“Leads to” of “Training”, under Subjects" };
	expect(describeRemovalBlocker(given, "link", team)).toBe(
		"Team links to its page, at “Leads to” of “Training”, under Subjects.",
	);
	expect(describeRemovalBlocker({ ...given, line: 12 }, "link", team)).toBe(
		"Team links to its page, in line 12.",
	);
});
