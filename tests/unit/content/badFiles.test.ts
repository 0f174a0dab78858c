import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formatFieldAndLine, loadContent } from "../../../content-model/index.ts";
import { article, linking, makeCopyWithArticle } from "../../fixtures/copyWithArticle.ts";
import { schemaModules } from "../../fixtures/site.ts";

const copy = makeCopyWithArticle();
const event = copy.getFile("events");

test("the content itself has no issue", () => {
	expect(copy.readIssues()).toEqual([]);
});

describe("files that cannot be read", () => {
	test.each([
		{ what: "no front matter", text: "Just words.\n", received: '"Just words.\\n"' },
		{
			what: "front matter that is never closed",
			text: "---\ntitle: A\n",
			received: '"---\\ntitle: A\\n"',
		},
		{ what: "an empty file", text: "", received: '""' },
	])("$what", ({ text, received }) => {
		copy.write(article, text);
		expect(copy.readIssues()).toEqual([
			{
				file: article,
				field: "front matter",
				received,
				expected: "a block of fields between two lines of three hyphens, at the top",
			},
		]);
	});

	test("broken front matter is reported with the line of the file", () => {
		copy.write(article, "---\ncategory: GUIDES\ntitle: One: two\n---\n\nWords.\n");
		expect(copy.readIssues()).toEqual([
			{
				file: article,
				field: "front matter",
				line: 3,
				// The parser's own line, which counts from below the hyphens, is left out.
				received: "Nested mappings are not allowed in compact mappings",
				expected: expect.stringMatching(/^YAML: /),
			},
		]);
	});

	test.each([
		{ what: "a broken list", yaml: "a: [1, 2\nb: 3\n", line: 1 },
		{ what: "a field twice", yaml: "a: 1\na: 2\n", line: 2 },
		{ what: "a tab for indentation", yaml: "a:\n\tb: 1\n", line: expect.any(Number) },
		{ what: "an asterisk read as a reference", yaml: "a: *important\n", line: 1 },
		{ what: "a quotation mark without its pair", yaml: 'a: 1\nb: "two\nc: 3\nd: 4\n', line: 2 },
	])("broken YAML: $what", ({ yaml, line }) => {
		copy.write(event, yaml);
		expect(copy.readIssues()).toEqual([
			{
				file: event,
				field: "the whole file",
				line,
				received: expect.stringMatching(/\S/),
				expected: expect.stringMatching(/^YAML: one `field: value` a line/),
			},
		]);
	});

	test("an empty YAML file", () => {
		copy.write(event, "# nothing yet\n");
		expect(copy.readIssues()).toEqual([
			{ file: event, field: "the whole file", received: "null", expected: "fields, one a line" },
		]);
	});

	test("a page that is missing, and its file under a name of the owner's", () => {
		rename("content/pages/pricing.yaml", "content/pages/prices.yaml");
		const issues = copy.readIssues();
		expect(issues).toContainEqual({
			file: "content/pages/pricing.yaml",
			field: "the whole file",
			received: "no file",
			expected: "a readable file",
		});
		expect(issues).toContainEqual({
			file: "content/pages/prices.yaml",
			field: "estimator",
			received: "a field that is not known here",
			expected: "remove it, or correct its spelling",
		});
	});

	test("a single file and a whole folder that are missing", () => {
		rmSync(join(copy.root, "content/site.yaml"));
		rmSync(join(copy.root, "content/testimonials"), { recursive: true });
		expect(copy.readIssues()).toEqual([
			{
				file: "content/site.yaml",
				field: "the whole file",
				received: "no file",
				expected: "a readable file",
			},
			{
				file: "content/testimonials",
				field: "the whole folder",
				received: "no folder",
				expected: "a folder of files that end in .yaml",
			},
		]);
	});
});

describe("names of files, which become addresses", () => {
	const getBenefitFile = (name: string) => `content/benefits/${name}`;

	// Two files cannot have one name, but these could become one address on a Mac or on Windows.
	test("a name that differs from another by its capitals only", () => {
		const [first = ""] = copy.listFiles("benefits");
		const name = first.replace(/^.*\//, "").toUpperCase().replace(".YAML", ".yaml");
		copy.write(getBenefitFile(name), copy.read(first));
		expect(copy.readIssues()).toEqual([
			{
				file: getBenefitFile(name),
				field: "file name",
				received: JSON.stringify(name),
				expected: "lower-case letters and digits, joined by single hyphens, then .yaml",
			},
		]);
	});

	// A page “Index” would be written over Home, an article “404” sent for what is missing.
	test.each([
		["pages", "index"],
		["pages", "404"],
		["articles", "500"],
		["benefits", "404"],
		["team", "index"],
	])("in %s the name %s, which hosts use themselves", (folder, name) => {
		const isText = (file: string) => /\.(?:md|yaml)$/.test(file);
		const like = copy.listFiles(folder).find(isText) ?? expect.fail(`${folder} is empty.`);
		const extension = like.replace(/^.*\./, ".");
		const file = `content/${folder}/${name}${extension}`;
		copy.write(file, copy.read(like));
		expect(copy.readIssues()).toEqual([
			{
				file,
				field: "file name",
				received: JSON.stringify(name + extension),
				expected: "another name: web hosts reserve this one",
			},
		]);
	});

	test("spaces, underscores, other letters and other extensions", () => {
		const names = [
			"-less.yaml",
			"less work.yaml",
			"less--work.yaml",
			"less.YAML",
			"less.yml",
			"less_work.yaml",
			"lëss.yaml",
		];
		for (const name of names) {
			copy.write(getBenefitFile(name), copy.read(copy.getFile("benefits")));
		}
		const issues = names.map((name) => ({
			file: getBenefitFile(name),
			field: "file name",
			received: JSON.stringify(name),
			expected: "lower-case letters and digits, joined by single hyphens, then .yaml",
		}));
		expect(new Set(copy.readIssues())).toEqual(new Set(issues));
	});

	test("a photograph that no browser shows", () => {
		copy.write("content/team/ada.heic", "");
		expect(copy.readIssues()).toEqual([
			{
				file: "content/team/ada.heic",
				field: "file name",
				received: '"ada.heic"',
				expected:
					"lower-case letters and digits, joined by single hyphens, then .yaml, or .jpg for a picture",
			},
		]);
	});

	test("a folder within a collection", () => {
		mkdirSync(join(copy.root, "content/articles/drafts"));
		expect(copy.readIssues()).toEqual([
			{
				file: "content/articles/drafts",
				field: "file name",
				received: '"drafts"',
				expected: "lower-case letters and digits, joined by single hyphens, then .md",
			},
		]);
	});

	test("hidden files of editors and systems do no harm", () => {
		copy.write("content/articles/.DS_Store", "x");
		copy.write("content/pages/.pricing.yaml.swp", "x");
		expect(copy.readIssues()).toEqual([]);
	});
});

describe("files as other systems write them", () => {
	test("Windows line ends and a byte order mark change nothing", () => {
		for (const file of [article, event, "content/agreement.md", "content/site.yaml"]) {
			copy.write(file, `\uFEFF${copy.read(file).replaceAll("\n", "\r\n")}`);
		}
		expect(copy.readIssues()).toEqual([]);
	});
});

test("issues of several files are reported together, and counted", () => {
	const [first = "", second = ""] = copy.listFiles("articles");
	copy.set(first, ["date"], "2025-02-30");
	copy.set(first, ["author"], "nobody-known");
	const line = copy.append(first, "<hr>");
	copy.write(second, "no front matter");
	copy.set(event, ["start"], undefined);
	copy.set("content/pricing.yaml", ["gst"], "ten per cent");
	copy.set(linking.file, linking.to, "destination:nowhere");
	const issues = copy.readIssues();
	expect(issues.map((issue) => `${issue.file} ${formatFieldAndLine(issue)}`).sort()).toEqual(
		[
			`${first} date`,
			`${first} author`,
			`${first} text, line ${line}`,
			`${second} front matter`,
			`${event} start`,
			"content/pricing.yaml gst",
			`${linking.file} closing.action.to`,
		].sort(),
	);

	const printed = `content/articles/a-test.md:5
  field     date
  received  "2025-02-30"
  expected  a day that exists, written YYYY-MM-DD

`;
	expect(() => loadContent(copy.root, schemaModules)).toThrow(printed);
	expect(() => loadContent(copy.root, schemaModules)).toThrow(/\n7 issues in content\/\.$/);
});

function rename(from: string, to: string): void {
	renameSync(join(copy.root, from), join(copy.root, to));
}
