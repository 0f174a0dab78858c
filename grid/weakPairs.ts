import { wcagContrast, wcagLuminance } from "culori";
import {
	type Colour,
	type ColourName,
	createPalette,
	designColours,
	type Palette,
	type Schemes,
} from "./palette.ts";
import type { ThemeName } from "./themes.ts";

type Shade = Pick<Colour, "hex"> & Partial<Pick<Colour, "follows">>;
type TokenName = keyof Palette["tokens"];
type Pair = readonly [
	foreground: string,
	upper: TokenName,
	lower: readonly TokenName[],
	minimum: number,
];

/** Foreground/background pairs: 4.5 for text, 3 for non-text. WCAG 2.2, 1.4.3 and 1.4.11. */
const pairs: readonly Pair[] = [
	["text", "ink", ["ground", "surface", "silver"], 4.5],
	["second text", "ink-2", ["ground", "surface", "silver"], 4.5],
	["words in the brand’s colour", "gum", ["ground", "surface", "silver"], 4.5],
	["the words of a button", "on-action", ["action", "action-hover"], 4.5],
	["a button", "action", ["band", "footer"], 3],
	["text on a band", "on-band", ["band", "footer"], 4.5],
	["second text on a band", "on-band-2", ["band", "footer"], 4.5],
	["drawings on a band", "band-drawing", ["band"], 3],
	["the logo in the footer", "footer-logo", ["footer"], 3],
	["a warning", "warning", ["warning-ground"], 4.5],
	["a note of success", "ok", ["ok-ground"], 4.5],
	["the edge of a field", "edge", ["ground", "surface", "silver"], 3],
	["the focus ring", "dusk", ["ground", "surface", "silver"], 3],
	["the focus ring on a band", "wattle", ["band", "footer"], 3],
	["drawings", "saltbush", ["ground", "surface"], 3],
	["drawings", "saltbush-on-silver", ["silver"], 3],
	["drawings", "ochre", ["ground", "surface"], 3],
	["drawings", "ochre-on-silver", ["silver"], 3],
	["drawings", "redgum", ["ground", "surface", "silver"], 3],
];

/** The ground of a browser's tab, in either scheme. */
const tab = [{ hex: "#ffffff" }, { hex: "#202124" }] as const;

/** Two colours of which one has to be seen on the other. */
interface WeakPair {
	/** The chosen colour to change. */
	culprit: ColourName;
	/** How it has to change. */
	remedy: "darker" | "lighter";
	/** What is too hard to see, where, and by how much. */
	problem: string;
}

/** Finds every pair of colours with insufficient contrast, in either scheme. */
export function findWeakPairs(palette: Palette): WeakPair[] {
	const design = createPalette(designColours);
	const weak: WeakPair[] = [];
	function compare(
		foreground: string,
		getUpper: (palette: Palette) => Schemes,
		background: string,
		getLower: (palette: Palette) => readonly [Shade, Shade?],
		minimum: number,
	) {
		for (const [index, scheme] of ["light", "dark"].entries()) {
			const getShade = <Each>(shades: readonly [Each, Each?]) => shades[index] ?? shades[0];
			const [upper, lower] = [getShade(getUpper(palette)), getShade(getLower(palette))];
			const ratio = wcagContrast(upper.hex, lower.hex);
			if (ratio < minimum) {
				const figure = (Math.floor(ratio * 100) / 100).toFixed(2);
				const place = `${foreground} on ${background} in the ${scheme} scheme`;
				const problem = `${place}: ${figure} to 1, and at least ${minimum} to 1 is needed`;
				const designShades = [getShade(getUpper(design)), getShade(getLower(design))] as const;
				const blamedColour = blameColour([upper, lower], designShades, minimum);
				weak.push({ ...blamedColour, problem });
			}
		}
	}
	for (const [foreground, upper, lowers, minimum] of pairs) {
		for (const lower of lowers) {
			compare(
				foreground,
				({ tokens }) => tokens[upper],
				lower,
				({ tokens }) => tokens[lower],
				minimum,
			);
		}
	}
	for (const name of Object.keys(palette.themes) as ThemeName[]) {
		const [background, getGround] = [
			`the ${name} theme`,
			({ themes }: Palette) => themes[name].ground,
		];
		compare("drawings and text", ({ themes }) => [themes[name].ink], background, getGround, 4.5);
		compare("the accent", ({ themes }) => [themes[name].accent], background, getGround, 3);
	}
	compare(
		"the favicon",
		({ favicon }) => [favicon],
		"a tab",
		() => tab,
		3,
	);
	return weak;
}

/**
 * Decides which of two colours to change: the lower one if only its return to the design would help.
 * @param designed the two as they were drawn.
 */
function blameColour(
	[upper, lower]: readonly [Colour, Shade],
	[designedUpper, designedLower]: readonly [Colour, Shade],
	minimum: number,
): Pick<WeakPair, "culprit" | "remedy"> {
	const isUpperLighter = wcagLuminance(designedUpper.hex) > wcagLuminance(designedLower.hex);
	const isLowerToBlame =
		wcagContrast(upper.hex, designedLower.hex) >= minimum &&
		wcagContrast(designedUpper.hex, lower.hex) < minimum;
	return isLowerToBlame && lower.follows
		? { culprit: lower.follows, remedy: isUpperLighter ? "darker" : "lighter" }
		: { culprit: upper.follows, remedy: isUpperLighter ? "lighter" : "darker" };
}
