import { matchesGlob } from "node:path";
import { type ContentKind, contentKinds } from "../scripts/content/kinds.ts";

/** The rules of a file of the content, by its path from the project's folder. */
export function kindOf(file: string): ContentKind | undefined {
	return contentKinds.find(({ files }) => matchesGlob(file, files));
}
