import { spawnSync } from "node:child_process";
import {
	cpSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { project } from "../../fixtures/site.ts";

/** A copy of the check's settings with texts of the tests' own, which one run of the check reads. */
const folder = mkdtempSync(join(tmpdir(), "mallee-spelling-"));
const misspelt = new Map<string, string[]>();

beforeAll(() => {
	for (const name of ["cspell.json", ".cspell", "node_modules"]) {
		symlinkSync(join(project, name), join(folder, name));
	}
	// What reads the names in the content, which is that of the copy.
	for (const name of ["content-model", "grid", "machine", "nearest", "paths", "proofreading"]) {
		cpSync(join(project, name), join(folder, name), { recursive: true });
	}
	for (const [file, text] of Object.entries(texts)) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		writeFileSync(join(folder, file), text);
		misspelt.set(file, []);
	}
	const { stdout } = spawnSync(
		join(project, "node_modules/.bin/cspell"),
		["--no-progress", "--no-summary", "--issue-template", "$filename $text", ...misspelt.keys()],
		{ cwd: folder, encoding: "utf8", env: { PATH: process.env.PATH } },
	);
	for (const line of stdout.split("\n").filter(Boolean)) {
		const [file = "", word = ""] = line.split(" ");
		misspelt.get(relative(folder, resolve(folder, file)))?.push(word);
	}
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Spellings of the United States, and one of Britain, that a spelling check for programmers lets pass. */
const foreign =
	"organization organize color center analyze realize customization catalog labor behavior optimize favorite defense gray programme";
const australian =
	"organisation organise colour centre analyse realise customisation catalogue labour behaviour program enrolment judgement licence practise lodgement";

const explained = "# an absolute https address, ends in .webp or .avif, written YYYY-MM-DDTHH:MM";

const text = `${foreign} ${australian}\n${explained}\n`;

// cspell:ignore colr
const texts = {
	"content/articles/x.md": text,
	"content/events/x.yaml": text,
	"content/team/x.yaml":
		"name: Dorian O’Quorran-Quondaburra\nline: Dorian Quondaburra rings Wirrabillan.\n",
	"content/testimonials/x.yaml": "quote: They know Wirrabillan’s way.\ncompany: Wirrabillan’s\n",
	"content/pages/x.yaml": "title: Quondaburra’s people\n",
	"app/x.ts": "// A comment on the colr\nconst colr = `organisation`;\n",
};

test.each(["content/articles/x.md", "content/events/x.yaml"])(
	"%s: foreign spellings are reported; Australian ones pass, and the words of npm run new",
	(file) => {
		expect(misspelt.get(file)).toEqual(foreign.split(" "));
	},
);

test("a person’s name and a company’s are right wherever they are", () => {
	const names = ["content/team/x.yaml", "content/testimonials/x.yaml", "content/pages/x.yaml"];
	expect(names.flatMap((file) => misspelt.get(file))).toEqual([]);
});

test("of code, only comments are spell-checked", () => {
	expect(misspelt.get("app/x.ts")).toEqual(["colr"]);
});

test("the project’s own words are in order, each once", () => {
	const words = readFileSync(join(project, ".cspell/project-words.txt"), "utf8")
		.split("\n")
		.filter((line) => line && !line.startsWith("#"));
	expect(words).toEqual([...new Set(words)].sort((a, b) => a.localeCompare(b, "en-AU")));
});
