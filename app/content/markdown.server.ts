import type { Element, Root, RootContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Code, Root as MarkdownRoot } from "mdast";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Fault } from "./faults.ts";
import { parseHabitFigure } from "./habitFigure.ts";

/** A heading of the second level, for a list of contents. */
export interface Heading {
	/** Anchor on the page. */
	id: string;
	/** Its words. */
	text: string;
}

/** Markdown, compiled. */
export interface CompiledMarkdown {
	/** The text as a tree of HTML elements, safe to serialise. */
	tree: Root;
	/** Headings of the second level in order, the generated list of sources included. */
	headings: Heading[];
	/** Words of the text, sources excluded. */
	words: number;
}

const processor = unified()
	.use(remarkParse)
	.use(remarkGfm)
	.use(() => drawHabitFigures)
	.use(remarkRehype, {
		clobberPrefix: "",
		footnoteLabel: "Sources",
		footnoteLabelProperties: {},
		footnoteBackContent: "Back to text",
		footnoteBackLabel: (reference, again) =>
			`Back to reference ${reference + 1}${again > 1 ? `, place ${again}` : ""}`,
	})
	.use(rehypeSlug);

/**
 * Compiles Markdown with tables, footnotes and habit figures.
 * @param text Markdown without front matter.
 */
export function compileMarkdown(text: string): CompiledMarkdown {
	const tree = processor.runSync(processor.parse(text)) as Root;
	const headings: Heading[] = [];
	visit(tree, "element", (node: Element) => {
		if (node.tagName === "h2") {
			headings.push({ id: String(node.properties.id ?? ""), text: textOf(node) });
		}
	});
	const prose = tree.children.filter((node) => !isFootnotes(node)).map(textOf).join(" ");
	return { tree, headings, words: prose.split(/\s+/).filter(Boolean).length };
}

/**
 * What in a Markdown text breaks the rules of the house: raw HTML, a heading of the first level,
 * a picture without words, a footnote without a source, a source without a footnote, a bad figure.
 * @param file path shown to the owner.
 * @param text Markdown without front matter.
 * @param sources names that footnotes may refer to.
 */
export function markdownFaults(file: string, text: string, sources: readonly string[]): Fault[] {
	const faults: Fault[] = [];
	const add = (field: string, found: string, allowed: string) =>
		faults.push({ file, field, found, allowed });
	const used = new Set(Array.from(text.matchAll(/\[\^([^\]]+)\](?!:)/g), ([, name]) => name ?? ""));
	for (const name of used) {
		if (!sources.includes(name)) {
			add("text", `[^${name}]`, `a footnote named in sources: ${sources.join(", ") || "none yet"}`);
		}
	}
	for (const name of sources) {
		if (!used.has(name)) {
			add(`sources.${name}`, "no footnote refers to it", `[^${name}] in the text, or remove the source`);
		}
	}
	visit(processor.parse(text) as MarkdownRoot, (node) => {
		const place = `text, line ${node.position?.start.line ?? "?"}`;
		if (node.type === "html") {
			add(place, node.value.slice(0, 60), "Markdown only; raw HTML is not shown");
		} else if (node.type === "heading" && node.depth === 1) {
			add(place, "a heading with one #", "## or ###; the title comes from the front matter");
		} else if (node.type === "image" && !node.alt) {
			add(place, `![](${node.url})`, "![what the picture shows](address)");
		} else if (node.type === "code" && node.lang === "habit") {
			const figure = parseHabitFigure(node.value);
			if ("fault" in figure) {
				add(place, figure.found, figure.fault);
			}
		}
	});
	return faults;
}

/** Whether a node is the generated section of footnotes. */
export function isFootnotes(node: RootContent): boolean {
	return node.type === "element" && node.properties.dataFootnotes !== undefined;
}

/** Turns fenced blocks marked `habit` into elements that the prose component draws. */
function drawHabitFigures(tree: MarkdownRoot): void {
	visit(tree, "code", (node: Code) => {
		if (node.lang === "habit") {
			node.data = { hName: "habit-figure", hProperties: { figure: node.value }, hChildren: [] };
		}
	});
}
