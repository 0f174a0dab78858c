/** A colour as the design tokens write it: lightness 0 to 1, chroma, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

/** Writes a colour for CSS, for example `oklch(0.43 0.102 33)`. */
export function oklch([lightness, chroma, hue]: Oklch): string {
	return `oklch(${lightness} ${chroma} ${hue})`;
}

/**
 * Writes a colour as `#rrggbb`, for files that must open where OKLCH is unknown: picture converters,
 * mail programs, older browsers. What sRGB cannot show is cut off at its edge.
 *
 * The matrices are those of Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
export function hex([lightness, chroma, hue]: Oklch): string {
	const a = chroma * Math.cos((hue * Math.PI) / 180);
	const b = chroma * Math.sin((hue * Math.PI) / 180);
	const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const channels = [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	];
	return `#${channels.map(channelPair).join("")}`;
}

/** One linear channel, 0 to 1, as two digits of gamma-coded sRGB. */
function channelPair(linear: number): string {
	const coded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
	const byte = Math.round(Math.min(1, Math.max(0, coded)) * 255);
	return byte.toString(16).padStart(2, "0");
}
