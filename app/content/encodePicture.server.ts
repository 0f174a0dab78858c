import { access, copyFile, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { PictureFile, PictureFormat, Pictures } from "./pictures.server.ts";

/** Encoded pictures stay here from one build to the next: a file's name stands for its content. */
const cacheFolder = ".cache/pictures";

/**
 * The encoders, set for screens of text: colour at full resolution, no dithering.
 * Raise `encoderVersion` in pictures.server.ts with any change.
 */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
	avif: (picture) => picture.avif({ quality: 42, effort: 3, chromaSubsampling: "4:4:4" }),
	webp: (picture) => picture.webp({ quality: 75, effort: 4, smartSubsample: true }),
	png: (picture) => picture.png({ palette: true, quality: 90, dither: 0, effort: 7 }),
};

/**
 * Makes one file of a picture, or takes it from the cache.
 * @param root the project's folder.
 * @param name the file's name.
 * @returns the path of the file in the cache.
 */
export async function encodePicture(
	root: string,
	name: string,
	file: PictureFile,
): Promise<string> {
	const path = join(root, cacheFolder, name);
	if (await exists(path)) {
		return path;
	}
	await mkdir(join(root, cacheFolder), { recursive: true });
	const picture = sharp(await readFile(file.source)).resize({ width: file.width });
	const bytes = await encoders[file.format](picture).toBuffer();
	// Under another name first: a build that is stopped half way leaves no broken file behind.
	const unfinished = `${path}.${process.pid}`;
	await writeFile(unfinished, bytes);
	await rename(unfinished, path);
	return path;
}

/**
 * Writes every file of the pictures into a site's folder, where pages ask for them.
 * @param root the project's folder.
 * @param directory the folder of the site, such as `dist/client`.
 */
export async function writePictures(
	root: string,
	directory: string,
	{ files }: Pictures,
): Promise<void> {
	const folder = join(directory, "assets/pictures");
	await mkdir(folder, { recursive: true });
	// One after another: each encoder uses every core by itself.
	for (const [name, file] of files) {
		await copyFile(await encodePicture(root, name, file), join(folder, name));
	}
}

async function exists(path: string): Promise<boolean> {
	return access(path).then(
		() => true,
		() => false,
	);
}
