import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, type Scalar } from "yaml";
import { removeBomAndCrLf, splitFrontMatter } from "../files/frontMatter.ts";
import { parseMarkdown } from "../markdown/parse.ts";
import { isWorksheet } from "../markdown/worksheets.ts";

/** A file of the content folder as it is written. */
export interface ContentFile {
	/** Path from the project's folder. */
	file: string;
	text: string;
}

/** One value of the content, and its location. */
export interface ContentValue {
	file: string;
	/** Line on which it begins, from 1. */
	line: number;
	/**
	 * Name of the field, such as `closing.text`. Below a front matter: `text` for the words of one paragraph,
	 * heading or cell, `worksheet` for a line of a worksheet, `caption` and `label` for the words of a figure, `linkUrl`
	 * for the target of a link.
	 */
	field: string;
	value: string | number | boolean;
}

/** A value that is text. */
export type ContentText = ContentValue & { value: string };

/**
 * Reads every file an owner writes words in, in the order of their paths.
 * @param root folder that holds `content/`.
 */
export function readContentFiles(root: string): ContentFile[] {
	return readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
		.filter((path) => /\.(?:md|yaml)$/.test(path))
		.sort()
		.map((path) => {
			const file = `content/${path}`;
			return { file, text: removeBomAndCrLf(readFileSync(join(root, file), "utf8")) };
		});
}

/** Reads every value of a file, in document order. */
export function readValues(source: ContentFile): ContentValue[] {
	const { file } = source;
	const { yaml, yamlLine, body, bodyLine } = splitFile(source);
	const counter = new LineCounter();
	const { contents } = parseDocument(yaml, { lineCounter: counter });
	const fields = listScalars(contents, "").flatMap(([field, { value, range, type }]) => {
		// The words of a block begin on the line after its mark, `>-`.
		const line =
			counter.linePos(range?.[0] ?? 0).line + yamlLine - (type?.startsWith("BLOCK") ? 0 : 1);
		return isValue(value) ? { file, line, field, value } : [];
	});
	return body === undefined ? fields : [...fields, ...readBodyTexts(file, body, bodyLine)];
}

/**
 * Reads every value of all content.
 * @param root folder that holds `content/`.
 */
export function readProjectValues(root: string): ContentValue[] {
	return readContentFiles(root).flatMap(readValues);
}

/** Reads the values of a file that are text. */
export function readTexts(source: ContentFile): ContentText[] {
	return readValues(source).filter(
		(value): value is ContentText => typeof value.value === "string",
	);
}

/** Splits a file into its YAML and its Markdown. */
function splitFile({ file, text }: ContentFile) {
	if (!file.endsWith(".md")) {
		return { yaml: text, yamlLine: 1, bodyLine: 1 };
	}
	const { head, yaml, body } = splitFrontMatter(text) ?? { head: "", yaml: "", body: text };
	return { yaml, yamlLine: 2, body, bodyLine: head.split("\n").length };
}

function isValue(value: unknown): value is ContentValue["value"] {
	return ["string", "number", "boolean"].includes(typeof value);
}

function listScalars(node: Node | null, field: string): [field: string, scalar: Scalar][] {
	const joinField = (key: unknown) => (field ? `${field}.${key}` : String(key));
	if (isMap<Node, Node | null>(node)) {
		return node.items.flatMap(({ key, value }) => listScalars(value, joinField(key)));
	}
	if (isSeq<Node>(node)) {
		return node.items.flatMap((item, index) => listScalars(item, joinField(index)));
	}
	return isScalar(node) ? [[field, node]] : [];
}

/**
 * Reads the words of a text block by block, those of its figures, and the URLs of its links.
 * @param line of the file on which the Markdown begins.
 */
function readBodyTexts(file: string, body: string, line: number): ContentText[] {
	const texts: ContentText[] = [];
	visit(parseMarkdown(body), (node) => {
		const fileLine = (node.position?.start.line ?? 1) + line - 1;
		for (const [index, [field, value]] of extractTexts(node).entries()) {
			// A figure begins after its fence and has its words a line each.
			texts.push({
				file,
				line: node.type === "code" ? fileLine + 1 + index : fileLine,
				field,
				value,
			});
		}
	});
	return texts;
}

function extractTexts(node: Nodes): [field: string, value: string][] {
	switch (node.type) {
		case "paragraph":
		case "heading":
		case "tableCell":
			// Footnotes are made from the sources later; here their markers are still text.
			return [["text", textOf(node).replace(/\[\^[^\]]+\]/g, "")]];
		case "code": {
			if (isWorksheet(node)) {
				return node.value.split("\n").map((line): [string, string] => ["worksheet", line]);
			}
			const [caption = "", ...rows] = node.value.split("\n");
			const labels = rows.map((row): [string, string] => ["label", row.replace(/\s*\|.*/, "")]);
			return [["caption", caption.replace(/^caption:\s*/, "")], ...labels];
		}
		case "link":
		case "image":
		case "definition":
			return [["linkUrl", node.url]];
		default:
			return [];
	}
}
