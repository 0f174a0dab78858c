import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import { parse, YAMLParseError } from "yaml";
import { type Issue, show } from "./issues.ts";
import { slug } from "./schemas/values.ts";

/** One file of a collection, read but not yet checked. */
export interface RawFile {
	/** Path from the project's folder. */
	file: string;
	/** File name without its ending. */
	slug: string;
	/** What the YAML or the front matter says. */
	data: unknown;
	/** The text below the front matter; empty for YAML files. */
	body: string;
	/** Line of the file on which that text begins, from 1. */
	bodyLine: number;
}

/** Reads `content/`: files in, raw data out, every unreadable file noted as an issue. */
export class ContentReader {
	readonly issues: Issue[] = [];
	readonly #root: string;

	/** @param root folder that holds `content/`. */
	constructor(root: string) {
		this.#root = root;
	}

	/** Reads one YAML or Markdown file. Returns undefined, and notes why, when it cannot be read. */
	file(path: string): RawFile | undefined {
		const file = `content/${path}`;
		const slug = path.replace(/^.*\//, "").replace(/\.[^.]+$/, "");
		const text = this.text(path);
		if (text === undefined) {
			return;
		}
		const isMarkdown = path.endsWith(".md");
		try {
			return isMarkdown
				? this.#markdown(file, slug, text)
				: { file, slug, data: parse(text), body: "", bodyLine: 1 };
		} catch (error) {
			this.#unreadable(file, error, isMarkdown);
		}
	}

	/** Reads a file as it is. Returns undefined, and notes why, when it cannot be read. */
	text(path: string): string | undefined {
		const file = `content/${path}`;
		try {
			return withoutSystemMarks(readFileSync(join(this.#root, file), "utf8"));
		} catch {
			this.issues.push(missingFile(file));
		}
	}

	/**
	 * Reads every file with the given ending in a folder of content, in the order of their names.
	 * @param beside names of other files that may stand there.
	 * @returns the files that could be read, and the names, without ending, of all that may be referred to.
	 */
	folder(
		path: string,
		ending: ".md" | ".yaml",
		beside?: RegExp,
	): { names: string[]; files: RawFile[] } {
		const names = this.#namesIn(path, ending, beside);
		return { names, files: names.flatMap((name) => this.file(`${path}/${name}${ending}`) ?? []) };
	}

	#namesIn(path: string, ending: string, beside?: RegExp): string[] {
		const folder = `content/${path}`;
		let entries: string[];
		try {
			entries = readdirSync(join(this.#root, folder)).sort();
		} catch {
			this.issues.push({
				file: folder,
				field: "the whole folder",
				received: "no folder",
				expected: `a folder of files that end in ${ending}`,
			});
			return [];
		}
		return entries
			.filter((entry) => !entry.startsWith(".") && !beside?.test(entry))
			.flatMap((entry) => {
				const name = entry.endsWith(ending) ? entry.slice(0, -ending.length) : undefined;
				if (name !== undefined && slug.safeParse(name).success) {
					return name;
				}
				this.issues.push({
					file: `${folder}/${entry}`,
					field: "file name",
					received: show(entry),
					expected: `lower-case letters and digits, joined by single hyphens, then ${ending}`,
				});
				return [];
			});
	}

	#markdown(file: string, slug: string, text: string): RawFile | undefined {
		if (!/^---\n[\s\S]*?\n---\n/.test(text)) {
			this.issues.push({
				file,
				field: "front matter",
				received: show(text.slice(0, 40)),
				expected: "a block of fields between two lines of three hyphens, at the top",
			});
			return;
		}
		const document = new VFile(text);
		matter(document, { strip: true });
		const body = String(document);
		const bodyLine = text.slice(0, text.length - body.length).split("\n").length;
		// Copied: each value is a slice of the text, and would hold all of it in memory.
		return { file, slug, data: structuredClone(document.data.matter), body, bodyLine };
	}

	#unreadable(file: string, error: unknown, isMarkdown: boolean): void {
		const part = isMarkdown ? "front matter" : "the whole file";
		const line = error instanceof YAMLParseError ? error.linePos?.[0].line : undefined;
		this.issues.push({
			file,
			field: line ? `${part}, line ${isMarkdown ? line + 1 : line}` : part,
			// Without the piece of the file that the parser shows below what it says.
			received: String(error)
				.replace(/\n[\s\S]*/, "")
				.replace(/^\w+: | at line \d+, column \d+:?$/g, ""),
			expected: "YAML: one `field: value` a line, text with a colon or quote in quotation marks",
		});
	}
}

/** The issue of a file that has to be there. */
export function missingFile(file: string): Issue {
	return { file, field: "the whole file", received: "no file", expected: "a readable file" };
}

/** Takes away what editors on Windows add: a byte order mark, carriage returns at the ends of lines. */
function withoutSystemMarks(text: string): string {
	return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
