import { createHash } from "node:crypto";
import type { Content } from "../content/load.server.ts";
import {
	type ArrangedCover,
	arrangeCovers,
	cardSize,
	cover,
	stripSize,
	svgFile,
	tileClass,
} from "../grid/index.ts";

/** A cover as a page shows it. */
export interface CoverFiles {
	/** Class of its ground, `t1` to `t6`. */
	tile: string;
	/** Address of the 12 by 8 picture, for cards and phones. */
	card: string;
	/** Address of the 25 by 7 strip, for wide screens. */
	strip: string;
	/** How it was arranged among its neighbours, for the article's social card. */
	arranged: ArrangedCover;
	/** Both as SVG, for a page that shows its first picture without fetching it. */
	drawing: { card: string; strip: string };
}

/** The covers of one build: what pages show, and the files behind it. */
export interface Covers {
	/** By article slug. */
	articles: ReadonlyMap<string, CoverFiles>;
	/** By event slug. */
	events: ReadonlyMap<string, CoverFiles>;
	/** SVG by address. */
	files: ReadonlyMap<string, string>;
}

/** Draws the cover of every article and event. File names carry a hash, so hosts may keep them for ever. */
export function drawCovers({
	articles,
	events,
	site,
}: Pick<Content, "articles" | "events" | "site">): Covers {
	const files = new Map<string, string>();

	function draw(arranged: ArrangedCover, size: { columns: number; rows: number }) {
		const { marks, accent } = site.colours.tiles[arranged.tile];
		const svg = svgFile(cover(arranged.slug, arranged.mode, { ...arranged, ...size }), {
			marks: marks.hex,
			accent: accent.hex,
		});
		const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
		const name = `${arranged.slug}-${size.columns}x${size.rows}-${hash}.svg`;
		const address = `/assets/covers/${name}`;
		files.set(address, svg);
		return { address, svg };
	}

	function drawAll(entries: readonly Pick<Content["articles"][number], "slug" | "cover">[]) {
		const requests = entries.map(({ slug, cover }) => ({ slug, ...cover }));
		const drawn = arrangeCovers(requests).map((arranged): [string, CoverFiles] => {
			const card = draw(arranged, cardSize);
			const strip = draw(arranged, stripSize);
			const tile = tileClass(arranged.tile);
			const drawing = { card: card.svg, strip: strip.svg };
			return [arranged.slug, { tile, card: card.address, strip: strip.address, arranged, drawing }];
		});
		return new Map(drawn);
	}

	// Oldest first, so that a newer one never changes an older picture.
	return { articles: drawAll(articles.toReversed()), events: drawAll(events), files };
}
