import sharp from "sharp";
import type { Palette } from "../../grid/index.ts";
import type { Logo, LogoShape } from "../images/logo.server.ts";

/** Lists the site's icons by file name, drawn from the logo. */
export function listIcons(logo: Logo, palette: Palette) {
	const faviconSvg = drawFavicon(logo, palette);
	const square = drawSquareIcon(logo, palette);
	return {
		"favicon.ico": async () =>
			createIcoFile([
				{ side: 16, png: await renderPng(drawFavicon(logo.small, palette), 16) },
				{ side: 32, png: await renderPng(faviconSvg, 32) },
				{ side: 48, png: await renderPng(faviconSvg, 48) },
			]),
		"favicon.svg": () => faviconSvg,
		"apple-touch-icon.png": () => renderPng(square, 180),
		"icon-192.png": () => renderPng(square, 192),
		"icon-512.png": () => renderPng(square, 512),
	};
}

/** Draws the logo alone. A file with a style element of its own would break the security policy. */
function drawFavicon({ viewBox, path }: LogoShape, { favicon }: Palette): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${favicon.hex}" d="${path}"/></svg>`;
}

/**
 * Draws the logo on a square in the colours of the first theme. A device may cut it to its own shape: the logo stays inside
 * the safe zone, a circle of 80 % (W3C, Web Application Manifest, "maskable icons").
 */
function drawSquareIcon({ viewBox, path }: LogoShape, { themes }: Palette): string {
	const { ground, ink } = themes.eucalypt;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="180" height="180" viewBox="0 0 180 180"><path fill="${ground[0].hex}" d="M0 0h180v180h-180z"/><svg x="40" y="40" width="100" height="100" viewBox="${viewBox}"><path fill="${ink.hex}" d="${path}"/></svg></svg>`;
}

/** Renders a drawing as a PNG file. @param side in pixels, of the square it fills */
async function renderPng(svg: string, side: number): Promise<Buffer> {
	// librsvg draws at the size the SVG names unless told otherwise: 72 dots an inch are one a unit.
	const { width = side } = await sharp(Buffer.from(svg)).metadata();
	return sharp(Buffer.from(svg), { density: (72 * side) / width })
		.resize(side, side)
		.png({ palette: true, colours: 32, effort: 10 })
		.toBuffer();
}

/**
 * Creates one icon file of several PNG files.
 *
 * A directory of 16 bytes per image after a header of 6, then the pictures as they are: Microsoft,
 * "Icons" (1995), and the Vista extension that allows PNG. Too small to need a dependency.
 */
function createIcoFile(pictures: readonly { side: number; png: Buffer }[]): Buffer {
	const header = Buffer.from([0, 0, 1, 0, pictures.length, 0]);
	let offset = header.length + 16 * pictures.length;
	const directory = pictures.map(({ side, png }) => {
		const entry = Buffer.from([side, side, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
		entry.writeUInt32LE(png.length, 8);
		entry.writeUInt32LE(offset, 12);
		offset += png.length;
		return entry;
	});
	return Buffer.concat([header, ...directory, ...pictures.map(({ png }) => png)]);
}
