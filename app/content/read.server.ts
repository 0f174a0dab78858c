import { isUtf8 } from "node:buffer";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isMap, isSeq, LineCounter, type Node, parseDocument, visit } from "yaml";
import { frontMatterOf, withoutSystemMarks } from "./frontMatter.ts";
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
	/** All that could be read of YAML and Markdown. */
	readonly files: RawFile[] = [];
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
		const isText = path.endsWith(".md");
		const parts = isText ? frontMatterOf(text) : { head: "", yaml: text, body: "" };
		if (!parts) {
			this.issues.push({
				file,
				field: "front matter",
				received: show(text.slice(0, 40)),
				expected: "a block of fields between two lines of three hyphens, at the top",
			});
			return;
		}
		const { head, yaml, body } = parts;
		const bodyLine = head.split("\n").length;
		const part = isText ? "front matter" : "the whole file";
		const parsed = this.#parse(file, part, yaml, isText ? 2 : 1);
		const raw = parsed && { file, slug, ...parsed, body, bodyLine };
		this.files.push(...(raw ? [raw] : []));
		return raw;
	}

	/** Reads a file as it is. Returns undefined, and notes why, when it cannot be read. */
	text(path: string): string | undefined {
		const file = `content/${path}`;
		const absolute = join(this.#root, file);
		if (!statSync(absolute, { throwIfNoEntry: false })?.isFile()) {
			this.issues.push(missingFile(file));
			return;
		}
		const bytes = readFileSync(absolute);
		if (isUtf8(bytes)) {
			return withoutSystemMarks(bytes.toString());
		}
		const [before = ""] = bytes.toString().split("\uFFFD");
		this.issues.push({
			file,
			field: `the whole file, line ${before.split("\n").length}`,
			received: "letters that are not written in UTF-8",
			expected: "a file saved as UTF-8, which editors call its encoding",
		});
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
		const folder = `content/${path}`;
		const absolute = join(this.#root, folder);
		if (!existsSync(absolute)) {
			const expected = `a folder of files that end in ${ending}`;
			this.issues.push({
				file: folder,
				field: "the whole folder",
				received: "no folder",
				expected,
			});
			return { names: [], files: [] };
		}
		const entries = readdirSync(absolute).sort();
		const wanted = entries.filter((entry) => !entry.startsWith(".") && !beside?.test(entry));
		const isName = (entry: string) =>
			entry.endsWith(ending) && slug.safeParse(entry.slice(0, -ending.length)).success;
		const endings = beside?.test("a.jpg") ? `${ending}, or .jpg for a picture` : ending;
		for (const entry of wanted.filter((entry) => !isName(entry))) {
			this.issues.push({
				file: `${folder}/${entry}`,
				field: "file name",
				received: show(entry),
				expected: `lower-case letters and digits, joined by single hyphens, then ${endings}`,
			});
		}
		const names = wanted.filter(isName).map((entry) => entry.slice(0, -ending.length));
		return { names, files: names.flatMap((name) => this.file(`${path}/${name}${ending}`) ?? []) };
	}

	/** Parses YAML. Returns undefined, and notes every fault, where it is none. */
	#parse(file: string, part: string, yaml: string, firstLine: number) {
		const counter = new LineCounter();
		const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
		const faults = document.errors.map(({ pos, message }) => ({ offset: pos[0], message }));
		visit(document, {
			Alias(_key, alias) {
				if (!alias.resolve(document)) {
					const message = `*${alias.source}, a reference to what is not there`;
					faults.push({ offset: alias.range?.[0] ?? 0, message });
				}
			},
		});
		const byLine = Map.groupBy(faults, ({ offset }) => counter.linePos(offset).line);
		for (const [line, [first]] of Array.from(byLine).sort(([a], [b]) => a - b)) {
			this.issues.push({
				file,
				field: `${part}, line ${line + firstLine - 1}`,
				received: first?.message ?? "",
				expected: expectedAt(yaml.split("\n")[line - 1] ?? ""),
			});
		}
		return byLine.size > 0 ? undefined : { data: document.toJS() as unknown };
	}
}

/** What may stand on a line that is no YAML. */
function expectedAt(line: string): string {
	const [, name] = line.match(/^\s*(?:- )?([\w-]+):[^\s/]/) ?? [];
	return name
		? `a space after \`${name}:\``
		: "YAML: one `field: value` a line, fields of a group in the same column, text with a colon or quote in straight quotation marks";
}

/**
 * The line on which a field stands, or what is around it where it is missing.
 * @param root folder that holds `content/`.
 */
export function lineOfField(root: string, { file, field }: Issue): number | undefined {
	const path = join(root, file);
	if (!/\.(?:md|yaml)$/.test(file) || !existsSync(path)) {
		return;
	}
	const text = withoutSystemMarks(readFileSync(path, "utf8"));
	const yaml = frontMatterOf(text)?.yaml;
	const counter = new LineCounter();
	let { contents: node }: { contents: unknown } = parseDocument(yaml ?? text, {
		lineCounter: counter,
	});
	let offset: number | undefined;
	for (const key of field.split(".")) {
		const pair = isMap<Node>(node) && node.items.find((item) => String(item.key) === key);
		const item = isSeq<Node>(node) && node.items[Number(key)];
		const found = pair ? pair.key : item;
		if (!found) {
			break;
		}
		offset = found.range?.[0];
		node = pair ? pair.value : item;
	}
	return offset === undefined ? undefined : counter.linePos(offset).line + (yaml ? 1 : 0);
}

/** The issue of a file that has to be there. */
export function missingFile(file: string): Issue {
	return { file, field: "the whole file", received: "no file", expected: "a readable file" };
}
