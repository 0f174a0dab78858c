import { hex, type Oklch, oklch } from "./colour.ts";

/** The six grounds that covers, tiles, portraits and social cards stand on, in the order of t1 to t6. */
export const tileNames = ["eucalypt", "wattle", "dusk", "ochre", "saltbush", "redgum"] as const;

/** The name of a ground. */
export type TileName = (typeof tileNames)[number];

/** A colour in both spellings: for style sheets and for picture files. */
export interface TileColour {
	/** For CSS, `oklch(…)`. */
	oklch: string;
	/** For picture files, `#rrggbb`. */
	hex: string;
}

/** A ground and the two colours that may stand on it. */
export interface Tile {
	name: TileName;
	/** The class that sets the ground and the text colour in a page: `t1` to `t6`. */
	className: string;
	/** The ground in the light and the dark scheme. */
	ground: { light: TileColour; dark: TileColour };
	/** Marks and text: at least 6 to 1 on the ground, in both schemes. */
	marks: TileColour;
	/** The one accent of a cover: at least 3.39 to 1 on the ground, in both schemes. */
	accent: TileColour;
}

/** Values from the tile table in section 2 of the design tokens. */
const values: Record<TileName, { light: Oklch; dark: Oklch; marks: Oklch; accent: Oklch }> = {
	eucalypt: {
		light: [0.405, 0.078, 164],
		dark: [0.36, 0.064, 164],
		marks: [0.97, 0.02, 120],
		accent: [0.83, 0.13, 88],
	},
	wattle: {
		light: [0.845, 0.128, 90],
		dark: [0.78, 0.118, 88],
		marks: [0.21, 0.03, 90],
		accent: [0.45, 0.125, 33],
	},
	dusk: {
		light: [0.43, 0.082, 258],
		dark: [0.37, 0.066, 258],
		marks: [0.97, 0.012, 250],
		accent: [0.77, 0.135, 64],
	},
	ochre: {
		light: [0.735, 0.128, 60],
		dark: [0.68, 0.118, 58],
		marks: [0.2, 0.035, 55],
		accent: [0.38, 0.085, 258],
	},
	saltbush: {
		light: [0.815, 0.026, 170],
		dark: [0.7, 0.028, 172],
		marks: [0.21, 0.025, 168],
		accent: [0.42, 0.115, 33],
	},
	redgum: {
		light: [0.43, 0.102, 33],
		dark: [0.37, 0.084, 33],
		marks: [0.97, 0.014, 50],
		accent: [0.82, 0.125, 84],
	},
};

/** Every ground by its name. */
export const tiles: Readonly<Record<TileName, Tile>> = {
	eucalypt: tile("eucalypt"),
	wattle: tile("wattle"),
	dusk: tile("dusk"),
	ochre: tile("ochre"),
	saltbush: tile("saltbush"),
	redgum: tile("redgum"),
};

function tile(name: TileName): Tile {
	const { light, dark, marks, accent } = values[name];
	return {
		name,
		className: `t${tileNames.indexOf(name) + 1}`,
		ground: { light: spellings(light), dark: spellings(dark) },
		marks: spellings(marks),
		accent: spellings(accent),
	};
}

function spellings(colour: Oklch): TileColour {
	return { oklch: oklch(colour), hex: hex(colour) };
}
