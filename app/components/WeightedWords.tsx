interface WeightedWordsProps {
	/** A sentence that holds the words, in any case. */
	text: string;
	/** Words that grow heavier, in their order. */
	words: readonly string[];
}

/** A sentence in which the given words gain weight, the first light and the last heavy. */
export function WeightedWords({ text, words }: WeightedWordsProps) {
	const last = Math.max(1, words.length - 1);
	return text.split(/(\p{L}+)/u).map((part, place) => {
		const step = words.findIndex((word) => word.toLowerCase() === part.toLowerCase());
		return step < 0 ? (
			part
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
			<span key={place} className={`w${2 + Math.round((step * 7) / last)}`}>
				{part}
			</span>
		);
	});
}
