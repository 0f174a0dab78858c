import { getNextPlace } from "../../../content-model/index.ts";
import { collections } from "./deskKinds.ts";
import { readFields } from "./fields.ts";
import { listFilesOfKind } from "./titles.ts";

/**
 * Reads the files of a kind for the place that follows all of theirs.
 * @param except a file that does not count
 */
export function readNextPlace(root: string, kind: string, except?: string): number {
	const field = collections[kind]?.orderField ?? "";
	const others = listFilesOfKind(root, kind).filter((path) => path !== except);
	return getNextPlace(others.map((path) => Number(readFields(root, path)[field] ?? 0)));
}
