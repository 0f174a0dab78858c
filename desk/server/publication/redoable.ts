import type { Publication } from "../../shared/api/review.ts";
import { readFilesOfCommits } from "../git/git.ts";
import { revertDiff } from "./changes/fileDiff.ts";

/** Selects the undone publications that can be redone: nothing of what was taken back has been published again since. */
export function selectRedoable(root: string, undone: readonly Publication[]): Publication[] {
	const files = undone.flatMap(({ commit, files: paths }) =>
		paths.flatMap((path) => [`${commit}^`, commit, "HEAD"].map((name) => ({ commit: name, path }))),
	);
	const contents = readFilesOfCommits(root, files);
	const contentByName = new Map(
		files.map(({ commit, path }, index) => [`${commit}:${path}`, contents[index]]),
	);
	const read = (commit: string, path: string) => contentByName.get(`${commit}:${path}`);
	return undone.filter(({ commit, files: paths }) =>
		paths.every((path) => {
			const before = read(`${commit}^`, path);
			const after = read(commit, path);
			return revertDiff({ path, before, after }, read("HEAD", path)) !== undefined;
		}),
	);
}
