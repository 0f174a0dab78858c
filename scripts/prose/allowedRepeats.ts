/** Words that may stand in several articles alike, each with its reason. Case does not matter. */
export const allowedRepeats: readonly { words: string; reason: string }[] = [
	{
		words: "2025 Generative AI in Professional Services Report",
		reason: "title of the report that several articles rest on",
	},
];
