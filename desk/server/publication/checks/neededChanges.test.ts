import { expect, test } from "vitest";
import type { Issue } from "../../../../content-model/index.ts";
import type { Change } from "../changes/change.ts";
import { findNeededChanges, listChosenNeeding } from "./neededChanges.ts";

const createChange = (path: string): Change => ({
	path,
	before: undefined,
	after: Buffer.from(""),
	included: [],
});

const person = createChange("content/team/ada.yaml");
const article = createChange("content/articles/hello.md");
const issue = { file: "content/articles/hello.md", field: "author", expected: "a person" };

const picture = createChange("content/team/ada-2.png");
const unknownPage = (path: string) => ({ code: "unknown-page", path, nearest: undefined }) as const;

test.each<[string, Change, Partial<Issue>]>([
	["names its entry", person, { value: "ada" }],
	["links to its page", person, { value: "/team/ada#top", reason: unknownPage("/team/ada") }],
	[
		"links to its page, which is hidden",
		article,
		{ reason: { code: "hidden-page", path: "/blog/hello" } },
	],
	["shows its picture", picture, { reason: { code: "missing-picture", name: "ada-2.png" } }],
	[
		"has a place that it has left",
		person,
		{ value: 3, reason: { code: "taken", by: "content/team/ada.yaml" } },
	],
])("a change is needed by the one that %s", (_case, needed, named) => {
	const chosen = createChange("content/articles/other.md");
	const given = { ...issue, file: chosen.path, received: "", ...named };
	expect(listChosenNeeding(needed, [chosen], [given])).toEqual([chosen]);
});

test.each<[string, Partial<Issue>]>([
	["a name that is only a part of another", { value: "ada-hall" }],
	["a page whose address another begins with", { reason: unknownPage("/team/ada/books") }],
	["a name in the words of an issue", { received: "ada, which does not exist" }],
])("%s names no change", (_case, named) => {
	const given = { ...issue, received: "", ...named };
	expect(listChosenNeeding(person, [article], [given])).toEqual([]);
});

const [ada, jo, price] = ["team/ada.yaml", "team/jo.yaml", "pricing.yaml"].map((path) =>
	createChange(`content/${path}`),
) as [Change, Change, Change];
const noAda = { ...issue, received: "", value: "ada" };

/** Checks a site that has each issue until the change that solves it is added. Counts the checks. */
function createSite(solutions: readonly (readonly [Issue, Change])[]) {
	const issues = solutions.map(([each]) => each);
	const checked: string[][] = [];
	const findIssues = async (added: readonly Change[]) => {
		checked.push(added.map(({ path }) => path));
		return solutions.flatMap(([each, change]) => (added.includes(change) ? [] : each));
	};
	return { issues, checked, findIssues };
}

test("of the changes that were not chosen, only those are needed without which the site breaks", async () => {
	const { issues, findIssues } = createSite([[noAda, ada]]);
	expect(await findNeededChanges([price, ada, jo], issues, findIssues)).toEqual({
		needed: [ada],
		remaining: [],
	});
});

test("a needed change is found that no issue names", async () => {
	const { issues, findIssues } = createSite([
		[noAda, ada],
		[{ ...issue, received: "four" }, price],
	]);
	expect(await findNeededChanges([price, ada, jo], issues, findIssues)).toEqual({
		needed: [price, ada],
		remaining: [],
	});
});

test("what no other change solves remains", async () => {
	const wrong = { ...issue, received: "nothing" };
	const { issues, findIssues } = createSite([
		[noAda, ada],
		[wrong, createChange("content/not-there.yaml")],
	]);
	expect(await findNeededChanges([jo, ada], issues, findIssues)).toEqual({
		needed: [ada],
		remaining: [wrong],
	});
	expect(await findNeededChanges([jo], issues, findIssues)).toEqual({
		needed: [],
		remaining: issues,
	});
});

test("a site that has no issue needs nothing, and is not checked again", async () => {
	const { checked, findIssues } = createSite([]);
	expect(await findNeededChanges([ada, jo], [], findIssues)).toEqual({ needed: [], remaining: [] });
	expect(checked).toEqual([]);
});
