/** A colour as the design tokens write it: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Writes a colour for CSS, for example `oklch(0.43 0.102 33)`. */
export function oklch([lightness, chroma, hue]: Oklch): string {
	return `oklch(${lightness} ${chroma} ${hue})`;
}

/** The linear channels of a colour in sRGB, red, green and blue. */
type Channels = readonly [red: number, green: number, blue: number];

/**
 * Writes a colour as `#rrggbb`, for files that must open where OKLCH is unknown: picture converters,
 * mail programs, older browsers. What sRGB cannot show is cut off at its edge.
 */
export function hex(colour: Oklch): string {
	return `#${channelsOf(colour).map(channelPair).join("")}`;
}

/** The matrices here and below are those of Björn Ottosson, "A perceptual color space for image processing" (2020). */
function channelsOf([lightness, chroma, hue]: Oklch): Channels {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		shown(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
		shown(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
		shown(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
	];
}

/** What a screen shows of a channel. */
function shown(channel: number): number {
	return Math.min(1, Math.max(0, channel));
}

/** One linear channel, 0 to 1, as two digits of gamma-coded sRGB. */
function channelPair(linear: number): string {
	const coded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
	return Math.round(coded * 255)
		.toString(16)
		.padStart(2, "0");
}

/**
 * Reads a colour as an owner writes it.
 * @param text `oklch(0.44 0.086 163)` or `#1f5f45`; its form has been checked.
 */
export function parseColour(text: string): Oklch {
	const [lightness = 0, chroma = 0, hue = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
	return text.startsWith("#") ? oklchOf(text) : [lightness, chroma, hue];
}

/** The way back from {@link hex}. */
function oklchOf(colour: string): Oklch {
	const [red, green, blue] = readHex(colour);
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
	const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
	const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
	return rounded([lightness, Math.hypot(a, b), (Math.atan2(b, a) * 180) / Math.PI]);
}

function readHex(colour: string): Channels {
	const channel = (start: number) => {
		const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return [channel(1), channel(3), channel(5)];
}

/** A colour with as many digits as anyone can see, its hue from 0 to 360. */
function rounded([lightness, chroma, hue]: Oklch): Oklch {
	const turned = (hue + 720) % 360;
	return [Number(lightness.toFixed(4)), Number(chroma.toFixed(4)), Number(turned.toFixed(2))];
}

/** A colour in another hue and strength, just as light to the eye: its contrasts stay as they were. */
export function recoloured(colour: Oklch, chroma: number, hue: number): Oklch {
	const wanted = luminanceOf(channelsOf(colour));
	let [low, high] = [0, 1];
	while (high - low > 0.00001) {
		const lightness = (low + high) / 2;
		if (luminanceOf(channelsOf([lightness, chroma, hue])) < wanted) {
			low = lightness;
		} else {
			high = lightness;
		}
	}
	return rounded([low, chroma, hue]);
}

/**
 * Relative luminance of a colour written `#rrggbb`, 0 for black to 1 for white: WCAG 2.2,
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
export function luminance(colour: string): number {
	return luminanceOf(readHex(colour));
}

function luminanceOf([red, green, blue]: Channels): number {
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1 to 21: WCAG 2.2, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastRatio(one: string, other: string): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}
