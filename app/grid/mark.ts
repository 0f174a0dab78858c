import type { Palette } from "./palette.ts";

/** A shape in one colour. */
export interface MarkShape {
	/** The room that it fills: the `viewBox` of its file. */
	viewBox: string;
	/** The `d` attribute of its one filled path. */
	path: string;
}

/** The mark of the brand: the logo, the icons and the social cards are made from it. */
export interface Mark extends MarkShape {
	/** The same for icons of 16 pixels, where anything but whole pixels blurs. */
	small: MarkShape;
}

/** A favicon: the mark alone. A file with a style element of its own would break the security policy. */
export function favicon({ viewBox, path }: MarkShape, { favicon }: Palette): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${favicon.hex}" d="${path}"/></svg>`;
}

/** The icon of 180 pixels for a home screen: the mark on the first tile. */
export function icon180(mark: MarkShape, palette: Palette): string {
	return onTile(mark, palette, 180, 108);
}

/**
 * The icon of 512 pixels that a device may cut to its own shape: the mark stays inside the safe zone, a
 * circle of 80 % (W3C, Web Application Manifest, "maskable icons").
 */
export function maskable512(mark: MarkShape, palette: Palette): string {
	return onTile(mark, palette, 512, 264);
}

/**
 * A square icon.
 * @param size side in pixels
 * @param inner side of the square in the middle that the mark fills, in pixels
 */
function onTile({ viewBox, path }: MarkShape, { tiles }: Palette, size: number, inner: number) {
	const { ground, marks } = tiles.eucalypt;
	const margin = (size - inner) / 2;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path fill="${ground.light.hex}" d="M0 0h${size}v${size}h-${size}z"/><svg x="${margin}" y="${margin}" width="${inner}" height="${inner}" viewBox="${viewBox}"><path fill="${marks.hex}" d="${path}"/></svg></svg>`;
}
