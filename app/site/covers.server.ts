import type { Content } from "../../content-model/index.ts";
import {
	type ArrangedCover,
	arrangeCovers,
	type CoverSize,
	createCover,
	formatSvg,
	type Palette,
	smallCoverSize,
	stripCoverSize,
	type ThemeName,
} from "../../grid/index.ts";
import { hashContent } from "../images/hashContent.server.ts";

/** A cover as a page shows it. */
export interface CoverFiles {
	theme: ThemeName;
	/** The drawing for cards and phones: its path as a file, and its SVG for a page that shows it without fetching it. */
	small: { path: string; svg: string };
	/** The drawing for wide screens, as SVG for the document. */
	strip: string;
	/** Its arrangement among its neighbours, for the article's social card. */
	arranged: ArrangedCover;
}

/**
 * Draws the cover of each article or event. File names carry a hash, so that they can be cached forever.
 * @param entries oldest first, so that a newer one never changes an older cover.
 */
export function drawCovers<Entry extends Pick<Content["articles"][number], "slug" | "cover">>(
	entries: readonly Entry[],
	{ themes }: Palette,
): { entry: Entry; cover: CoverFiles }[] {
	const requests = entries.map((entry) => ({ slug: entry.slug, ...entry.cover, entry }));
	return arrangeCovers(requests).map(({ entry, ...arranged }) => {
		const { slug, theme } = arranged;
		const draw = (size: CoverSize) => formatSvg(createCover(arranged, size), themes[theme]);
		const svg = draw(smallCoverSize);
		const hash = hashContent(svg);
		return {
			entry,
			cover: {
				theme,
				small: { path: `/assets/covers/${slug}-12x8-${hash}.svg`, svg },
				strip: draw(stripCoverSize),
				arranged,
			},
		};
	});
}
