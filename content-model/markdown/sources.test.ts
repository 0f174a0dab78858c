import { toString as textOf } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { formatSourceNotes } from "./sources.ts";

const parser = unified().use(remarkParse).use(remarkGfm);

/** Reads the footnotes of a Markdown text as readers see them, and where their links lead. */
function readNotes(markdown: string): Record<string, { text: string; links: string[] }> {
	const notes: Record<string, { text: string; links: string[] }> = {};
	visit(parser.parse(markdown), "footnoteDefinition", (note) => {
		const links: string[] = [];
		visit(note, "link", ({ url }) => {
			links.push(url);
		});
		notes[note.identifier] = { text: textOf(note), links };
	});
	return notes;
}

test("a source becomes publisher, linked title, date and note", () => {
	const notes = formatSourceNotes({
		"oaic-2024": {
			publisher: "Office of the Commissioner",
			title: "Guidance",
			url: "https://example.com/guidance",
			published: "2024-10-21",
			note: "as amended",
		},
	});
	expect(notes).toBe(
		"[^oaic-2024]: Office of the Commissioner, [*Guidance*](<https://example.com/guidance>), 21\u00a0October\u00a02024. As amended.",
	);
});

test("what is not known is left out, and no link leads nowhere", () => {
	expect(readNotes(formatSourceNotes({ a: { publisher: "Clio", title: "Report" } }))).toEqual({
		a: { text: "Clio, Report.", links: [] },
	});
	expect(formatSourceNotes({})).toBe("");
});

test("each source is a note of its own, in the order written", () => {
	const source = { publisher: "Clio", title: "Report" };
	const notes = readNotes(
		formatSourceNotes({ second: source, first: { ...source, published: "2025" } }),
	);
	expect(Object.keys(notes)).toEqual(["second", "first"]);
	expect(notes.first?.text).toBe("Clio, Report, 2025.");
});

test.each([
	"*stars* and _lines_ and `ticks`",
	"[brackets](/elsewhere) and ![pictures](x)",
	"<b>tags</b> & entities &amp; ~struck~",
	"# 1 + 1 | 2 ^ 3 \\ back!",
])("%s means itself in a publisher, a title and a note", (words) => {
	const url = "https://example.com/a_(b)_c";
	const { a } = readNotes(
		formatSourceNotes({ a: { publisher: words, title: words, url, note: `n ${words}` } }),
	);
	expect(a?.text).toBe(`${words}, ${words}. N ${words}.`);
	expect(a?.links).toEqual([url]);
});
