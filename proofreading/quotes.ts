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

/**
 * Makes the straight quotation marks of our own words in a file curly.
 * @param before the text of the file before somebody changed it: what it has already stays as it is.
 */
export function curlQuotes(source: ContentFile, before = ""): string {
	const { text } = source;
	const { head, yaml, body } = splitFrontMatter(text) ?? { head: text, yaml: text, body: "" };
	// Other people's words stay as they are, as do URLs.
	const oldTexts = new Set(readTexts({ ...source, text: before }).map(({ value }) => value));
	const ownTexts = new Set(
		readTexts(source)
			.filter((text) => isOwnText(text) && !oldTexts.has(text.value))
			.map(({ value }) => value),
	);
	const oldBody = splitFrontMatter(before)?.body ?? "";
	const oldWords = new Set(
		findMarkdownRanges(oldBody, 0).map(([start, end]) => oldBody.slice(start, end)),
	);
	const ranges = [
		...findYamlRanges(yaml, head.indexOf(yaml), ownTexts),
		...findMarkdownRanges(body, head.length).filter(
			([start, end]) => !oldWords.has(text.slice(start, end)),
		),
	];
	let result = text;
	for (const [start, end] of ranges.toReversed()) {
		result = result.slice(0, start) + curl(result.slice(start, end)) + result.slice(end);
	}
	return result;
}

/** Finds the texts of ours, without quotation marks around them. @param offset where the YAML begins. */
function findYamlRanges(yaml: string, offset: number, ownTexts: ReadonlySet<string>): TextRange[] {
	const ranges: TextRange[] = [];
	visitYaml(parseDocument(yaml), {
		Scalar(key, { range, type, value }) {
			if (key !== "key" && range && typeof value === "string" && ownTexts.has(value)) {
				const quoted = Number(type?.startsWith("QUOTE") === true);
				ranges.push([offset + range[0] + quoted, offset + range[1] - quoted]);
			}
		},
	});
	return ranges;
}

/** Finds the words of a Markdown text and what its pictures show, without code and URLs. @param offset where it begins. */
function findMarkdownRanges(text: string, offset: number): TextRange[] {
	const ranges: TextRange[] = [];
	visitMarkdown(parseMarkdown(text), ["text", "image"], (node) => {
		const { start, end } = node.position ?? {};
		if (start?.offset === undefined || end?.offset === undefined) {
			return;
		}
		if (node.type === "text") {
			ranges.push([offset + start.offset, offset + end.offset]);
			return;
		}
		const [, description] =
			/^!\[((?:\\.|[^\]\\])*)\]/s.exec(text.slice(start.offset, end.offset)) ?? [];
		if (description !== undefined) {
			const first = offset + start.offset + "![".length;
			ranges.push([first, first + description.length]);
		}
	});
	return ranges;
}

/**
 * Makes a mark curly: it opens after a space, a bracket or at the beginning, and closes elsewhere. A double mark after
 * a digit may be inches, and stays, unless it is the second of the two that a text has.
 */
function curl(words: string): string {
	const isPair = /^(?:[^"]*[\s([—‘“])?\\?"[^"]*"[^"]*$/.test(words);
	return words.replaceAll(/\\"|''|["']/g, (mark, at: number) => {
		const before = words.slice(0, at);
		if (mark.endsWith('"') && /\d$/.test(before) && !isPair) {
			return mark;
		}
		return /(?:^|[\s([—‘“])$/.test(before) ? "‘" : "’";
	});
}
