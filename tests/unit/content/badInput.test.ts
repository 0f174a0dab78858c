import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ContentError } from "../../../app/content/faults.ts";
import { linkableAddresses } from "../../../app/content/linkFaults.server.ts";
import { loadContent } from "../../../app/content/load.server.ts";
import { pagePaths } from "../../../app/content/paths.server.ts";
import { sitePaths } from "../../../app/content/sitePaths.server.ts";
import { ContentCopy } from "./contentCopy.ts";

let copy: ContentCopy;
let article: string;
let event: string;
beforeEach(() => {
	copy = new ContentCopy();
	article = copy.file("articles");
	event = copy.file("events");
});
afterEach(() => copy.remove());

/** A page with a link of its own, which tests lead astray. */
const linking = { file: "content/pages/strategy.yaml", to: ["closing", "action", "to"] };

test("the content as it stands has no fault", () => {
	expect(copy.faults()).toEqual([]);
});

describe("fields", () => {
	test.each([
		{
			what: "a missing field",
			field: ["title"],
			value: undefined,
			found: "nothing",
			allowed: "text",
		},
		{
			what: "an empty text",
			field: ["title"],
			value: "",
			found: '""',
			allowed: "one line of text, without spaces at its ends",
		},
		{
			what: "a text that is too long",
			field: ["title"],
			value: "long ".repeat(30).trim(),
			found: /^"long long .*…$/,
			allowed: "at most 100 characters",
		},
		{
			what: "a date in another order",
			field: ["date"],
			value: "13/10/2025",
			found: '"13/10/2025"',
			allowed: "a day that exists, written YYYY-MM-DD",
		},
		{
			what: "a day that does not exist",
			field: ["date"],
			value: "2025-02-30",
			found: '"2025-02-30"',
			allowed: "a day that exists, written YYYY-MM-DD",
		},
		{
			what: "an unknown category",
			field: ["category"],
			value: "NEWS",
			found: '"NEWS"',
			allowed: "one of: FEATURED, PLATFORM, TRAINING, GUIDES",
		},
		{
			what: "a switch that is neither true nor false",
			field: ["sample"],
			value: "perhaps",
			found: '"perhaps"',
			allowed: "true or false",
		},
		{
			what: "a picture without its mode",
			field: ["cover"],
			value: "weave",
			found: '"weave"',
			allowed: "fields, one a line",
		},
		{
			what: "a field that is not known",
			field: ["colour"],
			value: "gum",
			found: "a field that is not known here",
			allowed: "remove it, or correct its spelling",
		},
	])("$what", ({ field, value, found, allowed }) => {
		copy.set(article, field, value);
		expect(copy.faults()).toEqual([
			{
				file: article,
				field: field.join("."),
				found: typeof found === "string" ? found : expect.stringMatching(found),
				allowed,
			},
		]);
	});

	test.each(["2025-02-30T12:30", "2025-02-13T24:30", "2025-02-13 12:30", "2025-02-13T12:30Z"])(
		"an event that starts at %s",
		(start) => {
			copy.set(event, ["start"], start);
			expect(copy.faults()).toEqual([
				{
					file: event,
					field: "start",
					found: JSON.stringify(start),
					allowed: expect.stringMatching(/^a (?:local time, written|day and time that exist)/),
				},
			]);
		},
	);

	test("an event that ends before it starts, while another field is wrong as well", () => {
		copy.set(event, ["end"], "2020-01-01T09:00");
		copy.set(event, ["type"], "PARTY");
		expect(copy.faults()).toEqual([
			{ file: event, field: "type", found: '"PARTY"', allowed: "one of: WEBINAR, EVENT" },
			{ file: event, field: "end", found: '"2020-01-01T09:00"', allowed: "a time after the start" },
		]);
	});

	const tooMany = {
		file: "content/pages/pricing.yaml",
		field: ["estimator", "errors", "peopleTooMany"],
	};

	test.each(["Up to {maximum} people.", "Up to {max people.", "Up to { max } people."])(
		"a placeholder that the page does not fill in: %s",
		(text) => {
			copy.set(tooMany.file, tooMany.field, text);
			expect(copy.faults()).toEqual([
				{
					file: tooMany.file,
					field: tooMany.field.join("."),
					found: JSON.stringify(text),
					allowed: "one line of text, without spaces at its ends; the only placeholder is {max}",
				},
			]);
		},
	);

	test.each(["Up to {max} people, says {brand}.", "That is too many."])(
		"a text that may be filled in: %s",
		(text) => {
			copy.set(tooMany.file, tooMany.field, text);
			expect(copy.faults()).toEqual([]);
		},
	);

	test("a list with the wrong number of entries", () => {
		copy.set("content/site.yaml", ["heroWords"], ["Equip", "Empower"]);
		expect(copy.faults()).toEqual([
			{
				file: "content/site.yaml",
				field: "heroWords",
				found: '["Equip","Empower"]',
				allowed: "at least 3 entries",
			},
		]);
	});
});

describe("links and destinations", () => {
	const allowedTarget = "a root path, an anchor, destination:name, or an absolute https address";

	test("a destination nobody knows", () => {
		copy.set(linking.file, linking.to, "destination:demoPlatfrom");
		expect(copy.faults()).toEqual([
			{
				file: linking.file,
				field: "closing.action.to",
				found: '"destination:demoPlatfrom"',
				allowed:
					"destination: and one of demoPlatform, articlesSite, eventsPage, contactForm, partnerForm, researchReport",
			},
		]);
	});

	test.each([
		"http://example.com/",
		"https://",
		"https://localhost/",
		"http://localhost:3001/",
		"ftp://example.com/",
	])("a link to %s", (to) => {
		copy.set(linking.file, linking.to, to);
		expect(copy.faults()).toEqual([
			{
				file: linking.file,
				field: "closing.action.to",
				found: JSON.stringify(to),
				allowed: allowedTarget,
			},
		]);
	});

	test.each([
		{ to: "contact-us", allowed: "a root path, an anchor, or destination:name" },
		{ to: "//example.com", allowed: "a root path, an anchor, or destination:name" },
		{ to: undefined, allowed: "text" },
	])("a link to $to", ({ to, allowed }) => {
		copy.set(linking.file, linking.to, to);
		const found = to === undefined ? "nothing" : JSON.stringify(to);
		expect(copy.faults()).toEqual([
			{ file: linking.file, field: "closing.action.to", found, allowed },
		]);
	});

	const page = "the address of a page of this site, such as /pricing";

	test.each(["/pricng", "/Pricing", "/pricing/", "/strategy/nope?from=home#top", "/404"])(
		"a link to %s, which no page has",
		(to) => {
			copy.set(linking.file, linking.to, to);
			copy.set("content/site.yaml", ["navigation", 0, "to"], to);
			const found = JSON.stringify(to);
			expect(copy.faults()).toEqual([
				{ file: "content/site.yaml", field: "navigation.0.to", found, allowed: page },
				{ file: linking.file, field: "closing.action.to", found, allowed: page },
			]);
		},
	);

	test("a link in the Markdown of a field, to what no page has", () => {
		const field = ["sections", 0, "paragraphs", 0];
		copy.set("content/pages/terms-of-use.yaml", field, "See [the prices](/pricng#estimate).");
		expect(copy.faults()).toEqual([
			{
				file: "content/pages/terms-of-use.yaml",
				field: field.join("."),
				found: "/pricng#estimate",
				allowed: page,
			},
		]);
	});

	test.each(["/", "/?from=home", "/pricing#estimate", "/share", "/feed.xml", "/old-prices"])(
		"a link to %s is no fault",
		(to) => {
			copy.set("content/redirects.yaml", ["moved"], { "/old-prices": "/pricing" });
			copy.set(linking.file, linking.to, to);
			copy.append(article, `[Read this](${to})`);
			expect(copy.faults()).toEqual([]);
		},
	);

	test("whatever the build makes can be linked to, but for the documents of errors", () => {
		const content = loadContent(copy.root);
		const slugs = content.events.map(({ slug }) => slug);
		const made = sitePaths(content).filter((path) => !/\/(?:404|500)$/.test(path));
		expect(linkableAddresses(pagePaths(content), slugs, [])).toEqual(new Set(made));
	});

	test.each([
		"http://forms.mallee-forms.example/contact",
		"forms.mallee-forms.example",
		"https://forms",
	])("a destination at %s is told once, not once for each link to it", (address) => {
		copy.set("content/destinations.yaml", ["contactForm"], address);
		expect(copy.faults()).toEqual([
			{
				file: "content/destinations.yaml",
				field: "contactForm",
				found: JSON.stringify(address),
				allowed: "an absolute https address",
			},
		]);
	});

	test("an event without a page, and a page without an event", () => {
		const slug = event.replace(/^.*\/|\.yaml$/g, "");
		const address = copy.get("content/destinations.yaml", ["eventPages", slug]);
		copy.set("content/destinations.yaml", ["eventPages", slug], undefined);
		copy.set("content/destinations.yaml", ["eventPages", "no-such-event"], address);
		expect(copy.faults()).toEqual([
			{
				file: "content/destinations.yaml",
				field: `eventPages.${slug}`,
				found: "nothing",
				allowed: `the https address of the page for ${event}`,
			},
			{
				file: "content/destinations.yaml",
				field: "eventPages.no-such-event",
				found: "no event of that name",
				allowed: "the name of a file in content/events, without .yaml",
			},
		]);
	});
});

describe("files that refer to one another", () => {
	test("an author who does not exist", () => {
		copy.set(article, ["author"], "nobody-known");
		const people = copy.files("team").map((file) => file.replace(/^.*\/|\.yaml$/g, ""));
		expect(copy.faults()).toEqual([
			{
				file: article,
				field: "author",
				found: '"nobody-known"',
				allowed: `one of: team, ${people.join(", ")}`,
			},
		]);
	});

	test("an author whose own file is wrong is still known", () => {
		const author = `content/team/${copy.get(article, ["author"])}.yaml`;
		copy.set(author, ["name"], undefined);
		expect(copy.faults()).toEqual([
			{ file: author, field: "name", found: "nothing", allowed: "text" },
		]);
	});

	test.each(["order", "homeOrder", "title"])("the same %s in two files", (field) => {
		const folder = { order: "team", homeOrder: "benefits", title: "articles" }[field] ?? "";
		const [first, second] = copy
			.files(folder)
			.filter((file) => copy.get(file, [field]) !== undefined);
		const value = copy.get(first ?? "", [field]);
		copy.set(second ?? "", [field], value);
		expect(copy.faults()).toEqual([
			{
				file: second,
				field,
				found: JSON.stringify(value),
				allowed: `a value no other file of content/${folder} has; ${first} has it already`,
			},
		]);
	});

	test("a blog that names an unknown article and one article twice", () => {
		const blog = "content/pages/blog.yaml";
		const first = copy.get(blog, ["grid", "articles", 0]);
		copy.set(blog, ["grid", "articles", 1], first);
		copy.set(blog, ["featured", "article"], "never-written");
		expect(copy.faults()).toEqual([
			{
				file: blog,
				field: "featured.article",
				found: '"never-written"',
				allowed: "the name of a file in content/articles, without .md",
			},
			{
				file: blog,
				field: "grid.articles.1",
				found: JSON.stringify(first),
				allowed: "each article once: it is listed above already",
			},
		]);
	});

	test.each([
		{ published: "2026-01-01", found: "2026-01-01" },
		{ published: 2026, found: "2026" },
		{ published: "2025-11", found: "2025-11" },
	])("a source of $published is newer than the article", ({ published, found }) => {
		copy.set(article, ["date"], "2025-10-13");
		const [source] = Object.keys(copy.get(article, ["sources"]) as object).slice(0, 1);
		const name = sourceName(article);
		expect(source).toBeDefined();
		copy.set(article, ["sources", name, "published"], published);
		expect(copy.faults()).toEqual([
			{
				file: article,
				field: `sources.${name}.published`,
				found,
				allowed: "not later than the article's own date, 2025-10-13",
			},
		]);
	});

	test.each(["2025-02-30", "2025-13", "25", "last year"])(
		"a source published on %s",
		(published) => {
			const name = sourceName(article);
			copy.set(article, ["sources", name, "published"], published);
			expect(copy.faults()).toEqual([
				{
					file: article,
					field: `sources.${name}.published`,
					found: JSON.stringify(published),
					allowed: expect.stringMatching(/^(?:YYYY, YYYY-MM or YYYY-MM-DD|a date that exists)$/),
				},
			]);
		},
	);
});

/** The first source of an article. */
function sourceName(file: string): string {
	return copy.read(file).match(/^sources:\n {2}([\w-]+):/m)?.[1] ?? "";
}

describe("the text of an article", () => {
	test.each([
		{
			what: "a footnote without a source",
			markdown: "As was said.[^hearsay]",
			found: "[^hearsay]",
			allowed: /^a footnote named in sources: [a-z]/,
		},
		{
			what: "a footnote written out",
			markdown: "[^note]: Somebody said so.",
			found: "[^note]:",
			allowed: /^an entry under sources, at the top$/,
		},
		{
			what: "raw HTML",
			markdown: '<div class="x">words</div>',
			found: '<div class="x">words</div>',
			allowed: /^Markdown only; raw HTML is not shown$/,
		},
		{
			what: "raw HTML within a line",
			markdown: "Some <b>words</b>.",
			found: "<b>",
			allowed: /^Markdown only; raw HTML is not shown$/,
			count: 2,
		},
		{
			what: "a second title",
			markdown: "# Again",
			found: "a heading with one #",
			allowed: /^## or ###/,
		},
		{
			what: "a picture without words",
			markdown: "![](/picture.png)",
			found: "![](/picture.png)",
			allowed: /^!\[what the picture shows\]\(address\)$/,
		},
		{
			what: "a link without https",
			markdown: "[Read this](http://example.com/)",
			found: "http://example.com/",
			allowed:
				/^a root path such as \/pricing, an anchor, destination:name, or an absolute https address$/,
		},
		{
			what: "a link to nowhere",
			markdown: "[Read this](pricing)",
			found: "pricing",
			allowed: /^a root path such as \/pricing/,
		},
		{
			what: "a script as a link",
			markdown: "[Read this](javascript:alert(1))",
			found: "javascript:alert(1)",
			allowed: /^a root path such as \/pricing/,
		},
		{
			what: "a link to an address that no page has",
			markdown: "[Read this](/strategy/nope#top)",
			found: "/strategy/nope#top",
			allowed: /^the address of a page of this site, such as \/pricing$/,
		},
		{
			what: "a link defined elsewhere, to an address that no page has",
			markdown: "[nope]: </blog/nope>",
			found: "/blog/nope",
			allowed: /^the address of a page of this site/,
		},
	])("$what", ({ markdown, found, allowed, count = 1 }) => {
		const line = copy.append(article, markdown);
		const faults = copy.faults();
		expect(faults[0]).toEqual({
			file: article,
			field: `text, line ${line}`,
			found,
			allowed: expect.stringMatching(allowed),
		});
		expect(faults).toHaveLength(count);
	});

	test.each([
		{
			figure: "Team | .... | gum",
			found: "Team | .... | gum",
			allowed: /^a first line that reads caption:/,
		},
		{
			figure: "caption: An illustration.\nTeam | .... | gum",
			found: "Team | .... | gum",
			allowed: /^label \| 25 marks of \. - o # \| one of gum, /,
		},
		{
			figure: `caption: An illustration.\nTeam | ${".".repeat(25)} | pink`,
			found: `Team | ${".".repeat(25)} | pink`,
			allowed: /^label \| 25 marks/,
		},
		{
			figure: "caption: An illustration.",
			found: "no rows",
			allowed: /^at least one line of label/,
		},
	])("a figure that cannot be drawn: $found", ({ figure, found, allowed }) => {
		const line = copy.append(article, `\`\`\`habit\n${figure}\n\`\`\``);
		expect(copy.faults()).toEqual([
			{
				file: article,
				field: `text, line ${line}`,
				found,
				allowed: expect.stringMatching(allowed),
			},
		]);
	});

	test("a link within code is none", () => {
		copy.append(article, "Write `[words](/an-address)`.");
		expect(copy.faults()).toEqual([]);
	});

	test("a build, which parses each text later, is told of such links as well", () => {
		copy.append(article, "[Read this](/strategy/nope)");
		expect(() => loadContent(copy.root, undefined, "unparsed")).toThrow("/strategy/nope");
	});

	test("a source that no footnote refers to", () => {
		copy.set(article, ["sources", "unused"], { title: "A page", publisher: "Somebody" });
		expect(copy.faults()).toEqual([
			{
				file: article,
				field: "sources.unused",
				found: "no footnote refers to it",
				allowed: "[^unused] in the text, or remove the source",
			},
		]);
	});

	test.each(["https://www.example.com", "See WWW.example.com", "press@example.com"])(
		"an address where a source names its publisher: %s",
		(publisher) => {
			const name = sourceName(article);
			copy.set(article, ["sources", name, "publisher"], publisher);
			expect(copy.faults()).toEqual([
				{
					file: article,
					field: `sources.${name}.publisher`,
					found: JSON.stringify(publisher),
					allowed: "one line of text, without spaces at its ends, and no web or mail address in it",
				},
			]);
		},
	);

	test("an address of a source that is not https", () => {
		const name = sourceName(article);
		copy.set(article, ["sources", name, "url"], "http://example.com/paper");
		expect(copy.faults()).toEqual([
			{
				file: article,
				field: `sources.${name}.url`,
				found: '"http://example.com/paper"',
				allowed: "an absolute https address",
			},
		]);
	});
});

describe("files that cannot be read", () => {
	test.each([
		{ what: "no front matter", text: "Just words.\n", found: '"Just words.\\n"' },
		{
			what: "front matter that is never closed",
			text: "---\ntitle: A\n",
			found: '"---\\ntitle: A\\n"',
		},
		{ what: "an empty file", text: "", found: '""' },
	])("$what", ({ text, found }) => {
		copy.write(article, text);
		expect(copy.faults()).toEqual([
			{
				file: article,
				field: "front matter",
				found,
				allowed: "a block of fields between two lines of three hyphens, at the top",
			},
		]);
	});

	test("broken front matter is told with the line of the file", () => {
		copy.write(article, "---\ncategory: GUIDES\ntitle: One: two\n---\n\nWords.\n");
		expect(copy.faults()).toEqual([
			{
				file: article,
				field: "front matter, line 3",
				// The parser's own line, which counts from below the hyphens, is left out.
				found: "Nested mappings are not allowed in compact mappings",
				allowed: expect.stringMatching(/^YAML: /),
			},
		]);
	});

	test.each([
		{ what: "a broken list", yaml: "a: [1, 2\nb: 3\n", field: /^the whole file, line \d$/ },
		{ what: "a field twice", yaml: "a: 1\na: 2\n", field: /^the whole file, line 2$/ },
		{ what: "a tab for indentation", yaml: "a:\n\tb: 1\n", field: /^the whole file, line \d$/ },
		{ what: "an asterisk read as a reference", yaml: "a: *important\n", field: /^the whole file/ },
	])("broken YAML: $what", ({ yaml, field }) => {
		copy.write(event, yaml);
		expect(copy.faults()).toEqual([
			{
				file: event,
				field: expect.stringMatching(field),
				found: expect.stringMatching(/\S/),
				allowed: expect.stringMatching(/^YAML: one `field: value` a line/),
			},
		]);
	});

	test("an empty YAML file", () => {
		copy.write(event, "# nothing yet\n");
		expect(copy.faults()).toEqual([
			{ file: event, field: "the whole file", found: "null", allowed: "fields, one a line" },
		]);
	});

	test("a page that is missing, and one that no page reads", () => {
		rename("content/pages/pricing.yaml", "content/pages/prices.yaml");
		expect(copy.faults()).toEqual([
			{
				file: "content/pages/pricing.yaml",
				field: "the whole file",
				found: "no file",
				allowed: "a readable file",
			},
			{
				file: "content/pages/prices.yaml",
				field: "file name",
				found: "a page the site does not have",
				allowed: expect.stringContaining("pricing"),
			},
		]);
	});

	test("a single file and a whole folder that are missing", () => {
		rmSync(join(copy.root, "content/site.yaml"));
		rmSync(join(copy.root, "content/testimonials"), { recursive: true });
		expect(copy.faults()).toEqual([
			{
				file: "content/site.yaml",
				field: "the whole file",
				found: "no file",
				allowed: "a readable file",
			},
			{
				file: "content/testimonials",
				field: "the whole folder",
				found: "no folder",
				allowed: "a folder of files that end in .yaml",
			},
		]);
	});
});

describe("names of files, which become addresses", () => {
	const benefit = (name: string) => `content/benefits/${name}`;

	// Two files cannot have one name, but these could become one address on a Mac or on Windows.
	test("a name that differs from another by its capitals only", () => {
		const [first = ""] = copy.files("benefits");
		const name = first.replace(/^.*\//, "").toUpperCase().replace(".YAML", ".yaml");
		copy.write(benefit(name), copy.read(first));
		expect(copy.faults()).toEqual([
			{
				file: benefit(name),
				field: "file name",
				found: JSON.stringify(name),
				allowed: "lower-case letters and digits, joined by single hyphens, then .yaml",
			},
		]);
	});

	test.each(
		[
			"less work.yaml",
			"less_work.yaml",
			"-less.yaml",
			"less--work.yaml",
			"lëss.yaml",
			".yaml.yaml.bak",
			"less.yml",
			"less.YAML",
		].filter((name) => !name.startsWith(".")),
	)("%s", (name) => {
		copy.write(benefit(name), copy.read(copy.file("benefits")));
		expect(copy.faults()).toEqual([
			{
				file: benefit(name),
				field: "file name",
				found: JSON.stringify(name),
				allowed: "lower-case letters and digits, joined by single hyphens, then .yaml",
			},
		]);
	});

	test("a folder within a collection", () => {
		mkdirSync(join(copy.root, "content/articles/drafts"));
		expect(copy.faults()).toEqual([
			{
				file: "content/articles/drafts",
				field: "file name",
				found: '"drafts"',
				allowed: "lower-case letters and digits, joined by single hyphens, then .md",
			},
		]);
	});

	test("hidden files of editors and systems do no harm", () => {
		copy.write("content/articles/.DS_Store", "x");
		copy.write("content/pages/.pricing.yaml.swp", "x");
		expect(copy.faults()).toEqual([]);
	});
});

describe("files as other systems write them", () => {
	test("Windows line ends and a byte order mark change nothing", () => {
		for (const file of [article, event, "content/agreement.md", "content/site.yaml"]) {
			copy.write(file, `\uFEFF${copy.read(file).replaceAll("\n", "\r\n")}`);
		}
		expect(copy.faults()).toEqual([]);
	});
});

test("faults of several files are all told together, and counted", () => {
	const [first = "", second = ""] = copy.files("articles");
	copy.set(first, ["date"], "2025-02-30");
	copy.set(first, ["author"], "nobody-known");
	const line = copy.append(first, "<hr>");
	copy.write(second, "no front matter");
	copy.set(event, ["start"], undefined);
	copy.set("content/pricing.yaml", ["gst"], "ten per cent");
	copy.set(linking.file, linking.to, "destination:nowhere");
	const faults = copy.faults();
	expect(faults.map(({ file, field }) => `${file} ${field}`).sort()).toEqual(
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

	let message = "";
	try {
		loadContent(copy.root);
	} catch (error) {
		message = error instanceof ContentError ? error.message : "";
	}
	expect(message).toContain(
		`${first}\n  field    date\n  found    "2025-02-30"\n  allowed  a day that exists, written YYYY-MM-DD\n`,
	);
	expect(message).toMatch(/\n7 faults in content\/\. Nothing was built\.$/);
});

function rename(from: string, to: string): void {
	renameSync(join(copy.root, from), join(copy.root, to));
}
