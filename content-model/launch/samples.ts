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
	/** The present value, or the decision to make. */
	detail: string;
}

/** What sample content is recognised by: samples.json. */
export interface KnownSamples {
	/** The name of the sample brand. */
	words: string[];
	/** SHA-256 of each sample picture, by its path from the project's folder. */
	files: Record<string, string>;
}

/** Calculates the SHA-256 of a file. */
function hashFile(path: string): string {
	return createHash("sha256").update(readFileSync(path)).digest("hex");
}

/** Reads what the project's own samples are recognised by. */
export function readKnownSamples(): KnownSamples {
	return JSON.parse(readFileSync(join(import.meta.dirname, "samples.json"), "utf8"));
}

/** Finds sample pictures that are still there. @param root folder that holds `content/`. */
export function findSampleFiles(root: string, { files }: KnownSamples): OpenItem[] {
	return Object.entries(files)
		.filter(([file, hash]) => existsSync(join(root, file)) && hashFile(join(root, file)) === hash)
		.map(([file]) => ({ file, field: "the whole file", detail: "a sample picture" }));
}
