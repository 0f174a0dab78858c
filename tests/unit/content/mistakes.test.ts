import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { createSite } from "../../../app/site/site.server.ts";
import { findDeadAnchors } from "../../../build/deadAnchors.ts";
import {
	formatFieldAndLine,
	type Issue,
	loadContent,
	readProjectValues,
} from "../../../content-model/index.ts";
import { readDocument } from "../../../deploy/readDocument.ts";
import { makeRestoredCopy } from "../../fixtures/restoredCopy.ts";
import { content, schemaModules } from "../../fixtures/site.ts";

// Typos of owners, and the sentences with which the build tells them: as a terminal and the browser
// show them.
const copy = makeRestoredCopy();
const article = copy.getFile("articles");
const event = copy.getFile("events");
const [category = ""] = Object.keys(content.pages.blog.categories);
const author = content.team[0]?.slug;
const featured = content.pages.blog.featured.article;
const eventName = basename(event, ".yaml");

/** Returns all messages about the copy. */
function getMessages(): string {
	try {
		loadContent(copy.root, schemaModules);
		return "";
	} catch (error) {
		return String(error);
	}
}

/** Replaces something in a file and returns its line. */
function replace(file: string, from: string | RegExp, to: string): number {
	const text = copy.read(file);
	const changed = text.replace(from, to);
	expect(changed).not.toBe(text);
	copy.write(file, changed);
	return text.slice(0, text.search(from)).split("\n").length;
}

test.each([
	[
		"a category in the plural",
		article,
		/(?<=^category: ).*/m,
		`${category}S`,
		`Did you mean ${category}?`,
	],
	["a type", event, /(?<=^type: ).*/m, "WEBINARS", "Did you mean WEBINAR?"],
	["a field", article, /^summary:/m, "sumary:", "Did you mean summary?"],
	["an author", article, /(?<=^author: ).*/m, `${author}s`, `Did you mean ${author}?`],
	[
		"the page of an event",
		"content/destinations.yaml",
		new RegExp(`^ {2}${eventName}:`, "m"),
		`  ${eventName}s:`,
		`Did you mean ${eventName}?`,
	],
	[
		"an article of the blog",
		"content/pages/blog.yaml",
		/(?<=^ {2}article: ).*/m,
		`${featured}s`,
		`Did you mean ${featured}?`,
	],
	["a placeholder", article, /(?<=^standfirst: ).*/m, '"Said by {brnd}."', "Did you mean {brand}?"],
	[
		"a comma in a number",
		"content/pricing.yaml",
		/(?<=small: )\d+/,
		"1,100",
		'prices\n  received  "100"\n  expected  a number without a comma',
	],
	["curly quotes", event, /(?<=^title: ).*/m, "“An evening”", "straight quotation marks around it"],
	["a space too few", event, /^title: .*/m, "title:An evening", "a space after `title:`"],
])(
	"%s is reported by file and line, with what was probably meant",
	(_what, file, from, to, meant) => {
		const line = replace(file, from, to);
		const messages = getMessages();
		const [first = ""] = messages.match(/[\s\S]*?\n\n/) ?? [];
		expect(messages).toContain(`${file}:${line}\n`);
		expect(messages, first).toContain(meant);
	},
);

test("an unknown page of a link is reported with the page that was probably meant", () => {
	copy.set("content/pages/strategy.yaml", ["closing", "action", "to"], "/pricng");
	expect(getMessages()).toContain("such as /pricing. Did you mean /pricing?");
});

test("entries of a list count from 1", () => {
	copy.set("content/pricing.yaml", ["plans", 0, "from"], "one");
	expect(getMessages()).toMatch(/content\/pricing\.yaml:\d+\n {2}field {5}plans, entry 1, from\n/);
});

test("a file that is not UTF-8 is reported with its line", () => {
	const bytes = Buffer.from("type: WEBINAR\ntitle: Caf\u00e9\n", "latin1");
	writeFileSync(join(copy.root, event), bytes);
	expect(getMessages()).toMatch(
		`${event}:2\n  field     the whole file, line 2\n  received  letters that are not written in UTF-8`,
	);
});

test("invalid YAML reports every error with its line", () => {
	copy.write(event, "type: x: y\ntitle:Words\nplace: *online\nsummary: 'it's'\n");
	const lines = Array.from(
		getMessages().matchAll(new RegExp(`${event}:(\\d)`, "g")),
		([, line]) => line,
	);
	expect(lines).toEqual(["1", "2", "3", "4"]);
});

test("issues of the logo, portraits and pictures are reported together with those of texts", async () => {
	const person = copy.listFiles("team").find((file) => file.endsWith(".yaml")) ?? "";
	copy.set(event, ["type"], "WEBINARS");
	copy.set(person, ["portrait"], "nobody.jpg");
	const line = copy.append(article, "![Us](us.jpg)\n\n![Us](https://a.example/us.jpg)");
	copy.write("content/brand/logo.svg", "<svg/>");
	const { issues } = await createSite(copy.root, { withUnpublished: true }).then(
		() => expect.fail("Made in spite of it."),
		(error) => error,
	);
	const messages = issues.map((issue: Issue) => `${issue.file}: ${formatFieldAndLine(issue)}`);
	expect(messages.toSorted()).toEqual(
		[
			`${article}: text, line ${line}`,
			`${article}: text, line ${line + 2}`,
			"content/brand/logo.svg: the whole file",
			`${event}: type`,
			`${person}: portrait`,
		].toSorted(),
	);
});

test("a link to a missing anchor is reported by file and line", () => {
	copy.set("content/pages/strategy.yaml", ["closing", "action", "to"], "/pricing#estimat");
	const documents = new Map([
		[
			"/strategy",
			readDocument('<a class="x" href="/pricing#estimat">Prices</a> <a href="/pricing#estimate">'),
		],
		["/pricing", readDocument('<div class="y" id="estimate"></div> <a href="#estimate">Here</a>')],
	]);
	expect(findDeadAnchors(documents, () => readProjectValues(copy.root))).toEqual([
		expect.stringMatching(
			/^content\/pages\/strategy\.yaml:\d+, closing\.action\.to: \/pricing#estimat points to a missing anchor\.$/,
		),
	]);
});

test("a link within a page to a missing anchor is reported for each page that has it", () => {
	const document = readDocument('<a href="#nowhere">Here</a> <a href="/faq#nowhere">There</a>');
	const documents = new Map(["/faq", "/team"].map((path) => [path, document]));
	expect(findDeadAnchors(documents, () => [])).toEqual([
		"the page /faq: #nowhere points to a missing anchor.",
		"the page /team: /faq#nowhere points to a missing anchor.",
		"the page /team: #nowhere points to a missing anchor.",
	]);
});
