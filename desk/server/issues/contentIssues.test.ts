import { expect, test } from "vitest";
import { type FoundIssue, listNewIssues } from "./contentIssues.ts";

/** Creates the issue of a price that is missing. */
function createIssue(index: number, name: string): FoundIssue {
	return {
		file: "content/pricing.yaml",
		field: `rows.${index}.prices.small`,
		namedField: `rows.${name}.prices.small`,
		received: "nothing",
		expected: "a number",
	};
}

const platform = createIssue(0, "Platform");
const support = createIssue(1, "Support");

test("an issue of another row is a new one, though it mends the same of the first", () => {
	expect(listNewIssues([support], [platform])).toEqual([support]);
	expect(listNewIssues([platform, support], [platform])).toEqual([support]);
});

test("an issue stays the same where its row is moved or renamed", () => {
	expect(listNewIssues([createIssue(1, "Platform")], [platform])).toEqual([]);
	expect(listNewIssues([createIssue(0, "The platform")], [platform])).toEqual([]);
	const added = createIssue(0, "Added");
	expect(listNewIssues([added, createIssue(1, "Platform")], [platform])).toEqual([added]);
});

test("an issue of a row that takes the place of a removed one with the same issue passes for that", () => {
	expect(listNewIssues([createIssue(0, "Support")], [platform])).toEqual([]);
});

test("an issue of a row without a name is the same in any of the list", () => {
	expect(listNewIssues([createIssue(1, "#")], [createIssue(0, "#")])).toEqual([]);
});
