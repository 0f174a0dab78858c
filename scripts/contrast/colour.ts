/**
 * Relative luminance of a colour written `#rrggbb`, 0 for black to 1 for white: WCAG 2.2,
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function luminance(hex: string): number {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
		const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(one: string, other: string): number {
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
