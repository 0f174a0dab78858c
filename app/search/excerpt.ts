import { pieceLength } from "./files.ts";
import type { Place } from "./pagefind.ts";
import { wordsOf } from "./spelling.ts";

/** A piece of an excerpt, and whether it is one of the words looked for. */
export interface ExcerptPart {
	text: string;
	marked: boolean;
}

/** How many words an excerpt has. */
const excerptLength = 32;

/** Where an excerpt is taken from. */
export interface Passage {
	/** Number of the piece of the text, from 0. */
	piece: number;
	/** Numbers of the words looked for in that piece, in order, from 0. */
	marks: number[];
}

/**
 * The passage of a text in which the words looked for stand closest together, by what they count for.
 * @returns the beginning of the text where the words are in its title alone.
 */
export function densestPassage(places: readonly Place[]): Passage {
	const inOrder = places.toSorted((one, other) => one.at - other.at);
	let best: Place[] = [];
	let highest = 0;
	for (const [number, { at }] of inOrder.entries()) {
		const end = Math.min(at + excerptLength, (pieceOf(at) + 1) * pieceLength);
		const near = inOrder.slice(number).filter((place) => place.at < end);
		const score = near.reduce((sum, place) => sum + place.score, 0);
		if (score > highest) {
			highest = score;
			best = near;
		}
	}
	const piece = pieceOf(best[0]?.at ?? 0);
	return { piece, marks: best.map(({ at }) => at - piece * pieceLength) };
}

/**
 * Cuts the excerpt out of the piece of a passage, with the words looked for in its middle. Where
 * words are left out before it, it begins with dots; punctuation is never marked.
 * @param also words in small letters to mark where they happen to stand in it.
 */
export function excerptParts(
	text: string,
	marks: readonly number[],
	also: readonly string[] = [],
): ExcerptPart[] {
	const words = text.split(" ");
	const [first = 0, last = first] = [marks[0], marks.at(-1)];
	const before = Math.floor((excerptLength - (last - first + 1)) / 2);
	const start = Math.max(0, Math.min(first - before, words.length - excerptLength));
	const parts: ExcerptPart[] = [];
	const add = (part: string, marked = false): void => {
		const former = parts.at(-1);
		if (former && !former.marked && !marked) former.text += part;
		else if (part) parts.push({ text: part, marked });
	};
	if (start > 0) add("… ");
	for (const [place, word] of words.slice(start, start + excerptLength).entries()) {
		if (place > 0) add(" ");
		if (marks.includes(start + place) || wordsOf(word).some((part) => also.includes(part))) {
			const [, opening = "", core = "", closing = ""] = wordInMarks.exec(word) ?? [];
			add(opening);
			add(core, true);
			add(closing);
		} else {
			add(word);
		}
	}
	return parts;
}

/** A word between the punctuation on both its sides. */
const wordInMarks = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u;

function pieceOf(at: number): number {
	return Math.floor(at / pieceLength);
}
