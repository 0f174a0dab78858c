import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { project } from "../site.ts";

/** The words of a text that the spelling check does not accept in a file of that path. */
async function misspelt(words: string, file: string): Promise<string[]> {
	const child = spawn(
		join(project, "node_modules/.bin/cspell"),
		["--no-progress", "--no-summary", "--words-only", `stdin://${join(project, file)}`],
		{ cwd: project, env: { PATH: process.env.PATH } },
	);
	child.stdin.end(words);
	return (await text(child.stdout)).split("\n").filter(Boolean);
}

/** Spellings of the United States, and one of Britain, that a spelling check for programmers lets pass. */
const foreign =
	"organization organize color center analyze realize customization catalog labor behavior optimize favorite defense gray programme";
const australian =
	"organisation organise colour centre analyse realise customisation catalogue labour behaviour program enrolment judgement licence practise lodgement";

const explained = "# an absolute https address, ends in .webp or .avif, written YYYY-MM-DDTHH:MM";

test.concurrent.each(["content/articles/x.md", "content/events/x.yaml"])(
	"%s: foreign spellings are told; Australian ones pass, and what npm run new explains",
	async (file) => {
		const text = `${foreign} ${australian}\n${explained}\n`;
		expect(await misspelt(text, file)).toEqual(foreign.split(" "));
	},
);

// cspell:ignore colr
test.concurrent("of code, comments are read and the rest is not", async () => {
	const code = "// A comment on the colr\nconst colr = `organisation`;\n";
	expect(await misspelt(code, "app/x.ts")).toEqual(["colr"]);
});

test("the project’s own words are in order, each once", () => {
	const words = readFileSync(join(project, ".cspell/project-words.txt"), "utf8")
		.split("\n")
		.filter((line) => line && !line.startsWith("#"));
	expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, "en-AU")));
});
