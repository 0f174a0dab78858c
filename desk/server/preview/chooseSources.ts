import { findKind, getPagePath } from "../content/kinds/kinds.ts";
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

/**
 * Chooses the source of each block: the only candidate, or the one nearest to its neighbours'. None if several are.
 * Blocks are taken in their order, so that a choice counts for those after it.
 */
export function chooseSources(
	candidates: readonly Source[][],
	page: string,
): (Source | undefined)[] {
	const onlySources = candidates.map(([source, ...others]) =>
		others.length === 0 ? source : undefined,
	);
	const pathsOfPage = listPathsOfPage(candidates.flat(), page);
	const chosenSources: (Source | undefined)[] = [];
	const usedKeys = new Set<string>();
	for (const [index, sources] of candidates.entries()) {
		const chosen =
			onlySources[index] ??
			chooseSource(sources, {
				before: chosenSources.findLast(Boolean),
				after: onlySources.slice(index + 1).find(Boolean),
				pathsOfPage,
				usedKeys,
			});
		chosenSources.push(chosen);
		if (chosen) {
			usedKeys.add(getSourceKey(chosen));
		}
	}
	return chosenSources;
}

/** What counts for the source of a block. */
interface BlockContext {
	/** The nearest source that an earlier block has. */
	before: Source | undefined;
	/** The nearest that a later block has for certain. */
	after: Source | undefined;
	/** The files of the shown page. */
	pathsOfPage: ReadonlySet<string>;
	/** The keys of the sources of earlier blocks. */
	usedKeys: ReadonlySet<string>;
}

/** Chooses among the candidates of a block; none where the best are of several files. */
function chooseSource(sources: readonly Source[], context: BlockContext): Source | undefined {
	const scores = sources.map((source) => scoreSource(source, context));
	const best = Math.max(...scores);
	const [nearest, ...others] = sources.filter((_source, index) => scores[index] === best);
	// Of equally near fields in one file the first is taken: a file has its words in the order of the page.
	return others.every(({ path }) => path === nearest?.path) ? nearest : undefined;
}

/** Scores how well a source fits a block. */
function scoreSource(
	source: Source,
	{ before, after, pathsOfPage, usedKeys }: BlockContext,
): number {
	return (
		scoreNearness(source, before) +
		scoreNearness(source, after) +
		(pathsOfPage.has(source.path) ? ownPageScore : 0) -
		(usedKeys.has(getSourceKey(source)) ? repetitionPenalty : 0)
	);
}

/** Lists the files of some sources that have a page as their own. */
function listPathsOfPage(sources: readonly Source[], page: string): ReadonlySet<string> {
	const paths = new Set(sources.map(({ path }) => path));
	return new Set([...paths].filter((path) => getPagePath(path, findKind(path)) === page));
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
