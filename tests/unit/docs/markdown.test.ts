import { globSync, readFileSync } from "node:fs";
import { lint } from "markdownlint/sync";
import { expect, test } from "vitest";

test("tables of the docs have as many cells in each row as columns, and links lead to headings", () => {
	const files = globSync(["*.md", "docs/**/*.md", "deploy/**/*.md"]);
	expect(files.length).toBeGreaterThan(10);
	const strings = Object.fromEntries(files.map((file) => [file, readFileSync(file, "utf8")]));
	const config = {
		default: false,
		"table-column-count": true,
		"table-pipe-style": true,
		"link-fragments": true,
	};
	const results = Object.entries(lint({ strings, config })).flatMap(([file, issues]) =>
		issues.map(({ lineNumber, ruleDescription }) => `${file}:${lineNumber} ${ruleDescription}`),
	);
	expect(results).toEqual([]);
});
