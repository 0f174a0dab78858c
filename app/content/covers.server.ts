import { createHash } from "node:crypto";
import { type ArrangedCover, cardSize, cover, stripSize, svgFile, tiles } from "../grid/index.ts";
import type { Content } from "./load.server.ts";

/** A cover as a page shows it. */
export interface CoverFiles {
	/** Class of its ground, `t1` to `t6`. */
	tile: string;
	/** Address of the 12 by 8 picture, for cards and phones. */
	card: string;
	/** Address of the 25 by 7 strip, for wide screens. */
	strip: string;
	/** Both as SVG, for a page that shows its first picture without fetching it. */
	drawing: { card: string; strip: string };
}

/** The covers of one build: what pages show, and the files behind it. */
export interface Covers {
	/** By article slug. */
	articles: ReadonlyMap<string, CoverFiles>;
	/** By event slug. */
	events: ReadonlyMap<string, CoverFiles>;
	/** SVG by file name. */
	files: ReadonlyMap<string, string>;
}

/** Draws the cover of every article and event. File names carry a hash, so hosts may keep them for ever. */
export function drawCovers({ articles, events }: Pick<Content, "articles" | "events">): Covers {
	const files = new Map<string, string>();

	function draw(arranged: ArrangedCover, size: { columns: number; rows: number }) {
		const { marks, accent } = tiles[arranged.tile];
		const svg = svgFile(cover(arranged.slug, arranged.mode, { ...arranged, ...size }), {
			marks: marks.hex,
			accent: accent.hex,
		});
		const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
		const name = `${arranged.slug}-${size.columns}x${size.rows}-${hash}.svg`;
		files.set(name, svg);
		return { address: `/assets/covers/${name}`, svg };
	}

	function drawAll(entries: readonly { slug: string; cover: ArrangedCover }[]) {
		return new Map(
			entries.map(({ slug, cover }) => {
				const card = draw(cover, cardSize);
				const strip = draw(cover, stripSize);
				const files = {
					tile: tiles[cover.tile].className,
					card: card.address,
					strip: strip.address,
					drawing: { card: card.svg, strip: strip.svg },
				};
				return [slug, files] as const;
			}),
		);
	}

	return { articles: drawAll(articles), events: drawAll(events), files };
}
