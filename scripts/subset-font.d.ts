/** The package carries no types of its own. */
declare module "subset-font" {
	/** Cuts a font to the characters of a text and to ranges of its axes. */
	export default function subsetFont(
		font: Uint8Array,
		text: string,
		options: {
			targetFormat: "woff2" | "sfnt";
			/** Keeps every character; the text is then empty. */
			keepAllGlyphs?: boolean;
			variationAxes?: Record<string, number | { min: number; max: number }>;
		},
	): Promise<Buffer>;
}
