import { getKind, getPagePath } from "../content/kinds/kinds.ts";
import type { FieldText } from "./fieldTexts.ts";

// How well a field text fits a block. What counts is what it shares with those of the blocks before and after: a page
// shows the fields of a group together.

/** For the file of a neighbour. */
const sameFileScore = 1;

/** For each group of fields that both are in. */
const sameGroupScore = 2;

/** For the line of a neighbour in a Markdown text; each line between them takes off a part of it. */
const sameLineScore = 3;
const linesPerPoint = 10;

/** For the file of the shown page: more than the files of both neighbours count for. */
const ownPageScore = 3;

/** Taken off a field text that an earlier block shows: the same words are more likely to be another field's. */
const repetitionPenalty = 2;

/**
 * Chooses the field text of each block: the only candidate, or the one nearest to its neighbours'. None if several are.
 * Blocks are taken in their order, so that a choice counts for those after it.
 */
export function chooseFieldTexts(
	candidates: readonly FieldText[][],
	page: string,
): (FieldText | undefined)[] {
	const onlyFieldTexts = candidates.map(([fieldText, ...others]) =>
		others.length === 0 ? fieldText : undefined,
	);
	const pathsOfPage = listPathsOfPage(candidates.flat(), page);
	const chosenFieldTexts: (FieldText | undefined)[] = [];
	const usedKeys = new Set<string>();
	for (const [index, fieldTexts] of candidates.entries()) {
		const chosen =
			onlyFieldTexts[index] ??
			chooseFieldText(fieldTexts, {
				before: chosenFieldTexts.findLast(Boolean),
				after: onlyFieldTexts.slice(index + 1).find(Boolean),
				pathsOfPage,
				usedKeys,
			});
		chosenFieldTexts.push(chosen);
		if (chosen) {
			usedKeys.add(getFieldTextKey(chosen));
		}
	}
	return chosenFieldTexts;
}

/** What counts for the field text of a block. */
interface BlockContext {
	/** The nearest field text that an earlier block has. */
	before: FieldText | undefined;
	/** The nearest that a later block has for certain. */
	after: FieldText | undefined;
	/** The files of the shown page. */
	pathsOfPage: ReadonlySet<string>;
	/** The keys of the field texts of earlier blocks. */
	usedKeys: ReadonlySet<string>;
}

/** Chooses among the candidates of a block; none where the best are of several files. */
function chooseFieldText(
	fieldTexts: readonly FieldText[],
	context: BlockContext,
): FieldText | undefined {
	const scores = fieldTexts.map((fieldText) => scoreFieldText(fieldText, context));
	const best = Math.max(...scores);
	const [nearest, ...others] = fieldTexts.filter((_fieldText, index) => scores[index] === best);
	// Of equally near fields in one file the first is taken: a file has its words in the order of the page.
	return others.every(({ path }) => path === nearest?.path) ? nearest : undefined;
}

/** Scores how well a field text fits a block. */
function scoreFieldText(
	fieldText: FieldText,
	{ before, after, pathsOfPage, usedKeys }: BlockContext,
): number {
	return (
		scoreNearness(fieldText, before) +
		scoreNearness(fieldText, after) +
		(pathsOfPage.has(fieldText.path) ? ownPageScore : 0) -
		(usedKeys.has(getFieldTextKey(fieldText)) ? repetitionPenalty : 0)
	);
}

/** Lists the files of some field texts that have a page as their own. */
function listPathsOfPage(fieldTexts: readonly FieldText[], page: string): ReadonlySet<string> {
	const paths = new Set(fieldTexts.map(({ path }) => path));
	return new Set([...paths].filter((path) => getPagePath(path, getKind(path)) === page));
}

function getFieldTextKey({ path, field, line }: FieldText): string {
	return `${path} ${field} ${line ?? ""}`;
}

/** Scores how much two field texts have in common: file, enclosing groups, lines of a text. */
function scoreNearness(one: FieldText, other: FieldText | undefined): number {
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
