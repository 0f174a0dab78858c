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

test("a change is needed by the one whose value has its name", () => {
	const named = { ...issue, received: "ada-hall, which does not exist", value: "/team/ada#top" };
	expect(listChosenNeeding(person, [article], [named])).toEqual([article]);
});

test("a name that is only a part of another is none", () => {
	const other = { ...issue, received: '"ada-hall"', value: "canada" };
	expect(listChosenNeeding(person, [article], [other])).toEqual([]);
});

test("a page whose address another begins with is not named by it", () => {
	const page = createChange("content/pages/team.yaml");
	const named = {
		...issue,
		received: "/team/jo-hall, which does not exist",
		value: "/team/jo-hall",
	};
	expect(listChosenNeeding(page, [article], [named])).toEqual([]);
	const link = { ...issue, received: "/team, which does not exist", value: "/team" };
	expect(listChosenNeeding(page, [article], [link])).toEqual([article]);
});

const [ada, jo, price] = ["team/ada.yaml", "team/jo.yaml", "pricing.yaml"].map((path) =>
	createChange(`content/${path}`),
) as [Change, Change, Change];
const noAda = { ...issue, received: "ada, which does not exist" };

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
