import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { bodyOf, type ContentFile, valuesOf } from "../content/values.ts";
import type { Finding } from "./finding.ts";

/** Least and most words of an article, sources and figures apart. */
const length = { from: 900, to: 1600 };

/** Least number of sections. */
const sections = 4;

/**
 * What an article lacks: 900 to 1,600 words, four sections, a table or figure, something to do on
 * Monday, a standfirst of its own, figures that say they are illustrations.
 */
export function articleShape(article: ContentFile): Finding[] {
	const body = bodyOf(article);
	if (!body) {
		return [];
	}
	const { file } = article;
	const findings: Finding[] = [];
	const add = (what: string, remedy: string, line = body.line) =>
		findings.push({ file, line, what, remedy });

	const values = valuesOf(article);
	const texts = values.filter(({ field }) => field === "text");
	const words = texts.flatMap(({ value }) => String(value).split(/\s+/).filter(Boolean)).length;
	if (words < length.from || words > length.to) {
		add(`${words} words`, `${length.from} to ${length.to} words`);
	}

	const headings: string[] = [];
	let tables = 0;
	visit(body.tree, (node) => {
		if (node.type === "heading" && node.depth === 2) {
			headings.push(textOf(node));
		} else if (node.type === "table") {
			tables += 1;
		}
	});
	if (headings.length < sections) {
		add(`headings with ##: ${headings.length}`, `at least ${sections}`);
	}
	if (!headings.some((heading) => /\bMonday\b/.test(heading))) {
		add("no heading that names Monday", "a section on what to do on Monday");
	}

	const captions = values.filter(({ field }) => field === "caption");
	if (tables + captions.length === 0) {
		add("neither a table nor a figure", "one that explains something");
	}
	for (const { value, line } of captions) {
		if (!/\billustrat(?:ion|es)\b/i.test(String(value))) {
			add("a figure whose caption does not say it is an illustration", "say so in it", line);
		}
	}

	const field = (name: string) => values.find((value) => value.field === name);
	const standfirst = field("standfirst");
	if (!standfirst || standfirst.value === field("summary")?.value) {
		add("no standfirst of its own", "a standfirst other than the summary", standfirst?.line);
	}
	return findings;
}
