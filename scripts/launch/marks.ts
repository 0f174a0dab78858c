import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Something the owner has to replace, complete or decide before the site goes public. */
export interface OpenItem {
	/** Path from the project's folder. */
	file: string;
	/** Line of the file, from 1, where it is known. */
	line?: number;
	/** Field, as in the file. */
	field: string;
	/** What is there now, or what is to be decided. */
	what: string;
}

/** How sample content is known: samples/marks.json, which samples/marks.ts writes. */
export interface Marks {
	/** Words of the sample brand and of the sample pictures. */
	words: string[];
	/** SHA-256 of each sample picture, by its path from the project's folder. */
	files: Record<string, string>;
}

/** SHA-256 of a file. */
export function hashOf(path: string): string {
	return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/** The marks of the project's own samples. */
export function readMarks(): Marks {
	return JSON.parse(readFileSync(join(import.meta.dirname, "../../samples/marks.json"), "utf8"));
}

/** Sample pictures that are still there. @param root folder that holds `content/`. */
export function sampleFiles(root: string, { files }: Marks): OpenItem[] {
	return Object.entries(files)
		.filter(([file, hash]) => existsSync(join(root, file)) && hashOf(join(root, file)) === hash)
		.map(([file]) => ({ file, field: "the whole file", what: "a sample picture" }));
}

/** What Cloudflare is not yet told: the site's own domain, and a name without the sample brand. */
export function hostItems(root: string, { words }: Marks): OpenItem[] {
	const file = "deploy/cloudflare/wrangler.jsonc";
	const lines = existsSync(join(root, file))
		? readFileSync(join(root, file), "utf8").split("\n")
		: [];
	return lines.flatMap((text, index) => {
		const isOpen =
			/^\s*\/\/\s*"routes"/.test(text) ||
			words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
		return isOpen ? { file, line: index + 1, field: "for Cloudflare", what: text.trim() } : [];
	});
}
