import { diffArrays } from "diff";
import { isVersionOf } from "../../../shared/excerptChanges.ts";
import { quoteChange } from "./quoteChange.ts";

/** Lines of one place in a text, as they were and as they are. */
interface ChangedLines {
	removedLines: readonly string[];
	addedLines: readonly string[];
}

/** Describes which lines of a text are reworded, removed, added or moved. @param label what the text is called */
export function describeTextChanges(before: string, after: string, label = "Text"): string[] {
	const places = diffLines(before, after).map(findRewordings);
	const rewordings = places.flatMap((place) => place.rewordings);
	const removedLines = places.flatMap((place) => place.removedLines);
	const addedLines = places.flatMap((place) => place.addedLines);
	const movedLines = removedLines.filter((line) => addedLines.includes(line));
	return [
		...rewordings.map((rewording) => `${label}: ${rewording}`),
		...removedLines
			.filter((line) => !movedLines.includes(line))
			.map((line) => `${label} removed: “${line}”`),
		...addedLines
			.filter((line) => !movedLines.includes(line))
			.map((line) => `${label} added: “${line}”`),
		...movedLines.map((line) => `${label} moved: “${line}”`),
	];
}

/** Finds the lines that one text has and the other has not, place by place. Empty lines do not count. */
export function diffLines(before: string, after: string): ChangedLines[] {
	const listLines = (text: string) => text.split("\n").filter((line) => line.trim() !== "");
	const segments = diffArrays(listLines(before), listLines(after));
	return segments.flatMap(({ removed, added, value }, index) => {
		const [previous, next] = [segments[index - 1], segments[index + 1]];
		if (removed) {
			return { removedLines: value, addedLines: next?.added ? next.value : [] };
		}
		return added && !previous?.removed ? { removedLines: [], addedLines: value } : [];
	});
}

/** Takes the lines of a place that are another version of the line before them from those removed and added. */
function findRewordings({ removedLines, addedLines }: ChangedLines) {
	const pairs = removedLines.map((before, index) => ({ before, after: addedLines[index] ?? "" }));
	const isReworded = pairs.map(
		({ before, after }) => removedLines.length === addedLines.length && isVersionOf(before, after),
	);
	return {
		rewordings: pairs
			.filter((_, index) => isReworded[index])
			.map(({ before, after }) => quoteChange(before, after)),
		removedLines: removedLines.filter((_, index) => !isReworded[index]),
		addedLines: addedLines.filter((_, index) => !isReworded[index]),
	};
}
