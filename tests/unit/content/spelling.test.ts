import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { project } from "../site.ts";

/** The words of a text that the spelling check does not accept in a file of that path. */
function misspelt(words: string, file: string): string[] {
	const { stdout } = spawnSync(
		join(project, "node_modules/.bin/cspell"),
		["--no-progress", "--no-summary", "--words-only", `stdin://${join(project, file)}`],
		{ cwd: project, input: words, encoding: "utf8", env: { PATH: process.env.PATH } },
	);
	return stdout.split("\n").filter(Boolean);
}

/** Spellings of the United States, and one of Britain, that a spelling check for programmers lets pass. */
const foreign =
	"organization organize color center analyze realize customization catalog labor behavior optimize favorite defense gray programme";

test.each(["content/articles/x.md", "content/pages/x.yaml"])(
	"%s: foreign spellings are told",
	(file) => {
		expect(misspelt(foreign, file)).toEqual(foreign.split(" "));
	},
	30_000,
);

test("Australian spellings pass", () => {
	const words =
		"organisation organise colour centre analyse realise customisation catalogue labour behaviour program enrolment judgement licence practise lodgement";
	expect(misspelt(words, "content/pages/x.yaml")).toEqual([]);
}, 30_000);

// cspell:ignore colr
test("of code, comments are read and the rest is not", () => {
	const code = "// A comment on the colr\nconst colr = `organisation`;\n";
	expect(misspelt(code, "app/x.ts")).toEqual(["colr"]);
}, 30_000);

test("the project’s own words are in order, each once", () => {
	const words = readFileSync(join(project, ".cspell/project-words.txt"), "utf8")
		.split("\n")
		.filter((line) => line && !line.startsWith("#"));
	expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, "en-AU")));
});
