import {
	cpSync,
	existsSync,
	lstatSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse, parseDocument } from "yaml";
import { ContentError, type Issue, loadContent } from "../../../content-model/index.ts";
import { pageSchemas, project } from "../site.ts";

/** The least that a contract may hold. */
const shortContract = `The Company pays.

## 1. Definitions

> What words mean.

1. The Company pays 20%.
2. In these terms:
   1. **Company** means the seller.

## Schedule 1. Terms

| Item | Term |
| --- | --- |
| Fee | 20% |`;

/**
 * A copy of the real content, with a link to its pictures, in a folder of its own, to be broken. Paths are
 * those that issues show.
 */
export class ContentCopy {
	/** The folder that holds `content/`. */
	readonly root: string;

	/** @param whole a copy of the project that is there already; none is made then. */
	constructor(whole?: string) {
		this.root = whole ?? mkdtempSync(join(tmpdir(), "mallee-content-"));
		if (whole) {
			return;
		}
		const [from, to] = [join(project, "content"), join(this.root, "content")];
		const pictures = join(from, "product");
		cpSync(from, to, { recursive: true, filter: (path) => !path.startsWith(pictures) });
		symlinkSync(pictures, join(to, "product"));
	}

	/** Brings what programs of the project need, so that they run in the copy. */
	addPrograms(): void {
		const code = [
			"app",
			"build",
			"content-model",
			"deploy",
			"machine",
			"docs/examples",
			"grid",
			"paths",
			"prose",
			"scripts",
		];
		const settings = ["package.json", "react-router.config.ts", "tsconfig.json", "vite.config.ts"];
		for (const name of [...code, ...settings]) {
			cpSync(join(project, name), join(this.root, name), { recursive: true });
		}
		symlinkSync(join(project, "node_modules"), join(this.root, "node_modules"));
	}

	/** Paths of a collection's files, without its folders, in the order of their names. */
	files(folder: string): string[] {
		const entries = readdirSync(join(this.root, "content", folder), { withFileTypes: true });
		const names = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
		return names.sort().map((name) => `content/${folder}/${name}`);
	}

	/** One file of a collection: tests do not depend on which people or articles there are. */
	file(folder: string, index = 0): string {
		const file = this.files(folder)[index];
		if (!file) {
			throw new Error(`content/${folder} has no file number ${index}.`);
		}
		return file;
	}

	read(file: string): string {
		return readFileSync(join(this.root, file), "utf8");
	}

	write(file: string, text: string): void {
		writeFileSync(join(this.root, file), text);
	}

	/** The value of a field. */
	get(file: string, field: readonly (string | number)[]): unknown {
		return parseDocument(this.#fields(file).yaml).getIn(field);
	}

	/** Gives a field a value; `undefined` removes the field. */
	set(file: string, field: readonly (string | number)[], value: unknown): void {
		const { yaml, around } = this.#fields(file);
		const document = parseDocument(yaml);
		if (value === undefined) {
			document.deleteIn(field);
		} else {
			document.setIn(field, value);
		}
		this.write(file, around(document.toString()));
	}

	/**
	 * Writes an article of the tests' own, in the first category there is.
	 * @param fields beside those that it must have, or in their place.
	 * @returns its file.
	 */
	writeArticle(slug: string, text: string, fields: Readonly<Record<string, unknown>> = {}): string {
		const [category] = Object.keys(parse(this.read("content/pages/blog.yaml")).categories);
		const all = {
			title: `All of ${slug}`,
			category,
			author: "team",
			date: "2025-10-13",
			summary: `What there is to say of ${slug}, in a line that is long enough for cards.`,
			standfirst: `Words on ${slug}.`,
			cover: { mode: "weave" },
			...fields,
		};
		// Values in JSON are YAML as well, and stand on one line each.
		const head = Object.entries(all).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
		const file = `content/articles/${slug}.md`;
		this.write(file, `---\n${head.join("")}---\n\n${text}\n`);
		return file;
	}

	/** Adds Markdown at the end of a text and gives the line of the file on which it begins. */
	append(file: string, markdown: string): number {
		const text = `${this.read(file).trimEnd()}\n\n`;
		this.write(file, `${text}${markdown}\n`);
		return text.split("\n").length;
	}

	/** What is wrong with the copy now, as a terminal shows it: not what the desk words by itself. */
	issues(): readonly Issue[] {
		try {
			loadContent(this.root, pageSchemas);
			return [];
		} catch (error) {
			if (error instanceof ContentError) {
				return error.issues.map(({ file, field, received, expected }) => ({
					...{ file, field, received, expected },
				}));
			}
			throw error;
		}
	}

	/**
	 * Leaves of the agreement and of each article but the first a few lines: parsing the texts is what
	 * takes time, and few tests need them.
	 */
	shorten(): void {
		for (const file of this.files("articles").slice(1)) {
			this.set(file, ["sources"], undefined);
			// Pages link to headings, and the firm's pack names the sheets.
			const headings = this.read(file).match(/^## .+$/gm) ?? [];
			const sheets = this.read(file).match(/^```template .+$/gm) ?? [];
			this.#setText(
				file,
				[
					"Words.",
					...headings.map((heading) => `${heading}\n\nWords.`),
					...sheets.map((first) => `${first}\n# Words\n\`\`\``),
				].join("\n\n"),
			);
		}
		const agreement = "content/agreement.md";
		this.set(agreement, ["keyTerms"], [{ figure: "20%", label: "of it", clause: "clause-1-1" }]);
		this.#setText(agreement, shortContract);
	}

	#setText(file: string, text: string): void {
		const [head = ""] = this.read(file).match(/^---\n[\s\S]*?\n---\n/) ?? [];
		this.write(file, `${head}\n${text}\n`);
	}

	/** Puts back what differs from another copy. To copy all of it each time would take longer than a test. */
	restore(from: ContentCopy): void {
		const names = from.#list();
		for (const name of this.#list().difference(names)) {
			rmSync(join(this.root, name), { recursive: true, force: true });
		}
		for (const name of names) {
			const [source, target] = [join(from.root, name), join(this.root, name)];
			const stats = lstatSync(source);
			if (stats.isDirectory()) {
				mkdirSync(target, { recursive: true });
			} else if (stats.isFile() && !isSameFile(source, target)) {
				cpSync(source, target);
			}
		}
	}

	/** Every file and folder of the content. */
	#list(): Set<string> {
		const all = readdirSync(join(this.root, "content"), { recursive: true, encoding: "utf8" });
		return new Set(all.map((name) => join("content", name)));
	}

	remove(): void {
		rmSync(this.root, { recursive: true });
	}

	/** The YAML of a file, and how to put it back among what surrounds it. */
	#fields(file: string): { yaml: string; around: (yaml: string) => string } {
		const text = this.read(file);
		const [head, yaml] = text.match(/^---\n([\s\S]*?\n)---\n/) ?? [];
		return head && yaml
			? { yaml, around: (changed) => `---\n${changed}---\n${text.slice(head.length)}` }
			: { yaml: text, around: (changed) => changed };
	}
}

function isSameFile(one: string, other: string): boolean {
	return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}
