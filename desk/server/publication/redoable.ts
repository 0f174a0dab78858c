import { isDeepStrictEqual } from "node:util";
import type { Publication } from "../../shared/api/review.ts";
import { readFilesOfCommits } from "../git/git.ts";
import { revertDiff } from "./changes/fileDiff.ts";

/**
 * Selects the undone publications that can be redone: nothing of what was taken back has been published otherwise since,
 * and not all of it again.
 */
export function selectRedoable(root: string, undone: readonly Publication[]): Publication[] {
	const files = undone.flatMap(({ commit, files: paths }) =>
		paths.flatMap((path) => [`${commit}^`, commit, "HEAD"].map((name) => ({ commit: name, path }))),
	);
	const contents = readFilesOfCommits(root, files);
	const contentByName = new Map(
		files.map(({ commit, path }, index) => [`${commit}:${path}`, contents[index]]),
	);
	const read = (commit: string, path: string) => contentByName.get(`${commit}:${path}`);
	return undone.filter(({ commit, files: paths }) => {
		const redoneFiles = paths.map((path) => {
			const published = { path, before: read(`${commit}^`, path), after: read(commit, path) };
			const current = read("HEAD", path);
			return { current, redone: revertDiff(published, current) };
		});
		return (
			redoneFiles.every(({ redone }) => redone !== undefined) &&
			redoneFiles.some(({ current, redone }) => !isDeepStrictEqual(current, redone?.bytes))
		);
	});
}
