import { createHash } from "node:crypto";
import type { Content } from "../content/load.server.ts";
import {
	arrangeCovers,
	type CoverSize,
	cardSize,
	cover,
	type Palette,
	stripSize,
	svgFile,
	tileClass,
} from "../grid/index.ts";

/** A cover as a page shows it. */
export type CoverFiles = ReturnType<typeof drawCovers>[number]["cover"];

/**
 * Draws the cover of each article or event. File names carry a hash, so hosts may keep them for ever.
 * @param entries oldest first, so that a newer one never changes an older picture.
 */
export function drawCovers<Entry extends Pick<Content["articles"][number], "slug" | "cover">>(
	entries: readonly Entry[],
	{ tiles }: Palette,
) {
	const requests = entries.map((entry) => ({ slug: entry.slug, ...entry.cover, entry }));
	return arrangeCovers(requests).map(({ entry, ...arranged }) => {
		const { slug, tile } = arranged;
		/** A picture as a file, and as SVG for a page that shows its first picture without fetching it. */
		function draw(size: CoverSize) {
			const svg = svgFile(cover(arranged, size), tiles[tile]);
			const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
			return { address: `/assets/covers/${slug}-${size.columns}x${size.rows}-${hash}.svg`, svg };
		}
		return {
			entry,
			cover: {
				/** Class of its ground, `t1` to `t6`. */
				tile: tileClass(tile),
				/** For cards and phones. */
				card: draw(cardSize),
				/** For wide screens. */
				strip: draw(stripSize),
				/** How it was arranged among its neighbours, for the article's social card. */
				arranged,
			},
		};
	});
}
