import { matchesGlob } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { isRecord, type JsonSchema, readContentFiles } from "../../../content-model/index.ts";
import { project } from "../../../tests/fixtures/site.ts";
import { contentKinds } from "../content/kinds/kinds.ts";
import { findFieldPath } from "./findFieldPath.ts";
import { createFormCodec, resolveEmpty } from "./formCodec.ts";
import { findRepeatedNames } from "./itemNames.ts";

const files = readContentFiles(project);

function createCodec(file: string) {
	const kind = contentKinds.find((other) => matchesGlob(file, other.files));
	return kind ? createFormCodec(kind) : expect.fail(`No form for ${file}.`);
}

const read = (file: string) => files.find((other) => other.file === file)?.text ?? "";

test("every file of the content is the same after its form was opened and saved", () => {
	expect(files.length).toBeGreaterThan(40);
	for (const { file, text } of files) {
		const { toFormData, toFile } = createCodec(file);
		expect(toFile(text, toFormData(text)), file).toBe(text);
	}
});

/** Every group of fields in a value, however deep. */
function listGroups(value: unknown): Record<string, unknown>[] {
	const inner = typeof value === "object" && value !== null ? Object.values(value) : [];
	return [...(isRecord(value) ? [value] : []), ...inner.flatMap(listGroups)];
}

const splitHead = (text: string) => /^---\n(.*?\n)---\n(.*)$/s.exec(text)?.slice(1) ?? [text];

/** Turns the order of every list of rows round. */
function reverseRows(value: unknown): unknown {
	if (Array.isArray(value)) {
		return value.every(isRecord) ? value.map(reverseRows).toReversed() : value;
	}
	return isRecord(value)
		? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reverseRows(inner)]))
		: value;
}

test("no key of a file is lost, whether its schema knows it or not, and wherever rows are moved", () => {
	const unknownValue = fc.oneof(
		fc.constantFrom("Words by hand.", 7, false),
		fc.constant(["a", { b: 1 }]),
		fc.constant({ inner: "Words" }),
	);
	fc.assert(
		fc.property(
			fc.constantFrom(...files),
			fc.nat(),
			fc.constantFrom("biograpy", "memo", "x-y"),
			unknownValue,
			({ file, text }, at, key, unknown) => {
				const [yaml = "", body] = splitHead(text);
				const value = parse(yaml);
				const groups = listGroups(value);
				const group = groups[at % groups.length];
				if (group) {
					group[key] = unknown;
				}
				const newYaml = stringify(value);
				const changed = body === undefined ? newYaml : `---\n${newYaml}---\n${body}`;
				const { toFormData, toFile } = createCodec(file);
				const data = toFormData(changed);
				for (const submitted of [data, reverseRows(data) as typeof data]) {
					const [written = ""] = splitHead(toFile(changed, submitted));
					const kept = listGroups(parse(written)).find((other) => key in other) ?? {};
					expect({ value: kept[key] }).toMatchObject({ value: unknown });
					expect(Object.keys(kept)).toEqual(expect.arrayContaining(Object.keys(group ?? {})));
				}
			},
		),
	);
});

test("a key that no schema knows stays with its row where the form does not send it, and goes with no other", () => {
	const { toFormData, toFile } = createCodec("content/pricing.yaml");
	const text = "rows:\n  - id: a\n    label: A\n    memo: by hand\nempty: null\nblank: ''\n";
	expect(toFile(text, { ...toFormData(text), gst: 1 })).toMatch(/^empty: null\nblank: ''$/m);
	const written = (rows: object[]) => toFormData(toFile(text, { rows })).rows;
	expect(written([{ id: "a", label: "B" }])).toMatchObject([{ id: "a", memo: "by hand" }]);
	expect(written([{ id: "n", label: "N" }])).not.toMatchObject([{ memo: "by hand" }]);
});

test("front matter may have the names that a form uses itself", () => {
	const { toFormData, toFile } = createCodec("content/articles/x.md");
	const text = `---\ntitle: A\nmarkdown: mine\nsources:\n  oaic:\n    key: mine\n    title: B\n---\n\nText\n`;
	const [yaml = ""] = splitHead(toFile(text, { ...toFormData(text), title: "C" }));
	expect(parse(yaml)).toMatchObject({
		title: "C",
		markdown: "mine",
		sources: { oaic: { key: "mine", title: "B" } },
	});
});

test("a file with the marks of Windows keeps its fields and its text, and loses the marks", () => {
	for (const { file, text } of files.filter((other) => other.file.endsWith(".md"))) {
		const { toFormData, toFile } = createCodec(file);
		const windows = `\uFEFF${text.replaceAll("\n", "\r\n")}`;
		expect(toFile(windows, toFormData(windows)), file).toBe(text);
	}
});

test("a price that is taken out is never “not offered” by itself", () => {
	const file = "content/pricing.yaml";
	const { toFormData, toFile } = createCodec(file);
	for (const empty of ["", undefined]) {
		const data = toFormData(read(file)) as { rows: { prices: Record<string, unknown> }[] };
		const [row] = data.rows;
		if (row) {
			row.prices.small = empty;
		}
		const written = toFormData(toFile(read(file), data)) as typeof data;
		expect(written.rows[0]?.prices.small).toBe("");
		expect(written.rows[3]?.prices.small).toBe(null);
	}
});

const required = true;
const optional = false;
const text = { type: "string" };
const number = { type: "number" };
const price = { anyOf: [number, { type: "null" }] };
const list = { type: "array" };
const group = { type: "object" };

test.each([
	["a required number is empty, not zero", number, "", 7, required, ""],
	["an optional number is left out", number, "", 7, optional, undefined],
	["a cleared price is empty, not “not offered”", price, "", 7, optional, ""],
	["a price whose field is gone is empty, too", price, undefined, 7, optional, ""],
	["a price that is not offered is null", price, null, 7, optional, null],
	["a price that is still not offered stays null", price, undefined, null, optional, null],
	["a required price is null without a number", price, undefined, undefined, required, null],
	["an optional price that nobody gave is left out", price, null, undefined, optional, undefined],
	["a required text is empty", text, "", "Old", required, ""],
	["an optional text is left out", text, "", "Old", optional, undefined],
	["an optional text that the file has empty stays so", text, undefined, "", optional, ""],
	["a required list is empty", list, undefined, ["Old"], required, []],
	["an optional list is left out", list, [], ["Old"], optional, undefined],
	["an optional list that the file has empty stays so", list, [], [], optional, []],
	["a required group is empty", group, undefined, undefined, required, {}],
	["an optional group is left out", group, {}, { name: "Old" }, optional, undefined],
] as const)("of what is empty, %s", (_case, schema, value, old, isRequired, expected) => {
	expect(resolveEmpty(schema as JsonSchema, value, old, isRequired)).toEqual(expected);
});

test("a field of a file is found in its form, in lists with names too", () => {
	const { toFormData } = createCodec("content/redirects.yaml");
	const data = toFormData("redirects:\n  /an.old/page: /pricing\n  /an: /\n");
	expect(findFieldPath("redirects./an.old/page", data)).toEqual(["redirects", 0, "value"]);
	expect(findFieldPath("redirects./an", data)).toEqual(["redirects", 1, "value"]);
	const article = createCodec("content/articles/x.md");
	const sources = article.toFormData("---\nsources:\n  oaic:\n    title: A\n---\n");
	expect(findFieldPath("sources.oaic.publisher", sources)).toEqual([
		...["sources", 0, "publisher"],
	]);
});

test("items with the same name are reported, since a file would keep only one of them", () => {
	const data = {
		redirects: [
			{ key: "/a", value: "/b" },
			{ key: "/a", value: "/c" },
		],
	};
	expect(findRepeatedNames(data)).toEqual([["redirects", 1, "key"]]);
	// What is wrong with the one that the file keeps, the last, is not said of the other.
	expect(findFieldPath("redirects./a", data)).toEqual(["redirects", 1, "value"]);
	// A file keeps names without the spaces around them.
	const spaced = { redirects: [{ key: "/a " }, { key: "/a" }, { key: " " }, {}] };
	expect(findRepeatedNames(spaced)).toEqual([["redirects", 1, "key"]]);
});

test("an item that is still empty is found in its list, at the part that is missing", () => {
	expect(findFieldPath("redirects.", { redirects: [{ key: "/a", value: "/b" }, {}] })).toEqual([
		...["redirects", 1, "key"],
	]);
	expect(findFieldPath("redirects./a", { redirects: [{ key: "/a" }] })).toEqual([
		...["redirects", 0, "value"],
	]);
});

test("a row that was moved keeps what it has empty, and takes nothing of the row that was there", () => {
	const file = "content/pricing.yaml";
	const { toFormData, toFile } = createCodec(file);
	const text = read(file).replace(/(label: Training Custom\n)/, '$1    note: ""\n');
	const data = toFormData(text) as { rows: { id: string }[] };
	const rows = [...data.rows.slice(1), ...data.rows.slice(0, 1)];
	const written = toFormData(toFile(text, { ...data, rows })) as typeof data;
	expect(written.rows).toEqual(rows);
});

test("a date is written as the file has dates, however it was typed and whether its field was left or not", () => {
	const { toFile } = createCodec("content/articles/notes.md");
	const text = toFile(undefined, { sources: [{ published: "14/3/2024" }] });
	expect(text).toMatch(/published: "?2024-03-14"?$/m);
});

test("an article's text is written without spaces around it, and stays as it was where only those differ", () => {
	const { toFormData, toFile } = createCodec("content/articles/notes.md");
	const file = "---\ntitle: A\n---\n\n\nOld text \n";
	expect(toFormData(file)).toEqual({ title: "A", markdown: "Old text \n" });
	const write = (data: object, before?: string) => splitHead(toFile(before, { ...data }))[1];
	expect(write({ markdown: "Old text" }, file)).toBe("\n\nOld text \n");
	expect(write({ markdown: "\n New\r\ntext \n\n" }, file)).toBe("\nNew\ntext\n");
	expect(write({ markdown: "Text" })).toBe("\nText\n");
	expect(write({})?.trim()).toBe("");
});

test("a tick that is taken away is in the file as such, and one that was never there is not", () => {
	const { toFile } = createCodec("content/team/ada.yaml");
	const write = (text: string) => parse(toFile(text, { name: "Ada", sample: false }));
	expect(write("name: Ada\nsample: true\n")).toMatchObject({ sample: false });
	expect(write("name: Ada\n")).not.toHaveProperty("sample");
});

test("what is emptied in a list stays there to be refused, and is not gone without a word", () => {
	const redirects = createCodec("content/redirects.yaml");
	const data = { redirects: [{ key: "/a", value: "" }, { key: "/c" }] };
	const written = redirects.toFile("redirects:\n  /a: /b\n  /c: /d\n", data);
	expect(parse(written)).toEqual({ redirects: { "/a": "", "/c": "" } });
	const site = createCodec("content/site.yaml");
	const words = { heroWords: ["Equip", ""] };
	expect(parse(site.toFile("heroWords: [ Equip, Empower ]\n", words))).toMatchObject(words);
});

test("a number that a file has in the place of a text stays one, unless another is typed", () => {
	const { toFile } = createCodec("content/articles/notes.md");
	const write = (title: string) => toFile("---\ntitle: 2024\n---\n\nText\n", { title });
	expect(write("2024")).toMatch(/^title: 2024$/m);
	expect(write("2025")).toMatch(/^title: "2025"$/m);
});
