import { findKind, getPagePath } from "../content/kinds.ts";
import type { Source } from "./sources.ts";

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
					(pathsOfPage.has(source.path) ? 3 : 0) -
					(usedKeys.has(getSourceKey(source)) ? 2 : 0),
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

/** Scores how much two fields have in common: file and enclosing groups. */
function scoreNearness(one: Source, other: Source | undefined): number {
	if (!other || one.path !== other.path) {
		return 0;
	}
	const [a, b] = [one.field.split("."), other.field.split(".")];
	const depth = a.findIndex((part, index) => part !== b[index]);
	const lines = one.line && other.line ? 3 - Math.min(3, Math.abs(one.line - other.line) / 10) : 0;
	return 1 + 2 * (depth < 0 ? a.length : depth) + lines;
}
