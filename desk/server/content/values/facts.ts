import { parseFacts } from "../../../../content-model/index.ts";
import { readFields } from "./fields.ts";
import { listFilesOfKind } from "./titles.ts";

/** Reads the placeholders that texts may hold in braces, with their values; none while their files have issues. */
export function readFacts(root: string): Record<string, string> {
	return parseFacts((path) => readFields(root, path), listFilesOfKind(root, "person").length);
}
