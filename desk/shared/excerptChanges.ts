import { type Change, diffWordsWithSpace } from "diff";

/** How many unchanged words are kept on either side of a change, so that its place is known. */
const contextWords = 6;

/** Fewer characters than this are not worth an ellipsis. */
const leastHidden = 20;

/** Words removed and added, above which a text is not compared: two long ones without much in common would take seconds. */
const maxEditLength = 1000;

/** Some words of a text, and whether its other version has others there. */
export interface TextSegment {
	text: string;
	isChanged: boolean;
}

/** Reduces two versions of a text to what differs and a few words around it. Short texts stay whole. */
export function excerptChanges(
	before: string,
	after: string,
): { before: TextSegment[]; after: TextSegment[] } {
	const changes = diffWords(before, after);
	const listSegments = (version: "added" | "removed") =>
		changes.flatMap((change, index, { length }): TextSegment[] => {
			if (isUnchanged(change)) {
				const text = shortenSegment(change.value, index === 0, index === length - 1);
				return [{ text, isChanged: false }];
			}
			return change[version] ? [{ text: change.value, isChanged: true }] : [];
		});
	return { before: listSegments("removed"), after: listSegments("added") };
}

/** Checks whether a text is another version of one, not a text of its own: at least half of it is the same. */
export function isVersionOf(before: string, after: string): boolean {
	const unchanged = diffWords(before, after).filter(isUnchanged);
	const unchangedLength = unchanged.reduce((sum, { value }) => sum + value.trim().length, 0);
	return unchangedLength >= Math.min(before.length, after.length) / 2;
}

function diffWords(before: string, after: string): readonly Change[] {
	const whole = [
		{ value: before, removed: true, added: false, count: 1 },
		{ value: after, removed: false, added: true, count: 1 },
	];
	return diffWordsWithSpace(before, after, { maxEditLength }) ?? whole;
}

function isUnchanged({ added, removed }: Change): boolean {
	return !(added || removed);
}

/** Takes out the middle of unchanged words; of those before the first change the beginning, of the last the end. */
function shortenSegment(text: string, isFirst: boolean, isLast: boolean): string {
	const words = text.split(/(?<=\s)(?=\S)/);
	const head = isFirst ? "" : words.slice(0, contextWords).join("").trimEnd();
	const tail = isLast ? "" : words.slice(-contextWords).join("").trimStart();
	const shortened = [head, "…", tail].filter(Boolean).join(" ");
	return shortened.length + leastHidden <= text.length && !(isFirst && isLast) ? shortened : text;
}
