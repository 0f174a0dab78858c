/** A colour in sRGB: red, green, blue and opacity, each from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** What stands behind everything: the canvas of a browser. */
export const white: Colour = [1, 1, 1, 1];

/**
 * Reads a colour as a browser writes one in sRGB: `color(srgb 0.1 0.2 0.3 / 0.5)`. What the space
 * cannot show is cut off at its edge, as a screen does.
 * @throws when it is written in another way.
 */
export function parseColour(text: string): Colour {
	const numbers = /^color\(srgb ([^)]+)\)$/
		.exec(text)?.[1]
		?.split(/[\s/]+/)
		.map(channel);
	const [red, green, blue, alpha = 1] = numbers ?? [];
	if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red)) {
		throw new Error(`“${text}” is not a colour in sRGB.`);
	}
	return [red, green, blue, alpha];
}

function channel(text: string): number {
	return text === "none" ? 0 : Math.min(1, Math.max(0, Number(text)));
}

/** Lays one colour over another that is opaque. */
export function over([red, green, blue, alpha]: Colour, ground: Colour): Colour {
	const mix = (above: number, below: number) => above * alpha + below * (1 - alpha);
	return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2]), 1];
}

/**
 * The colour that layers give together.
 * @param layers the topmost first; white lies under the last.
 */
export function flatten(layers: readonly Colour[]): Colour {
	return layers.reduceRight<Colour>((ground, layer) => over(layer, ground), white);
}

/**
 * Relative luminance of an opaque colour, 0 for black to 1 for white: WCAG 2.2,
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function luminance([red, green, blue]: Colour): number {
	const linear = (value: number) =>
		value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of two opaque colours, 1 to 21: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(one: Colour, other: Colour): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}

/** The sizes of text that WCAG 2.2 calls large, in CSS px: 18 pt, or 14 pt and bold. */
const large = { regular: 24, bold: (14 * 4) / 3, boldWeight: 700 } as const;

/** What success criteria 1.4.3 and 1.4.11 ask for. */
export const required = { text: 4.5, largeText: 3, boundary: 3 } as const;

/**
 * The least contrast of a text: WCAG 2.2, success criterion 1.4.3 (level AA).
 * @param size in CSS px
 * @param weight 1 to 1000
 */
export function requiredOfText(size: number, weight: number): number {
	const isLarge = size >= large.regular || (size >= large.bold && weight >= large.boldWeight);
	return isLarge ? required.largeText : required.text;
}

/** A colour as `#rrggbb`, for people to read. */
export function hexOf([red, green, blue]: Colour): string {
	const pair = (value: number) =>
		Math.round(value * 255)
			.toString(16)
			.padStart(2, "0");
	return `#${pair(red)}${pair(green)}${pair(blue)}`;
}
