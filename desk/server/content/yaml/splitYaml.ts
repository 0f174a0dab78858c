import { removeBomAndCrLf, splitFrontMatter } from "../../../../content-model/index.ts";

/** Counts the empty lines between the fields of a file and its text, which no form shows. */
export function countEmptyLines(body: string): number {
	return body.length - body.replace(/^\n+/, "").length;
}

/** Splits a file into its YAML and, below a front matter, its text. */
export function splitYaml(file: string): { yaml: string; body?: string } {
	const text = removeBomAndCrLf(file);
	return splitFrontMatter(text) ?? { yaml: text };
}
