import { globSync, readFileSync } from "node:fs";
import { lint } from "markdownlint/sync";
import { expect, test } from "vitest";

const files = globSync(["*.md", "docs/**/*.md", "deploy/**/*.md"]);

test("tables of the docs have as many cells in each row as columns, and links lead to headings", () => {
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

test("no doc or text of the site has the marks of an unfinished merge", () => {
	const texts = [...files, ...globSync("content/**/*.{md,yaml,txt}")];
	const half = texts.filter((file) => /^(?:<{7}|>{7}) /m.test(readFileSync(file, "utf8")));
	expect(half).toEqual([]);
});
