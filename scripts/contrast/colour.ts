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
