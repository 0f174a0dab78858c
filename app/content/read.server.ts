import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { VFile } from "vfile";
import { matter } from "vfile-matter";
import { parse, YAMLParseError } from "yaml";
import { type Fault, show } from "./faults.ts";

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
}

/** Reads `content/`: files in, raw data out, every unreadable file noted as a fault. */
export class ContentReader {
	readonly faults: Fault[] = [];
	readonly #root: string;

	/** @param root folder that holds `content/`. */
	constructor(root: string) {
		this.#root = root;
	}

	/** Reads one YAML or Markdown file. Returns undefined, and notes why, when it cannot be read. */
	file(path: string): RawFile | undefined {
		const file = `content/${path}`;
		const slug = path.replace(/^.*\//, "").replace(/\.[^.]+$/, "");
		let text: string;
		try {
			text = readFileSync(join(this.#root, file), "utf8");
		} catch {
			this.faults.push({ file, field: "the whole file", found: "no file", allowed: "a readable file" });
			return;
		}
		return path.endsWith(".md")
			? this.#markdown(file, slug, text)
			: this.#yaml(file, slug, text);
	}

	/** Reads every file with the given ending in a folder of content, in the order of their names. */
	folder(path: string, ending: ".md" | ".yaml"): RawFile[] {
		const names = readdirSync(join(this.#root, "content", path)).sort();
		return names.flatMap((name) => {
			if (name.startsWith(".")) {
				return [];
			}
			if (!name.endsWith(ending)) {
				this.faults.push({
					file: `content/${path}/${name}`,
					field: "file name",
					found: name,
					allowed: `a name that ends in ${ending}`,
				});
				return [];
			}
			return this.file(`${path}/${name}`) ?? [];
		});
	}

	#yaml(file: string, slug: string, text: string): RawFile | undefined {
		try {
			return { file, slug, data: parse(text), body: "" };
		} catch (error) {
			this.#unreadable(file, "the whole file", error);
		}
	}

	#markdown(file: string, slug: string, text: string): RawFile | undefined {
		if (!/^---\r?\n[\s\S]*?\r?\n---\r?\n/.test(text)) {
			this.faults.push({
				file,
				field: "front matter",
				found: show(text.slice(0, 40)),
				allowed: "a block of fields between two lines of three hyphens, at the top",
			});
			return;
		}
		try {
			const document = new VFile(text);
			matter(document, { strip: true });
			return { file, slug, data: document.data.matter, body: String(document) };
		} catch (error) {
			this.#unreadable(file, "front matter", error);
		}
	}

	#unreadable(file: string, part: string, error: unknown): void {
		if (!(error instanceof YAMLParseError)) {
			throw error;
		}
		const line = error.linePos?.[0].line;
		this.faults.push({
			file,
			field: line ? `${part}, line ${line}` : part,
			found: error.message.split("\n", 1)[0] ?? "broken YAML",
			allowed: "YAML: one `field: value` a line, text with a colon or quote in quotation marks",
		});
	}
}
