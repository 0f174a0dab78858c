import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { ImageFile, ImageFormat } from "./originals.server.ts";

/** Encoded images are cached between builds; a file's name is a hash of its content. */
const cacheFolder = ".cache/pictures";

/**
 * Encoders, set for screenshots of text: colour at full resolution, no dithering. Raise `encoderVersion` in
 * originals.server.ts with any change.
 */
const encoders: Record<Exclude<ImageFormat, "svg">, (image: Sharp) => Sharp> = {
	avif: (image) => image.avif({ quality: 40, effort: 2, tune: "ssim", chromaSubsampling: "4:4:4" }),
	webp: (image) => image.webp({ quality: 75, effort: 4 }),
	png: (image) => image.png({ palette: true, quality: 90, dither: 0, effort: 7 }),
	jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

/**
 * Encodes one image, or takes it from the cache.
 * @param root the project's folder.
 * @param urlPath of the file.
 * @returns the path of the file: in the cache, or of the original if that is served unchanged.
 */
export async function encodeImage(root: string, urlPath: string, file: ImageFile): Promise<string> {
	const source = join(root, file.source);
	if (file.format === "svg") {
		return source;
	}
	const path = join(root, cacheFolder, basename(urlPath));
	if (existsSync(path)) {
		return path;
	}
	await mkdir(dirname(path), { recursive: true });
	// Rotated as EXIF says, with all metadata removed.
	const upright = sharp(await readFile(source)).rotate();
	const image = (file.crop ? upright.extract(file.crop) : upright).resize({
		...file.size,
		position: "attention",
	});
	const bytes = await encoders[file.format](image).toBuffer();
	// Written under a temporary name, so an interrupted build leaves no partial file.
	const unfinished = `${path}.${process.pid}`;
	await writeFile(unfinished, bytes);
	await rename(unfinished, path);
	return path;
}
