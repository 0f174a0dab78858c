import { Fragment } from "react";

interface WeightedWordsProps {
	/** A sentence that holds the words, in any case. */
	text: string;
	/** Words that grow heavier, in their order. */
	words: readonly string[];
}

/** A sentence in which the given words gain weight, the first light and the last heavy. */
export function WeightedWords({ text, words }: WeightedWordsProps) {
	const weight = (part: string) => {
		const place = words.findIndex((word) => word.toLowerCase() === part.toLowerCase());
		return place < 0
			? undefined
			: `w${2 + Math.round((place * 7) / Math.max(1, words.length - 1))}`;
	};
	return text.split(/(\p{L}+)/u).map((part, place) => {
		const className = weight(part);
		return className ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
			<span key={place} className={className}>
				{part}
			</span>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
			<Fragment key={place}>{part}</Fragment>
		);
	});
}
