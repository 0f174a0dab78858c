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
	const last = Math.max(1, words.length - 1);
	const findStep = (word: string) =>
		words.findIndex((candidate) => candidate.toLowerCase() === word.toLowerCase());
	const parts: { text: string; step: number }[] = [];
	for (const part of text.split(/(\p{L}+)/u)) {
		const step = findStep(part);
		const previous = parts.at(-1);
		if (step < 0 && previous && previous.step < 0) {
			previous.text += part;
		} else {
			parts.push({ text: part, step });
		}
	}
	return parts.map(({ text, step }, index) =>
		step < 0 ? (
			text
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never move
			<span key={index} className={`weight-${2 + Math.round((step * 7) / last)}`}>
				{text}
			</span>
		),
	);
}
