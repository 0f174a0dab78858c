import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { encoderSettings } from "./encoderSettings.server.ts";
import type { ImageFile } from "./originals.server.ts";

/** Encoded images are cached between builds; a file's name is a hash of its content. */
const cacheFolder = ".cache/pictures";

// AV1 gives other bytes with another number of threads, which would be the machine's. Several images are encoded at once.
sharp.concurrency(1);

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
		...encoderSettings.resize,
	});
	const bytes = await image.toFormat(file.format, encoderSettings[file.format]).toBuffer();
	// Written under a temporary name, so an interrupted build leaves no partial file.
	const unfinished = `${path}.${process.pid}`;
	await writeFile(unfinished, bytes);
	await rename(unfinished, path);
	return path;
}
