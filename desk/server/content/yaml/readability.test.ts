import { expect, test } from "vitest";
import { findSyntaxError } from "./readability.ts";

/** The message about the third line of a file. */
function findMessage(line: string): string | undefined {
	const problem = findSyntaxError("content/team/ada.yaml", `# Ada.\norder: 1\n${line}\nbio: x\n`);
	expect(problem?.line, line).toBe(3);
	return problem?.message;
}

test.each([
	["name Ada", "needs the name of its field, a colon and a space"],
	["name:Ada", "needs the name of its field, a colon and a space"],
	['name: "Ada" Ng', "does not belong here"],
	["name: >-Ada", "does not belong here"],
	["name: @ada", "needs straight quotation marks"],
	["name: *Ada*", "needs straight quotation marks"],
	['name: "C:\\quiet"', "write a backslash twice"],
	["name: Ada: Ng", "needs straight quotation marks"],
	["name: [Ada", "opened here and not closed"],
	["[", "needs the name of its field"],
	["---", "three hyphens"],
])("%s is explained at its line in words that need no knowledge of YAML", (line, expected) => {
	const message = findMessage(line);
	expect(message).toContain(expected);
	expect(message).not.toMatch(/YAML|scalar|token|mapping|alias|flow|implicit/i);
});

test("two versions that met in a file are told as such, among its fields and in its text", () => {
	const met = "<<<<<<< Updated upstream\nOne.\n=======\nAnother.\n>>>>>>> Stashed changes\n";
	const problem = {
		line: 3,
		message: expect.stringContaining("Git could not merge two versions of this file"),
	};
	expect(findSyntaxError("content/team/ada.yaml", `name: Ada\norder: 1\n${met}`)).toEqual(problem);
	expect(findSyntaxError("content/articles/a.md", `---\n---\n${met}`)).toEqual(problem);
	expect(
		findSyntaxError("content/articles/a.md", "---\ntitle: A\n---\n<<<<<<< is a mark.\n"),
	).toBeUndefined();
});
