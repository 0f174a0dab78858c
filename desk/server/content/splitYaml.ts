import { removeBomAndCrLf, splitFrontMatter } from "../../../content-model/index.ts";

/** Splits a file into its YAML and, below a front matter, its text. */
export function splitYaml(file: string): { yaml: string; body?: string } {
	const text = removeBomAndCrLf(file);
	return splitFrontMatter(text) ?? { yaml: text };
}
