import type { CSSProperties } from "react";
import type { FontWeight } from "satori";
import type { PngOptions } from "sharp";

/** The drawing, 25 by 5 cells, ends at the lower edge and runs to both sides. */
const [width, height, gridHeight] = [1200, 630, 240];
const margin = 48;
/** Room around the symbols in their cells: the drawing is larger by it, so that no symbol ends just before the edge. */
const bleed = 5;
const measure = width - 2 * margin;

const weights: readonly FontWeight[] = [200, 300, 400, 500, 600, 700, 800];
/** Weights of the home page's three words. */
const wordWeights: readonly FontWeight[] = [300, 500, 800];

/** Sixteen colours hold the ground, the ink, the accent and the soft edges between them. */
const png: PngOptions = { palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 };

const styles = {
	logo: { position: "absolute", left: 49, top: 45 },
	oneLine: {
		display: "block",
		position: "absolute",
		overflow: "hidden",
		whiteSpace: "nowrap",
		textOverflow: "ellipsis",
	},
	brand: {
		left: 97,
		top: 43,
		maxWidth: measure / 2,
		fontSize: 34,
		fontWeight: 700,
		letterSpacing: "-0.035em",
	},
	label: { right: margin, top: 48, maxWidth: measure / 3, fontSize: 24 },
	textBox: {
		position: "absolute",
		left: margin,
		top: 148,
		width: measure,
		height: 211,
		overflow: "hidden",
	},
	column: {
		display: "flex",
		flexDirection: "column",
		width: measure,
		fontWeight: 600,
		wordBreak: "break-word",
	},
	title: { letterSpacing: "-0.024em", lineHeight: 1.07, textWrap: "balance" },
	ramp: { letterSpacing: "-0.03em", lineHeight: 0.72, flexWrap: "wrap" },
	tagline: { marginTop: 28, fontSize: 40, letterSpacing: "-0.024em", lineHeight: 1.1 },
} satisfies Record<string, CSSProperties>;

/**
 * The look of a card, from the design's pictures of it. The names of the files carry a hash of it, so that a change
 * gives every card a new name.
 */
export const cardLook = {
	/** In pixels. A title of more than one line is not above 72, so that no text is higher than its maximum. */
	measures: {
		width,
		height,
		gridHeight,
		bleed,
		drawnWidth: width + 2 * bleed,
		maxTextHeight: 194,
		logo: { width: 37, height: 37 },
	},
	weights,
	wordWeights,
	/** The first size at which the text fits is used. */
	titleSizes: [104, 92, 72, 58, 44, 36],
	rampSizes: [168, 152, 136, 120, 108, 96, 80, 64, 48],
	styles,
	png,
};
