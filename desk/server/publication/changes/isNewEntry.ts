import { isFieldsPath } from "../../content/files/contentFiles.ts";
import { collections } from "../../content/kinds/deskKinds.ts";
import { getKind } from "../../content/kinds/kinds.ts";
import type { ChangedPiece } from "./fileDiff.ts";

/** Returns whether a piece is an entry that has never been published: taken back, it goes to the trash. */
export function isNewEntry({ path, before, after }: ChangedPiece): boolean {
	return !before && after !== undefined && isFieldsPath(path) && getKind(path).name in collections;
}
