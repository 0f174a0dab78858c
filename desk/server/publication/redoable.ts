import type { Publication } from "../../shared/api/review.ts";
import { readFilesOfCommits } from "../git/git.ts";
import { revertDiff } from "./changes/fileDiff.ts";

/** Selects the undone publications that can be redone: nothing of what was taken back has been published again since. */
export function selectRedoable(root: string, undone: readonly Publication[]): Publication[] {
	const files = undone.flatMap(({ commit, files: paths }) =>
		paths.flatMap((path) => [`${commit}^`, commit, "HEAD"].map((name) => ({ commit: name, path }))),
	);
	const contents = readFilesOfCommits(root, files).values();
	const readNext = () => contents.next().value;
	return undone.filter(({ files: paths }) =>
		paths
			.map((path) => revertDiff({ path, before: readNext(), after: readNext() }, readNext()))
			.every((reverted) => reverted !== undefined),
	);
}
