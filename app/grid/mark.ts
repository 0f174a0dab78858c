import { hex } from "./colour.ts";
import { leaf } from "./svg.ts";
import { tiles } from "./tiles.ts";

/** The `viewBox` of the mark. */
export const markViewBox = "0 0 40 40";

/**
 * The mark as one filled path in a square of 40 units: three days by three, a dot, two discs and three
 * bars that grow.
 */
export const markPath = [
	circle(6.5, 6.5, 2.2),
	circle(20, 6.5, 4.3),
	leaf(28, 1, 11, 11, 5.5),
	circle(6.5, 20, 4.3),
	leaf(14.5, 14.5, 24.5, 11, 5.5),
	leaf(1, 28, 38, 11, 5.5),
].join("");

/**
 * The mark on whole pixels of a square of 16: cells of 4, gaps of 2. At this size anything else blurs.
 */
export const smallMarkPath = [
	"M1 1h2v2h-2z",
	circle(8, 2, 2),
	leaf(12, 0, 4, 4, 2),
	circle(2, 8, 2),
	leaf(6, 6, 10, 4, 2),
	leaf(0, 12, 16, 4, 2),
].join("");

/**
 * The colour of the favicons. A browser's tabs may be white or nearly black, and a file with a style
 * element of its own would break the content security policy. This green is 4.1 to 1 on white and 3.9
 * to 1 on #202124; `--gum` is only 2.1 to 1 on the latter.
 */
export const faviconColour = hex([0.575, 0.105, 162]);

/** The favicon for 16 pixels. */
export function favicon16(): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="${faviconColour}" d="${smallMarkPath}"/></svg>`;
}

/** The favicon from 32 pixels. */
export function favicon(): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${markViewBox}"><path fill="${faviconColour}" d="${markPath}"/></svg>`;
}

/** The icon of 180 pixels for a home screen: the mark on eucalypt. */
export function icon180(): string {
	return onEucalypt(180, 108);
}

/**
 * The icon of 512 pixels that a device may cut to its own shape: the mark stays inside the safe zone, a
 * circle of 80 % (W3C, Web Application Manifest, "maskable icons").
 */
export function maskable512(): string {
	return onEucalypt(512, 264);
}

/**
 * A square icon.
 * @param size side in pixels
 * @param mark side of the mark in pixels, set in the middle
 */
function onEucalypt(size: number, mark: number): string {
	const { ground, marks } = tiles.eucalypt;
	const margin = (size - mark) / 2;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path fill="${ground.light.hex}" d="M0 0h${size}v${size}h-${size}z"/><path fill="${marks.hex}" transform="translate(${margin} ${margin}) scale(${mark / 40})" d="${markPath}"/></svg>`;
}

function circle(x: number, y: number, radius: number): string {
	const width = 2 * radius;
	return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0-${width} 0z`;
}
