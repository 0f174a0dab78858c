import { findKind, getPagePath } from "../content/kinds.ts";
import type { Source } from "./sources.ts";

// How well a source fits a block. What counts is what it shares with the sources of the blocks before and after: a page
// shows the fields of a group together.

/** For the file of a neighbour's source. */
const sameFileScore = 1;

/** For each group of fields that both are in. */
const sameGroupScore = 2;

/** For the line of a neighbour's source in a Markdown text; each line between them takes off a part of it. */
const sameLineScore = 3;
const linesPerPoint = 10;

/** For the file of the shown page: more than the files of both neighbours count for. */
const ownPageScore = 3;

/** Taken off a source that an earlier block shows: the same words are more likely to be another field's. */
const repetitionPenalty = 2;

/** Chooses the source of each block: the only candidate, or the one nearest to its neighbours'. None if several are. */
export function chooseSources(
	candidates: readonly Source[][],
	page: string,
): (Source | undefined)[] {
	const sourcesByBlock: (Source | undefined)[] = candidates.map((sources) =>
		sources.length === 1 ? sources[0] : undefined,
	);
	const usedKeys = new Set<string>();
	const paths = new Set(candidates.flat().map(({ path }) => path));
	const pathsOfPage = new Set(
		[...paths].filter((path) => getPagePath(path, findKind(path)) === page),
	);
	for (const [index, sources] of candidates.entries()) {
		if (sources.length > 1) {
			const before = sourcesByBlock.slice(0, index).findLast(Boolean);
			const after = sourcesByBlock.slice(index + 1).find(Boolean);
			const scoredSources = sources.map((source) => ({
				source,
				score:
					scoreNearness(source, before) +
					scoreNearness(source, after) +
					(pathsOfPage.has(source.path) ? ownPageScore : 0) -
					(usedKeys.has(getSourceKey(source)) ? repetitionPenalty : 0),
			}));
			const best = Math.max(...scoredSources.map(({ score }) => score));
			const [nearest, ...others] = scoredSources.filter(({ score }) => score === best);
			// Of equally near fields in one file the first is taken: a file has its words in the order of the page.
			const isClear = others.every(({ source }) => source.path === nearest?.source.path);
			sourcesByBlock[index] = isClear ? nearest?.source : undefined;
		}
		const chosen = sourcesByBlock[index];
		if (chosen) {
			usedKeys.add(getSourceKey(chosen));
		}
	}
	return sourcesByBlock;
}

function getSourceKey({ path, field, line }: Source): string {
	return `${path} ${field} ${line ?? ""}`;
}

/** Scores how much two sources have in common: file, enclosing groups, lines of a text. */
function scoreNearness(one: Source, other: Source | undefined): number {
	if (!other || one.path !== other.path) {
		return 0;
	}
	const [names, otherNames] = [one.field.split("."), other.field.split(".")];
	const firstDifference = names.findIndex((name, index) => name !== otherNames[index]);
	const sharedCount = firstDifference < 0 ? names.length : firstDifference;
	return sameFileScore + sameGroupScore * sharedCount + scoreLines(one.line, other.line);
}

/** Scores how near two lines of a text are. @param one undefined outside of a text, like the other */
function scoreLines(one: number | undefined, other: number | undefined): number {
	if (!one || !other) {
		return 0;
	}
	return Math.max(0, sameLineScore - Math.abs(one - other) / linesPerPoint);
}
