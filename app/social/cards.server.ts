import type { SiteSettings } from "../../content-model/index.ts";
import {
	type CellState,
	type CoverStyle,
	cellState,
	createCover,
	formatSvg,
	getPictogram,
	type Matrix,
	type PictogramName,
	type ThemeName,
} from "../../grid/index.ts";
import { getSocialImagePath } from "../../paths/index.ts";
import { hashContent } from "../images/hashContent.server.ts";
import type { LogoShape } from "../images/logo.server.ts";
import { cardLook } from "./cardLook.server.ts";

/** Cells of the drawing. */
const [columns, rows] = [25, 5];

/** The text above the drawing. */
export type SocialCardText =
	/** A sentence in one weight. */
	| { title: string }
	/** Words that grow heavier from left to right, and a line below them. */
	| { ramp: string; by: "letter" | "word"; tagline: string };

/** The parts of a card that differ from page to page. */
export interface SocialCardDesign {
	text: SocialCardText;
	/** The page's section; none for the home page. */
	label?: string;
	theme: ThemeName;
	/** A cover, or a pictogram among empty days. */
	drawing: CoverStyle | PictogramName;
}

/** The image of a page for shared links: its metadata, and the card to draw. */
export interface SocialImage {
	card: SocialCard;
	/** URL path. The name carries a hash of the card, so that the file may be cached forever. */
	path: string;
	width: number;
	height: number;
	/** Text alternative: the card's text. */
	alt: string;
}

/** The card to draw. */
export interface SocialCard {
	text: SocialCardText;
	brand: string;
	label: string | undefined;
	/** The lower part, 1200 by 240, as an SVG file. */
	drawing: string;
	logo: LogoShape;
	/** Colours, as `#rrggbb`. */
	ground: string;
	ink: string;
}

/** Creates the image of a page. It is painted by drawCard.server.ts. */
export function createSocialImage(
	path: string,
	{ text, label, theme, drawing }: SocialCardDesign,
	{ brand, colours }: Pick<SiteSettings, "brand" | "colours">,
	logo: LogoShape,
): SocialImage {
	const { width, height, gridHeight } = cardLook.measures;
	const { ground, ink } = colours.themes[theme];
	const cells =
		typeof drawing === "string"
			? { matrix: createPictogramStrip(drawing) }
			: createCover(drawing, { columns, rows });
	const card: SocialCard = {
		text,
		brand,
		label,
		drawing: formatSvg(cells, colours.themes[theme], { width, height: gridHeight }),
		logo,
		ground: ground[0].hex,
		ink: ink.hex,
	};
	const version = hashContent(JSON.stringify([cardLook, card]));
	const altParts = "title" in text ? [text.title, label] : [text.ramp, text.tagline];
	return {
		card,
		path: getSocialImagePath(path, version),
		width,
		height,
		alt: `${altParts.filter(Boolean).join(". ")}. ${brand}`,
	};
}

/**
 * Creates a pictogram among empty days: half way down, one column from the right edge. Of one that is larger than the
 * card its middle is shown.
 */
function createPictogramStrip(name: PictogramName): Matrix {
	const pictogram = getPictogram(name);
	const top = Math.floor((rows - pictogram.length) / 2);
	const left = Math.max(0, columns - 1 - (pictogram[0]?.length ?? 0));
	return Array.from({ length: rows }, (_, row) =>
		Array.from(
			{ length: columns },
			(_, column): CellState => pictogram[row - top]?.[column - left] ?? cellState.tick,
		),
	);
}
