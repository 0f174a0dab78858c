import fc from "fast-check";
import { toHtml } from "hast-util-to-html";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { compileMarkdown } from "../../app/site/articles/compileMarkdown.server.ts";
import { parseMarkdown } from "../index.ts";
import { findMarkdownIssues } from "./markdownIssues.ts";

const fromHtml = unified().use(rehypeParse, { fragment: true });

/** Text that owners write, or paste from elsewhere. */
const pieces = fc.array(
	fc.oneof(
		fc.constantFrom(
			..."# |## |> |- |1. |    |**|*|`|[|](|)|![|[^a]|[^a]: |~~|---|{brand}|{x}| | a ".split("|"),
			..."|,\n,\n\n,| a | b |,| - | - |,```habit,caption: Five,A | ......................... | gum,```".split(
				",",
			),
			..."<b> </b> <script> <img/onerror=x> <!-- &lt; /pricing #part javascript:alert(1)".split(
				" ",
			),
		),
		fc.string({ unit: "binary", maxLength: 8 }),
	),
	{ maxLength: 40 },
);

test("any text either compiles to HTML without its own markup and scripts, or is refused with its line", () => {
	fc.assert(
		fc.property(pieces, (parts) => {
			const body = parts.join("");
			const tree = parseMarkdown(body);
			const issues = findMarkdownIssues(
				{ file: "content/articles/a.md", body, bodyLine: 5 },
				tree,
				() => undefined,
			);
			for (const { field, line } of issues) {
				expect(field).toBe("text");
				expect(line).toBeGreaterThanOrEqual(5);
			}
			if (issues.length === 0) {
				const compiled = compileMarkdown(tree, { title: "Sources", back: "{number}" }).tree;
				// Parsed as a browser does: text in an attribute is not an element.
				visit(fromHtml.parse(toHtml(compiled)), "element", ({ tagName, properties }) => {
					expect(["script", "img"]).not.toContain(tagName);
					const { href = "", src = "" } = properties;
					expect(`${href} ${src}`).not.toMatch(/(?:^| )\s*(?:javascript|data):/i);
				});
			}
		}),
		{ numRuns: 500 },
	);
});
