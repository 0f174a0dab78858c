import { createHash } from "node:crypto";
import type { Content } from "../content/load.server.ts";
import {
	type ArrangedCover,
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
export interface CoverFiles {
	/** Class of its ground, `t1` to `t6`. */
	tile: string;
	/** The 12 by 8 picture, for cards and phones. */
	card: CoverFile;
	/** The 25 by 7 strip, for wide screens. */
	strip: CoverFile;
	/** How it was arranged among its neighbours, for the article's social card. */
	arranged: ArrangedCover;
}

/** A picture as a file, and as SVG for a page that shows its first picture without fetching it. */
export interface CoverFile {
	address: string;
	svg: string;
}

/**
 * Draws the cover of each article or event. File names carry a hash, so hosts may keep them for ever.
 * @param entries oldest first, so that a newer one never changes an older picture.
 */
export function drawCovers<Entry extends Pick<Content["articles"][number], "slug" | "cover">>(
	entries: readonly Entry[],
	{ tiles }: Palette,
): { entry: Entry; cover: CoverFiles }[] {
	const requests = entries.map((entry) => ({ slug: entry.slug, ...entry.cover, entry }));
	return arrangeCovers(requests).map(({ entry, ...arranged }) => {
		const { slug, tile } = arranged;
		function draw(size: CoverSize): CoverFile {
			const svg = svgFile(cover(arranged, size), tiles[tile]);
			const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
			return { address: `/assets/covers/${slug}-${size.columns}x${size.rows}-${hash}.svg`, svg };
		}
		const [card, strip] = [draw(cardSize), draw(stripSize)];
		return { entry, cover: { tile: tileClass(tile), card, strip, arranged } };
	});
}
