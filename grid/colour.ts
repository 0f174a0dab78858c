import { clampRgb, converter, formatHex, wcagLuminance } from "culori";

/** A colour as the design tokens write it: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

const toOklch = converter("oklch");

/** Writes a colour for CSS, for example `oklch(0.43 0.102 33)`. */
export function formatOklch([lightness, chroma, hue]: Oklch): string {
	return `oklch(${lightness} ${chroma} ${hue})`;
}

/**
 * Writes a colour as `#rrggbb`, for files that must open where OKLCH is unknown: image converters,
 * mail programs, older browsers. Clamped to sRGB.
 */
export function toHex([l, c, h]: Oklch): string {
	return formatHex({ mode: "oklch", l, c, h });
}

/**
 * Reads a colour as an owner writes it.
 * @param text `oklch(0.44 0.086 163)` or `#1f5f45`; its form has been checked.
 */
export function parseColour(text: string): Oklch {
	const { l = 0, c = 0, h = 0 } = toOklch(text) ?? {};
	return round([l, c, h]);
}

/** Rounds a colour with as many digits as anyone can see, its hue from 0 to 360. */
function round([lightness, chroma, hue]: Oklch): Oklch {
	const normalisedHue = (hue + 720) % 360;
	return [
		Number(lightness.toFixed(4)),
		Number(chroma.toFixed(4)),
		Number(normalisedHue.toFixed(2)),
	];
}

/** Recolours a colour in another hue and strength, just as light to the eye: its contrasts stay as they were. */
export function recolour(colour: Oklch, chroma: number, hue: number): Oklch {
	const targetLuminance = getLuminance(colour);
	let [low, high] = [0, 1];
	while (high - low > 0.00001) {
		const lightness = (low + high) / 2;
		if (getLuminance([lightness, chroma, hue]) < targetLuminance) {
			low = lightness;
		} else {
			high = lightness;
		}
	}
	return round([low, chroma, hue]);
}

/** Calculates the relative luminance of a colour as a screen shows it: WCAG 2.2. */
function getLuminance([l, c, h]: Oklch): number {
	return wcagLuminance(clampRgb({ mode: "oklch", l, c, h }));
}
