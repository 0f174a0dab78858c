import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSite } from "../../../app/site/site.server.ts";
import { findOpenItems, readProjectValues } from "../../../content-model/index.ts";
import { UserError } from "../../../machine/userError.ts";
import { createFile } from "../../../scripts/content/createFile.ts";
import { ContentCopy } from "../../fixtures/contentCopy.ts";
import { schemaModules } from "../../fixtures/site.ts";

/** A project of its own: the program, and content to add to. */
let copy: ContentCopy;
beforeAll(() => {
	copy = new ContentCopy();
	copy.shorten();
	copy.addPrograms();
});
afterAll(() => copy.remove());

/** Begins a file as the program does. */
function begin(kind: string, title: string): string {
	return createFile(copy.root, schemaModules, kind, title);
}

/** Runs the program itself. */
function run(...words: string[]) {
	const program = join(copy.root, "scripts/new.ts");
	return spawnSync(process.execPath, [program, ...words], { encoding: "utf8" });
}

const files: [kind: string, file: string][] = [
	["article", "content/articles/cafe-fears-whats-new.md"],
	["event", "content/events/cafe-fears-whats-new.yaml"],
	["person", "content/team/cafe-fears-whats-new.yaml"],
	["testimonial", "content/testimonials/cafe-fears-whats-new.yaml"],
	["page", "content/pages/cafe-fears-whats-new.yaml"],
	["benefit", "content/benefits/cafe-fears-whats-new.yaml"],
];

const title = "Café & fears: what’s “new”?";

test.for(files)("a new %s explains its fields", ([kind, file]) => {
	expect(begin(kind, title).split("\n")[0]).toBe(`Wrote ${file}.`);
	const text = copy.read(file);
	expect(text).toMatch(/^\s*# \S.*\n\s*\w+:/m);
	expect(text.toLowerCase()).toContain(title.toLowerCase());
});

test("a file that is there is never written over", () => {
	const [[kind, file] = ["", ""]] = files;
	const before = copy.read(file);
	expect(() => begin(kind, "Cafe fears: what’s new")).toThrow(
		new UserError(`${file} already exists. Nothing was written.`),
	);
	expect(copy.read(file)).toBe(before);
});

test("a new entry is valid at once, and an open item until it is finished", async () => {
	await expect(createSite(copy.root)).resolves.toBeDefined();
	const open = findOpenItems(copy.root, readProjectValues(copy.root)).flatMap(({ items }) => items);
	expect(open.map(({ file }) => file)).toEqual(
		expect.arrayContaining(files.map(([, file]) => file)),
	);
});

test.each([
	["nothing", "", ""],
	["a kind alone", "article", ""],
	["a kind that there is not", "poem", "Roses"],
	["a title without letters", "article", "!?"],
])("%s is refused", (_what, kind, title) => {
	expect(() => begin(kind, title)).toThrow(
		/^Write npm run new -- and one of article, person, testimonial, event, benefit, page, /,
	);
});

test("the program says what it wrote and ends with status 0, or with 1 and the reason", () => {
	expect(run("article", " Roses ")).toMatchObject({
		status: 0,
		stdout: expect.stringMatching(/^Wrote content\/articles\/roses\.md\.\n/),
		stderr: "",
	});
	expect(run("article")).toMatchObject({
		status: 1,
		stdout: "",
		stderr: expect.stringMatching(/^Write npm run new -- /),
	});
});
