import { expect, test } from "vitest";
import { article, makeCopyWithArticle } from "../../fixtures/copyWithArticle.ts";
import { content } from "../../fixtures/site.ts";

const copy = makeCopyWithArticle();

test("an author who does not exist", () => {
	copy.set(article, ["author"], "nobody-known");
	const people = content.team.map(({ slug }) => slug).sort();
	expect(copy.readIssues()).toEqual([
		{
			file: article,
			field: "author",
			received: '"nobody-known"',
			expected: `one of: team, ${people.join(", ")}`,
		},
	]);
});

test("an author whose own file is wrong is still known", () => {
	const author = copy.listFiles("team").find((file) => file.endsWith(".yaml")) ?? "";
	copy.set(article, ["author"], author.replace(/^.*\/|\.yaml$/g, ""));
	copy.set(author, ["name"], undefined);
	expect(copy.readIssues()).toEqual([
		{ file: author, field: "name", received: "nothing", expected: "text" },
	]);
});

test.each([1, -1])("as many sessions have to be described as are sold, not %i more", (more) => {
	const file = "content/pricing.yaml";
	const row = [0, 1, 2].findIndex((index) => copy.get(file, ["rows", index, "id"]) === "bootcamp");
	const sold = Number(copy.get(file, ["rows", row, "sessions"]));
	copy.set(file, ["rows", row, "sessions"], sold - more);
	expect(copy.readIssues()).toMatchObject([
		{
			file: "content/pages/training.yaml",
			field: "bootcamp.sessions",
			received: `${sold} entries`,
			expected: `as many as ${file} sells: describe ${sold - more} sessions here, or write sessions: ${sold} for bootcamp there`,
		},
	]);
});

test.each(["order", "homeOrder", "title"])("the same %s in two files", (field) => {
	const folder = { order: "team", homeOrder: "benefits", title: "articles" }[field] ?? "";
	const [first, second] = copy
		.listFiles(folder)
		.filter((file) => copy.get(file, [field]) !== undefined);
	const value = copy.get(first ?? "", [field]);
	copy.set(second ?? "", [field], value);
	expect(copy.readIssues()).toEqual([
		{
			file: second,
			field,
			received: JSON.stringify(value),
			expected: `a value no other file of content/${folder} has; ${first} has it already`,
		},
	]);
});

test("a blog that names an unknown article and one article twice", () => {
	const blog = "content/pages/blog.yaml";
	const first = copy.get(blog, ["grid", "pinned", 0]);
	copy.set(blog, ["grid", "pinned", 1], first);
	copy.set(blog, ["featured", "article"], "never-written");
	expect(copy.readIssues()).toEqual([
		{
			file: blog,
			field: "featured.article",
			received: '"never-written"',
			expected: "the name of a file in content/articles, without .md",
		},
		{
			file: blog,
			field: "grid.pinned.1",
			received: JSON.stringify(first),
			expected: "each article once: it is listed above already",
		},
	]);
});

test("a firm's pack with a worksheet that its article does not hold", () => {
	const pack = "content/pages/firm-pack.yaml";
	const home = copy.get(pack, ["worksheets", 1, "article"]);
	copy.set(pack, ["worksheets", 1, "name"], "never-written");
	const [issue, ...others] = copy.readIssues();
	expect(others).toEqual([]);
	expect(issue).toMatchObject({
		file: pack,
		field: "worksheets.1.name",
		received: '"never-written"',
	});
	expect(issue?.expected).toContain(
		`the name of a worksheet in content/articles/${home}.md: ai-policy`,
	);
});

const late = "not later than the article's own date, 2025-10-13";
const unreadable = expect.stringMatching(/^(?:YYYY, YYYY-MM or YYYY-MM-DD|a date that exists)$/);
const sourceDates = [
	{
		what: "a day after the article’s",
		published: "2026-01-01",
		received: "2026-01-01",
		expected: late,
	},
	{ what: "a year after the article’s", published: 2026, received: "2026", expected: late },
	{
		what: "a month after the article’s",
		published: "2025-11",
		received: "2025-11",
		expected: late,
	},
	...["2025-02-30", "2025-13", "25", "last year"].map((published) => ({
		what: published,
		published,
		received: JSON.stringify(published),
		expected: unreadable,
	})),
];
test.each(sourceDates)("a source of $what is reported", ({ published, received, expected }) => {
	copy.set(article, ["sources", "first", "published"], published);
	expect(copy.readIssues()).toEqual([
		{ file: article, field: "sources.first.published", received, expected },
	]);
});
