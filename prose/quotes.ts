import { visit as visitMarkdown } from "unist-util-visit";
import { parseDocument, visit as visitYaml } from "yaml";
import {
	type ContentFile,
	parseMarkdown,
	readTexts,
	splitFrontMatter,
} from "../content-model/index.ts";
import { isOwnText } from "./words.ts";

/** A piece of a file, by its characters. */
type TextRange = readonly [start: number, end: number];

/** Makes the straight quotation marks of our own words in a file curly. */
export function curlQuotes(source: ContentFile): string {
	const { text } = source;
	const { head, yaml, body } = splitFrontMatter(text) ?? { head: text, yaml: text, body: "" };
	// Other people's words stay as they are, as do URLs.
	const ownTexts = new Set(
		readTexts(source)
			.filter(isOwnText)
			.map(({ value }) => value),
	);
	const ranges = [
		...findYamlRanges(yaml, head.indexOf(yaml), ownTexts),
		...findMarkdownRanges(body, head.length),
	];
	let result = text;
	for (const [start, end] of ranges.toReversed()) {
		result = result.slice(0, start) + curl(result.slice(start, end)) + result.slice(end);
	}
	return result;
}

/** Finds the texts of ours, without quotation marks around them. @param offset where the YAML begins. */
function findYamlRanges(yaml: string, offset: number, ours: ReadonlySet<string>): TextRange[] {
	const ranges: TextRange[] = [];
	visitYaml(parseDocument(yaml), {
		Scalar(key, { range, type, value }) {
			if (key !== "key" && range && typeof value === "string" && ours.has(value)) {
				const quoted = Number(type?.startsWith("QUOTE") === true);
				ranges.push([offset + range[0] + quoted, offset + range[1] - quoted]);
			}
		},
	});
	return ranges;
}

/** Finds the words of a Markdown text, without code and URLs. @param offset where it begins. */
function findMarkdownRanges(text: string, offset: number): TextRange[] {
	const ranges: TextRange[] = [];
	visitMarkdown(parseMarkdown(text), "text", (node) => {
		const { start, end } = node.position ?? {};
		if (start?.offset !== undefined && end?.offset !== undefined) {
			ranges.push([offset + start.offset, offset + end.offset]);
		}
	});
	return ranges;
}

/** Makes a mark curly: it opens after a space, a bracket or at the beginning, and closes elsewhere. */
function curl(words: string): string {
	return words.replaceAll(/\\"|''|["']/g, (_mark, at: number) =>
		/(?:^|[\s([—‘“])$/.test(words.slice(0, at)) ? "‘" : "’",
	);
}
