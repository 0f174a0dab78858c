import { formatOklch, type Oklch, recolour, toHex } from "./colour.ts";
import type { ThemeName } from "./themes.ts";

/** The colours that an owner chooses, as the design was drawn with them. All others follow them. */
export const designColours = {
	paper: [0.974, 0.008, 105],
	gum: [0.44, 0.086, 163],
	saltbush: [0.625, 0.038, 174],
	ochre: [0.655, 0.14, 58],
	dusk: [0.5, 0.086, 256],
	redgum: [0.48, 0.112, 34],
	wattle: [0.82, 0.134, 90],
	action: [0.76, 0.148, 68],
} as const satisfies Record<string, Oklch>;

/** The name of a colour that an owner chooses. */
export type ColourName = keyof typeof designColours;

/** An owner's choice of colours. */
export type BrandColours = Readonly<Record<ColourName, Oklch>>;

/** A colour in both notations: for stylesheets and for image files. */
export interface Colour {
	/** The colour for CSS, `oklch(…)`. */
	oklch: string;
	/** The colour for image files, `#rrggbb`. */
	hex: string;
	/** The chosen colour that it follows. */
	follows: ColourName;
}

/** A colour in the light scheme and, where it differs, in the dark one. */
export type Schemes = readonly [light: Colour, dark?: Colour];

/** A colour theme: a ground and its two foreground colours. */
export interface ColourTheme {
	ground: readonly [light: Colour, dark: Colour];
	/** Marks and text, in both schemes. */
	ink: Colour;
	/** The one accent of a cover, in both schemes. */
	accent: Colour;
}

/** Every colour of the site. */
export type Palette = ReturnType<typeof createPalette>;

/**
 * Makes every colour of the site from those of the brand. A colour that follows another turns its hue as
 * far as the owner turned that one's, is never stronger than in the design, and stays as light to the
 * eye: what stood out goes on standing out. Only the chosen ones can be too light or too dark.
 */
export function createPalette(brand: BrandColours) {
	/** Creates the chosen colour, and the function that creates those that follow it. */
	const createFamily = (follows: ColourName) => {
		const brandColour = brand[follows];
		const createColour = (colour: Oklch): Colour => ({
			oklch: formatOklch(colour),
			hex: toHex(colour),
			follows,
		});
		return Object.assign(
			(...colour: Oklch) => createColour(deriveColour(colour, designColours[follows], brandColour)),
			{ chosen: createColour(brandColour) },
		);
	};
	const paper = createFamily("paper");
	const gum = createFamily("gum");
	const saltbush = createFamily("saltbush");
	const ochre = createFamily("ochre");
	const dusk = createFamily("dusk");
	const redgum = createFamily("redgum");
	const wattle = createFamily("wattle");
	const action = createFamily("action");

	const tokens = {
		// In the dark what lies higher is lighter: the ground, a band on it, a panel on both.
		ground: [paper.chosen, gum(0.187, 0.013, 168)],
		surface: [paper(0.993, 0.004, 105), gum(0.275, 0.026, 168)],
		silver: [gum(0.925, 0.014, 160), gum(0.242, 0.021, 172)],
		ink: [gum(0.22, 0.022, 165), paper(0.95, 0.01, 105)],
		"ink-2": [gum(0.4, 0.022, 162), gum(0.8, 0.014, 130)],
		line: [gum(0.86, 0.012, 130), gum(0.4, 0.016, 168)],
		"line-2": [gum(0.8, 0.016, 160), gum(0.45, 0.016, 168)],
		edge: [gum(0.58, 0.022, 160), gum(0.62, 0.02, 160)],
		tick: [gum(0.7, 0.016, 150), gum(0.56, 0.018, 165)],

		// Hues that say who or what; two are deeper on silver.
		gum: [gum.chosen, gum(0.665, 0.102, 162)],
		saltbush: [saltbush.chosen, saltbush(0.7, 0.03, 172)],
		"saltbush-on-silver": [saltbush(0.6, 0.038, 174), saltbush(0.7, 0.03, 172)],
		ochre: [ochre.chosen, ochre(0.725, 0.138, 62)],
		"ochre-on-silver": [ochre(0.6, 0.135, 56), ochre(0.725, 0.138, 62)],
		dusk: [dusk.chosen, dusk(0.63, 0.094, 256)],
		redgum: [redgum.chosen, redgum(0.6, 0.128, 34)],
		wattle: [wattle.chosen, wattle(0.83, 0.122, 90)],

		// The one action, and the dark bands.
		action: [action.chosen, action(0.8, 0.138, 72)],
		"action-hover": [action(0.82, 0.138, 76), action(0.86, 0.125, 78)],
		"on-action": [action(0.2, 0.03, 60)],
		band: [gum(0.285, 0.046, 168), gum(0.262, 0.04, 168)],
		"on-band": [paper(0.96, 0.014, 110)],
		"on-band-2": [gum(0.86, 0.024, 140)],
		"band-tick": [gum(0.56, 0.035, 165)],
		"band-line": [gum(0.7, 0.05, 150)],
		"band-drawing": [wattle(0.82, 0.134, 84)],
		footer: [gum(0.215, 0.026, 168), gum(0.155, 0.012, 168)],
		"footer-logo": [gum(0.72, 0.092, 163)],

		// Tags: the word carries the meaning, the tint supports it.
		"warning-ground": [action(0.92, 0.055, 75), action(0.34, 0.055, 70)],
		warning: [action(0.36, 0.085, 50), action(0.9, 0.07, 80)],
		"ok-ground": [gum(0.92, 0.04, 160), gum(0.33, 0.045, 165)],
		ok: [gum(0.34, 0.07, 163), gum(0.88, 0.06, 160)],
	} satisfies Record<string, Schemes>;

	const themes: Readonly<Record<ThemeName, ColourTheme>> = {
		eucalypt: {
			ground: [gum(0.405, 0.078, 164), gum(0.36, 0.064, 164)],
			ink: gum(0.97, 0.02, 120),
			accent: wattle(0.83, 0.13, 88),
		},
		wattle: {
			ground: [wattle(0.845, 0.128, 90), wattle(0.78, 0.118, 88)],
			ink: wattle(0.21, 0.03, 90),
			accent: redgum(0.45, 0.125, 33),
		},
		dusk: {
			ground: [dusk(0.43, 0.082, 258), dusk(0.37, 0.066, 258)],
			ink: dusk(0.97, 0.012, 250),
			accent: ochre(0.77, 0.135, 64),
		},
		ochre: {
			// Further from the yellow of the one action than the ink is.
			ground: [ochre(0.725, 0.118, 46), ochre(0.68, 0.11, 46)],
			ink: ochre(0.2, 0.035, 55),
			accent: dusk(0.38, 0.085, 258),
		},
		saltbush: {
			ground: [saltbush(0.815, 0.026, 170), saltbush(0.7, 0.028, 172)],
			ink: saltbush(0.21, 0.025, 168),
			accent: redgum(0.42, 0.115, 33),
		},
		redgum: {
			ground: [redgum(0.43, 0.102, 33), redgum(0.37, 0.084, 33)],
			ink: redgum(0.97, 0.014, 50),
			accent: wattle(0.82, 0.125, 84),
		},
	};
	// Browsers' tabs may be white or nearly black. Light enough for the one, dark enough for the other.
	return { tokens, themes, favicon: gum(0.575, 0.105, 162) };
}

/** Adapts a colour of the design to the owner's choice of the one that it follows. */
function deriveColour(colour: Oklch, design: Oklch, brandColour: Oklch): Oklch {
	if (brandColour.join() === design.join()) {
		return colour;
	}
	const [, chroma, hue] = colour;
	return recolour(
		colour,
		chroma * Math.min(1, brandColour[1] / design[1]),
		hue + brandColour[2] - design[2],
	);
}
