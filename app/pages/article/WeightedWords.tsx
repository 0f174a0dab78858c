import { getWeightClass } from "../../styles/weightClass.ts";

interface WeightedWordsProps {
	/** A sentence that holds the words, in any case. */
	text: string;
	/** Words that grow heavier, in their order. */
	words: readonly string[];
}

/**
 * A sentence in which the given words gain weight, the first light and the last heavy. Text between them
 * stays in one node: Chromium skips text nodes that contain only a space.
 */
export function WeightedWords({ text, words }: WeightedWordsProps) {
	const anyWord = words.map((word) => RegExp.escape(word)).join("|");
	// Every second part is a word.
	const parts = text.split(new RegExp(`(?<!\\p{L})(${anyWord})(?!\\p{L})`, "iu"));
	return parts.map((part, index) => {
		if (index % 2 === 0) {
			return part;
		}
		const step = words.findIndex((word) => word.toLowerCase() === part.toLowerCase());
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
			<span key={index} className={getWeightClass(step, words.length, 2)}>
				{part}
			</span>
		);
	});
}
