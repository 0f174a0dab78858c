import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { requireBuildFolder } from "../../../deploy/buildFolder.ts";
import { UserError } from "../../../machine/userError.ts";
import { ContentCopy } from "../../fixtures/contentCopy.ts";
import { project } from "../../fixtures/site.ts";

/** A project of its own: the programs, and content to be broken. */
const copy = new ContentCopy();
copy.addPrograms();
afterAll(() => copy.remove());

/** Runs a program of the copy to its end, from another folder. */
function run(program: string, ...words: string[]) {
	return spawnSync(process.execPath, [join(copy.root, program), ...words], {
		cwd: project,
		encoding: "utf8",
		env: { PATH: process.env.PATH },
	});
}

test("a build refuses a folder that holds more than a build", () => {
	const refuse = () => requireBuildFolder(join(copy.root, "content"));
	expect(refuse).toThrow(UserError);
	expect(refuse).toThrow(
		/content holds \S+, which is not part of a build and would be removed\. Set BUILD_DIRECTORY to a new folder, or leave it unset for dist\.$/,
	);
	mkdirSync(join(copy.root, "earlier/client"), { recursive: true });
	expect(() => requireBuildFolder(join(copy.root, "earlier"))).not.toThrow();
	expect(() => requireBuildFolder(join(copy.root, "nowhere"))).not.toThrow();
});

test("the record of what was public keeps an address that leads on by now", () => {
	copy.set("content/redirects.yaml", ["redirects", "/an-old-page"], "/strategy");
	copy.write("content/published.txt", "/an-old-page\n");
	const { status, stderr } = run("scripts/record-published.ts");
	expect([status, stderr]).toEqual([0, ""]);
	expect(copy.read("content/published.txt").split("\n")).toEqual(
		expect.arrayContaining(["/", "/an-old-page", "/pricing"]),
	);
});

test("a build with samples publishes nothing, lists them and says what to do", () => {
	copy.set("content/site.yaml", ["sample"], true);
	const { status, stdout, stderr } = run("build/main.ts");
	expect(stderr).toMatch(/^content\/site\.yaml:\d+: sample is still a sample: /m);
	expect(stderr).toMatch(/^\d+ samples would be published\. .*npm run build -- --with-samples\./m);
	expect(stderr).toMatch(/Nothing was built\.\n$/);
	expect(stdout).toBe("");
	expect(status).toBe(1);
	expect(readdirSync(copy.root).filter((name) => name.startsWith("dist"))).toEqual([]);
});

test("a build with a bad field and a bad text ends with status 1, says why, and leaves the earlier build alone", () => {
	mkdirSync(join(copy.root, "dist/client"), { recursive: true });
	writeFileSync(join(copy.root, "dist/client/index.html"), "the earlier build");
	const article = copy.getFile("articles");
	copy.set(article, ["date"], "2025-02-30");
	copy.set("content/site.yaml", ["contact", "email"], "hello");
	const line = copy.append(article, "# A heading too large");

	const { status, stdout, stderr } = run("build/main.ts");

	const findLine = (file: string, words: string) =>
		`${file}:${copy.read(file).split(words)[0]?.split("\n").length}`;
	expect(stderr).toBe(
		[
			findLine("content/site.yaml", "email: hello\n"),
			"  field     contact.email",
			'  received  "hello"',
			"  expected  an email address",
			"",
			findLine(article, "2025-02-30"),
			"  field     date",
			'  received  "2025-02-30"',
			"  expected  a day that exists, written YYYY-MM-DD",
			"",
			`${article}:${line}`,
			`  field     text, line ${line}`,
			"  received  a heading with one #",
			"  expected  ## or ###; the title comes from the front matter",
			"",
			"3 issues in content/.",
			"Nothing was built.",
			`${join(copy.root, "dist")} still holds the build before, not this one: do not publish it.`,
			"",
		].join("\n"),
	);
	expect(stdout).toBe("");
	expect(status).toBe(1);
	expect(readdirSync(copy.root).filter((name) => name.startsWith("dist"))).toEqual(["dist"]);
	expect(readFileSync(join(copy.root, "dist/client/index.html"), "utf8")).toBe("the earlier build");
});

test("the list before launch names content that no build takes", () => {
	const article = copy.getFile("articles");
	copy.set(article, ["date"], "2025-02-30");
	copy.set("content/site.yaml", ["contact", "email"], "hello");
	const { status, stdout } = run("scripts/launch.ts", "--offline");
	expect(stdout).toMatch(/^Fix errors \(3\)$/m);
	expect(stdout).toContain("a day that exists, written YYYY-MM-DD");
	expect(stdout).toContain("an email address");
	expect(status).toBe(1);
});

test("the prose check lists every finding, and ends with status 1", () => {
	const [first = "", second = ""] = copy.listFiles("articles");
	const passage = "Eight words that two articles share are plenty here.";
	copy.append(first, passage);
	const line = copy.append(second, `${passage} Let us leverage it at http://example.com/ now.`);
	const { status, stderr } = run("scripts/check-prose.ts");
	expect(stderr).toContain(
		`${second}:${line}\n  found   This site does not write “leverage”\n  remedy  Write “use”.\n`,
	);
	expect(stderr).toContain(
		`${second}:${line}\n  found   The address http://example.com/ cannot be published\n  remedy  Begin it with https://.\n`,
	);
	expect(stderr).toContain(
		`${second}:${line}\n  found   An earlier article has “eight words that two articles share`,
	);
	expect(status).toBe(1);
});
