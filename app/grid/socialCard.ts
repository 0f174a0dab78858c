import { type CoverMode, type CoverOptions, cover } from "./cover.ts";
import type { Tile } from "./palette.ts";
import { svgFile } from "./svg.ts";

/** The social card: 25 columns of 48 pixels, the words above, five rows of the picture below. */
export const socialCard = {
	width: 1200,
	height: 630,
	/** Side of a cell in pixels. */
	cell: 48,
	/** Where the picture begins; it ends at the lower edge and runs to both sides. */
	gridTop: 390,
	gridHeight: 240,
} as const;

/**
 * The lower part of a social card: the page's own picture, transparent, to set on the tile's ground at
 * x 0 and y {@link socialCard}.gridTop.
 * @param slug of the page
 * @param mode of its subject
 * @param options form, flip and grain, as `arrangeCovers` gave them for the page's cover
 * @returns a file of 1200 by 240 pixels
 */
export function socialCardGrid(
	slug: string,
	mode: CoverMode,
	{ marks, accent }: Tile,
	options: Pick<CoverOptions, "form" | "flip" | "grain"> = {},
): string {
	const { width, gridHeight, cell } = socialCard;
	const picture = cover(slug, mode, { ...options, columns: width / cell, rows: gridHeight / cell });
	return svgFile(picture, { marks: marks.hex, accent: accent.hex }, { width, height: gridHeight });
}
