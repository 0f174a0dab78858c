import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { readContentFiles } from "../../../../content-model/index.ts";
import { project } from "../../../../tests/fixtures/site.ts";
import { editYaml } from "./editYaml.ts";

const read = (file: string) => readFileSync(join(project, "content", file), "utf8");

/** Lines that stand in one text and not in the other, as a diff shows them. */
function listChangedLines(before: string, after: string): string[] {
	const [old, now] = [before.split("\n"), after.split("\n")];
	return [
		...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
		...now.filter((line) => !old.includes(line)).map((line) => `+${line}`),
	];
}

test("a file whose value stays keeps every character", () => {
	for (const { file, text } of readContentFiles(project)) {
		if (file.endsWith(".yaml")) {
			expect(editYaml(text, parse(text)), file).toBe(text);
		}
	}
});

test("one price changes one line, inside braces", () => {
	const before = read("pricing.yaml");
	const value = parse(before);
	const { prices } = value.rows[0];
	const [line = ""] = before.match(/^ *prices: \{.*\}$/m) ?? [];
	const [plan = ""] = Object.keys(prices).filter((name) => prices[name]);
	const raised = line.replace(`${plan}: ${prices[plan]}`, `${plan}: ${prices[plan] + 100}`);
	prices[plan] += 100;
	expect(listChangedLines(before, editYaml(before, value))).toEqual([`-${line}`, `+${raised}`]);
});

test("quotation marks and comments stay", () => {
	const before = `# About it.\ntitle: "One" # shown large\nlist:\n  # first\n  - 'a'\n  - b\n\n# the end\n`;
	expect(editYaml(before, { title: "Two: three", list: ["a", "c"] })).toBe(
		before.replace('"One"', '"Two: three"').replace("- b", "- c"),
	);
});

test("entries are added, removed and moved with their comments", () => {
	const before = "items:\n  - id: a\n    n: 1\n  # of b\n  - id: b\n    n: 2\n  - id: c\nlast: 1\n";
	const [a, b, c] = parse(before).items;
	expect(editYaml(before, { items: [a, c], last: 1 })).toBe(
		"items:\n  - id: a\n    n: 1\n  - id: c\nlast: 1\n",
	);
	expect(editYaml(before, { items: [b, a, c], last: 1 })).toBe(
		"items:\n  # of b\n  - id: b\n    n: 2\n  - id: a\n    n: 1\n  - id: c\nlast: 1\n",
	);
	expect(editYaml(before, { items: [a, { id: "n" }, b, c], last: 1 })).toBe(
		before.replace("  # of b", "  - id: n\n  # of b"),
	);
});

test("a comment goes with its own row, never to another", () => {
	const before =
		"rows:\n  - id: a\n    n: 1\n  # Approved by legal on 3 May.\n  - id: b\n    n: 2 # net\n  - id: c\n";
	const [a, b, c] = parse(before).rows;
	const write = (...rows: object[]) => editYaml(before, { rows });
	expect(write(a, c, { id: "z", n: 2 })).not.toMatch("#");
	expect(write(a, { id: "z", n: 2 }, c)).not.toMatch("#");
	expect(write(a, { id: "b", n: 3 }, c)).toBe(before.replace("n: 2", "n: 3"));
	expect(write(c, { id: "z" }, { ...b, n: 3 })).toMatch(
		"  # Approved by legal on 3 May.\n  - id: b\n",
	);
	const titled = "rows:\n  # seen\n  - title: A\n    text: One\n";
	expect(editYaml(titled, { rows: [{ title: "B", text: "One" }] })).toBe(titled.replace("A", "B"));
});

test("the comment of a first row or field goes with it, too", () => {
	const before = "rows:\n  # of a\n  - id: a\n  # of b\n  - id: b\n  - id: c\nlast: 1\n";
	const [a, b, c] = parse(before).rows;
	const write = (...rows: object[]) => editYaml(before, { rows, last: 1 });
	expect(write(b, a, c)).toBe(
		"rows:\n  # of b\n  - id: b\n  # of a\n  - id: a\n  - id: c\nlast: 1\n",
	);
	expect(write(b, c)).toBe("rows:\n  # of b\n  - id: b\n  - id: c\nlast: 1\n");
	expect(write({ id: "z" }, a, b, c)).toBe(before.replace("  # of a", "  - id: z\n  # of a"));
	expect(write(a, b, { id: "d" })).toBe(before.replace("id: c", "id: d"));
	expect(write()).toBe("rows: []\nlast: 1\n");
	const map = "map:\n  # of a\n  a: 1\n  b: 2\n";
	expect(editYaml(map, { map: { b: 2 } })).toBe("map:\n  b: 2\n");
	expect(editYaml(map, { map: { a: 2, b: 2 } })).toBe(map.replace("1", "2"));
});

test("a comment on a list stays with it, with a blank line after it or before its bracket", () => {
	const before = "rows:\n  # Sorted by name.\n\n  # of a\n  - id: a\n  - id: b\n";
	expect(editYaml(before, { rows: [{ id: "b" }, { id: "a" }] })).toBe(
		"rows:\n  # Sorted by name.\n\n  - id: b\n  # of a\n  - id: a\n",
	);
	expect(editYaml(before, { rows: [{ id: "b" }] })).toBe(
		"rows:\n  # Sorted by name.\n\n  - id: b\n",
	);
	const flow = "list:\n  # Sorted by name.\n  [ a, b ]\n";
	expect(editYaml(flow, { list: ["b"] })).toBe(flow.replace("a, ", ""));
});

test.each([
	["rows:\n  # All of them.\n\n  - id: a\n  - id: b\n", { rows: [{ id: "b" }] }],
	["rows: # All of them.\n  - id: a\n  - id: b\n", { rows: [{ id: "b" }] }],
	["map:\n  # All of them.\n\n  a: 1\n  b: 2\n", { map: { b: 2 } }],
])(
	"a comment on all of a list or map stays once its first part is removed: %j",
	(before, value) => {
		expect(editYaml(before, value)).toContain("# All of them.");
	},
);

test("the comment beside an empty value stays when it is filled", () => {
	const before = "a: [] # of a\nb: {} # of b\nc: null # of c\n";
	const after = editYaml(before, { a: [1], b: { d: 1 }, c: { d: 1 } });
	expect(after.match(/#.*/g)).toEqual(["# of a", "# of b", "# of c"]);
});

test("a file is not changed where a comment would not be written", () => {
	// A text of several lines has one line for a comment.
	const before = "a:\n  b: 1\n  # one\n  # two\nc: 1\n";
	expect(() => editYaml(before, { a: "two\nlines", c: 1 })).toThrow("Nothing was saved.");
	expect(editYaml(before, { a: "text", c: 1 })).toMatch(/# one\n *# two\n/);
});

test("a row in its place keeps its comment if it may be the same with other words", () => {
	const before = "rows:\n  - key: a\n  # seen\n  - key: b\n    title: B\n    text: One\n";
	const write = (row: unknown) => editYaml(before, { rows: [{ key: "a" }, row] });
	expect(write({ key: "b", title: "C", text: "One" })).toBe(before.replace("B", "C"));
	const unkeyed = before.replace("key: b\n    ", "");
	const reword = (row: unknown) => editYaml(unkeyed, { rows: [{ key: "a" }, row] });
	expect(reword({ title: "C", text: "One" })).toBe(unkeyed.replace("B", "C"));
	for (const other of [{ title: "C", text: "Two" }, { title: "C", text: "One", key: "c" }, "One"]) {
		expect(reword(other)).not.toMatch("seen");
	}
	const words = "list:\n  - a\n  - b # of b\n";
	expect(editYaml(words, { list: ["a", "c"] })).toBe(words.replace("- b", "- c"));
	expect(editYaml(words, { list: ["a", { id: "c" }] })).not.toMatch("of b");
	expect(editYaml(words, { list: ["c", "a"] })).not.toMatch("of b");
});

test("a new item is written as the one was whose place is free", () => {
	expect(editYaml("list:\n  - 'a'\n  - 'b'\n", { list: ["x", "a"] })).toBe(
		"list:\n  - 'x'\n  - 'a'\n",
	);
});

test("new fields follow the one before them, and what stays is written as it was", () => {
	expect(editYaml("a: 1.50\nb: 2 # two\nc: 3\n", { a: 1.5, n: 1, m: 2, b: null, c: 3 })).toBe(
		"a: 1.50\nn: 1\nm: 2\nb: null # two\nc: 3\n",
	);
});

test("a file is not changed where what is written would not be read back", () => {
	expect(() => editYaml("a: 1\n", { a: undefined })).toThrow("Nothing was saved.");
});

test("a list without entries, and one that gets its first", () => {
	const empty = "# Old addresses.\nredirects: {}\n";
	const one = "# Old addresses.\nredirects:\n  /a: /b\n";
	expect(editYaml(empty, { redirects: { "/a": "/b" } })).toBe(one);
	expect(editYaml(one, { redirects: {} })).toBe(empty);
});

test("folded text keeps its form", () => {
	const before = "bio: >-\n  One long line of it.\nnext: 1\n";
	expect(editYaml(before, { bio: "Another long line of it.", next: 1 })).toBe(
		before.replace("One", "Another"),
	);
});

test("any values can be written, and are read back the same", () => {
	const scalar = fc.oneof(
		fc.string({ maxLength: 30 }),
		fc.integer(),
		fc.boolean(),
		fc.constant(null),
		fc.constantFrom("a: b", "- c", "# d", " e", "two\nlines", "'", '"', "2025", "null", "{x}"),
	);
	const { value } = fc.letrec<{ value: unknown }>((tie) => ({
		value: fc.oneof(
			{ maxDepth: 3, withCrossShrink: true },
			scalar,
			fc.array(tie("value"), { maxLength: 4 }),
			fc.dictionary(fc.constantFrom("a", "b", "c", "d d", "e:"), tie("value"), { maxKeys: 4 }),
		),
	}));
	const file = fc.dictionary(fc.constantFrom("one", "two", "three"), value);
	fc.assert(
		fc.property(file, file, fc.boolean(), (before, after, isFlow) => {
			const text = stringify(before, isFlow ? { collectionStyle: "flow" } : {});
			expect(parse(editYaml(text, after))).toEqual(after);
		}),
	);
});

test("a text of several lines can become a blank", () => {
	expect(parse(editYaml("text: |-\n  two\n  lines\n", { text: " " }))).toEqual({ text: " " });
});

test("comments stay in a file with anchors, and in one that had comments alone", () => {
	const before = "# About it.\nbase: &base\n  a: 1 # one\nother: *base\nlast: 1\n";
	expect(editYaml(before, { base: { a: 2 }, other: { a: 1 }, last: 1 })).toBe(
		"# About it.\nbase:\n  a: 2 # one\nother:\n  a: 1 # one\nlast: 1\n",
	);
	expect(editYaml("# Old addresses.\n", { redirects: { "/a": "/b" } })).toBe(
		"# Old addresses.\n\nredirects:\n  /a: /b\n",
	);
});
