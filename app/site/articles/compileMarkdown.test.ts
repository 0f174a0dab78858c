import { toHtml } from "hast-util-to-html";
import { expect, test } from "vitest";
import { parseMarkdown } from "../../../content-model/index.ts";
import { compileMarkdown } from "./compileMarkdown.server.ts";

test("a quotation that opens or closes a text is a note on it, before its sources too", () => {
	const { tree } = compileMarkdown(
		parseMarkdown("> First.\n\nWords.[^a]\n\n> Amid.\n\nWords.\n\n> Last.\n\n[^a]: A source.\n"),
		{ title: "Sources", back: "Back" },
	);
	const notes = toHtml(tree).match(/<blockquote class="note">\n<p>\w+/g);
	expect(notes).toEqual([
		'<blockquote class="note">\n<p>First',
		'<blockquote class="note">\n<p>Last',
	]);
});
