import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, type Node } from "yaml";
import { formatValue } from "../issues/formatIssue.ts";
import type { Issue } from "../issues/issues.ts";
import { slug } from "../schemas/values.ts";
import { removeBomAndCrLf, splitFrontMatter } from "./frontMatter.ts";
import { parseYaml } from "./parseYaml.ts";

/** One file of a collection, read but not yet checked. */
export interface RawFile {
	/** Path from the project's folder. */
	file: string;
	/** File name without its extension. */
	slug: string;
	/** Data of the YAML or the front matter. */
	data: unknown;
	/** The text below the front matter; empty for YAML files. */
	body: string;
	/** Line of the file on which that text begins, from 1. */
	bodyLine: number;
	/** The parsed YAML node. */
	fields: unknown;
	/** Returns the line of the file for an offset in its YAML. */
	getLine: (offset: number) => number;
}

/** Names of documents that hosts send for a folder or an error: a page of that name would take their place. */
const reservedNames: ReadonlySet<string> = new Set(["index", "404", "500"]);

/** The files of a folder. */
export interface RawFolder {
	/** Names, without extension, of all files that may be referred to. */
	names: string[];
	/** The files that could be read. */
	files: RawFile[];
}

/** Reads `content/`: files in, raw data out, every unreadable file reported as an issue. */
export class ContentReader {
	readonly issues: Issue[] = [];
	/** All YAML and Markdown files that could be read. */
	readonly files: RawFile[] = [];
	readonly #root: string;

	/** @param root folder that holds `content/`. */
	constructor(root: string) {
		this.#root = root;
	}

	/** Reads one YAML or Markdown file. Returns undefined, and reports why, if it cannot be read. */
	readFile(path: string): RawFile | undefined {
		const file = `content/${path}`;
		const slug = path.replace(/^.*\//, "").replace(/\.[^.]+$/, "");
		const text = this.readText(path);
		if (text === undefined) {
			return;
		}
		const isMarkdown = path.endsWith(".md");
		const parts = isMarkdown ? splitFrontMatter(text) : { head: "", yaml: text, body: "" };
		if (!parts) {
			const received = formatValue(text.slice(0, 40));
			const expected = "a block of fields between two lines of three hyphens, at the top";
			return this.#report({ file, field: "front matter", received, expected });
		}
		const { head, yaml, body } = parts;
		const bodyLine = head.split("\n").length;
		const field = isMarkdown ? "front matter" : "the whole file";
		const parsed = this.#parse({ file, field }, yaml, isMarkdown ? 2 : 1);
		const raw = parsed && { file, slug, ...parsed, body, bodyLine };
		if (raw) {
			this.files.push(raw);
		}
		return raw;
	}

	/** Reads a file as it is. Returns undefined, and reports why, if it cannot be read. */
	readText(path: string): string | undefined {
		const file = `content/${path}`;
		const fullPath = join(this.#root, file);
		if (!statSync(fullPath, { throwIfNoEntry: false })?.isFile()) {
			this.issues.push(createMissingFileIssue(file));
			return;
		}
		const bytes = readFileSync(fullPath);
		if (isUtf8(bytes)) {
			return removeBomAndCrLf(bytes.toString());
		}
		const [before = ""] = bytes.toString().split("\uFFFD");
		const line = before.split("\n").length;
		const received = "letters that are not written in UTF-8";
		const expected = "a file saved as UTF-8, which editors call its encoding";
		return this.#report({ file, field: "the whole file", line, received, expected });
	}

	/** Reports why something cannot be read. */
	#report(issue: Issue): undefined {
		this.issues.push(issue);
	}

	/**
	 * Reads every file with the given extension in a folder of content, in the order of their names.
	 * @param others other files that may be there, and their description in an issue.
	 */
	readFolder(
		path: string,
		extension: ".md" | ".yaml",
		others?: { pattern: RegExp; description?: string },
	): RawFolder {
		const folder = `content/${path}`;
		const absolute = join(this.#root, folder);
		if (!existsSync(absolute)) {
			const expected = `a folder of files that end in ${extension}`;
			const field = "the whole folder";
			this.#report({ file: folder, field, received: "no folder", expected });
			return { names: [], files: [] };
		}
		const allowedExtensions = others?.description
			? `${extension}, or ${others.description}`
			: extension;
		const names: string[] = [];
		for (const entry of readdirSync(absolute).sort()) {
			if (entry.startsWith(".") || others?.pattern.test(entry)) {
				continue;
			}
			const name = entry.slice(0, -extension.length);
			const issue = findNameIssue(name, entry.endsWith(extension), allowedExtensions);
			if (issue) {
				const file = `${folder}/${entry}`;
				this.#report({ file, field: "file name", received: formatValue(entry), ...issue });
			} else {
				names.push(name);
			}
		}
		return {
			names,
			files: names.flatMap((name) => this.readFile(`${path}/${name}${extension}`) ?? []),
		};
	}

	/** Parses YAML. Returns undefined, and reports every error if it is invalid. */
	#parse(place: Pick<Issue, "file" | "field">, yaml: string, firstLine: number) {
		const { document, errors, getLine: getOwnLine } = parseYaml(yaml);
		const byLine = Map.groupBy(errors, ({ offset }) => getOwnLine(offset));
		for (const [line, [first]] of Array.from(byLine).sort(([a], [b]) => a - b)) {
			const expected = describeValidLine(yaml.split("\n")[line - 1] ?? "");
			const received = first?.message ?? "";
			this.#report({ ...place, line: line + firstLine - 1, received, expected });
		}
		const getLine = (offset: number) => getOwnLine(offset) + firstLine - 1;
		if (byLine.size === 0) {
			const data: unknown = document.toJS();
			return { data, fields: document.contents, getLine };
		}
	}

	/** Finds the line of a field, or of its parent if missing. */
	findLine({ file, field }: Pick<Issue, "file" | "field">): number | undefined {
		const raw = this.files.find((other) => other.file === file);
		let node = raw?.fields;
		let offset: number | undefined;
		for (const key of field.split(".")) {
			const pair = isMap<Node>(node) && node.items.find((item) => String(item.key) === key);
			const item = isSeq<Node>(node) && node.items[Number(key)];
			const match = pair ? pair.key : item;
			if (!match) {
				break;
			}
			offset = match.range?.[0];
			node = pair ? pair.value : item;
		}
		return offset === undefined ? undefined : raw?.getLine(offset);
	}
}

/** Finds what is wrong with the name of a file. @param allowedExtensions in words. */
function findNameIssue(
	name: string,
	hasExtension: boolean,
	allowedExtensions: string,
): Pick<Issue, "expected" | "reason"> | undefined {
	if (reservedNames.has(name)) {
		const expected = "another name: web hosts reserve this one";
		return { expected, reason: { code: "reserved-name" } };
	}
	return hasExtension && slug.safeParse(name).success
		? undefined
		: {
				expected: `lower-case letters and digits, joined by single hyphens, then ${allowedExtensions}`,
			};
}

/** Describes the expected form of an invalid YAML line. */
function describeValidLine(line: string): string {
	const [, name] = line.match(/^\s*(?:- )?([\w-]+):[^\s/]/) ?? [];
	return name
		? `a space after \`${name}:\``
		: "YAML: one `field: value` a line, fields of a group in the same column, text with a colon or quote in straight quotation marks";
}

/** Creates the issue of a missing file. */
export function createMissingFileIssue(file: string): Issue {
	return { file, field: "the whole file", received: "no file", expected: "a readable file" };
}
