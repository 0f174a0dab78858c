import sharp from "sharp";
import type { Palette } from "../grid/index.ts";
import type { Mark, MarkShape } from "../site/mark.server.ts";

/** The site's icons by file name, drawn from the mark. */
export async function icons(mark: Mark, palette: Palette) {
	const drawn = favicon(mark, palette);
	const square = onTile(mark, palette, 180, 108);
	// A device may cut it to its own shape: the mark stays inside the safe zone, a circle of 80 % (W3C, Web
	// Application Manifest, "maskable icons").
	const maskable = onTile(mark, palette, 512, 264);
	return {
		"favicon.ico": iconFile([
			{ side: 16, png: await pngOf(favicon(mark.small, palette), 16) },
			{ side: 32, png: await pngOf(drawn, 32) },
			{ side: 48, png: await pngOf(drawn, 48) },
		]),
		"favicon.svg": drawn,
		"apple-touch-icon.png": await pngOf(square, 180),
		"icon-192.png": await pngOf(square, 192),
		"icon-512.png": await pngOf(square, 512),
		"icon-maskable-512.png": await pngOf(maskable, 512),
	};
}

/** The mark alone. A file with a style element of its own would break the security policy. */
function favicon({ viewBox, path }: MarkShape, { favicon }: Palette): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${favicon.hex}" d="${path}"/></svg>`;
}

/**
 * The mark in the middle of a square of the first tile.
 * @param size side of the square in pixels
 * @param inner side of the square that the mark fills, in pixels
 */
function onTile({ viewBox, path }: MarkShape, { tiles }: Palette, size: number, inner: number) {
	const { ground, marks } = tiles.eucalypt;
	const margin = (size - inner) / 2;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path fill="${ground[0].hex}" d="M0 0h${size}v${size}h-${size}z"/><svg x="${margin}" y="${margin}" width="${inner}" height="${inner}" viewBox="${viewBox}"><path fill="${marks.hex}" d="${path}"/></svg></svg>`;
}

/** A drawing as a PNG file. @param side in pixels, of the square it fills */
async function pngOf(svg: string, side: number): Promise<Buffer> {
	// librsvg draws at the size the SVG names unless told otherwise: 72 dots an inch are one a unit.
	const { width = side } = await sharp(Buffer.from(svg)).metadata();
	return sharp(Buffer.from(svg), { density: (72 * side) / width })
		.resize(side, side)
		.png({ palette: true, colours: 32, effort: 10 })
		.toBuffer();
}

/**
 * Several PNG files in one icon file.
 *
 * A directory of 16 bytes a picture after a header of 6, then the pictures as they are: Microsoft,
 * "Icons" (1995), and the Vista extension that allows PNG. Too little for a dependency.
 */
function iconFile(pictures: readonly { side: number; png: Buffer }[]): Buffer {
	const header = Buffer.alloc(6 + 16 * pictures.length);
	header.writeUInt16LE(1, 2);
	header.writeUInt16LE(pictures.length, 4);
	let offset = header.length;
	for (const [index, { side, png }] of pictures.entries()) {
		const entry = 6 + 16 * index;
		header.writeUInt8(side, entry);
		header.writeUInt8(side, entry + 1);
		header.writeUInt16LE(1, entry + 4);
		header.writeUInt16LE(32, entry + 6);
		header.writeUInt32LE(png.length, entry + 8);
		header.writeUInt32LE(offset, entry + 12);
		offset += png.length;
	}
	return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
