import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import sharp, { type Metadata, type Region, type Sharp } from "sharp";
import { toSlug } from "../../content-model/index.ts";
import type { FormValues } from "../api.ts";
import { type FileChange, getVersion, readContent, resolveContentPath } from "./contentFiles.ts";
import { HttpError } from "./httpError.ts";

/** The largest picture that is accepted, in bytes. */
export const maxUploadBytes = 80_000_000;

/** Pictures wider or higher than this are scaled down: no page shows more. */
const maxPixels = 3200;

/** Larger files are encoded again. */
const maxBytes = 4_000_000;

/** The folders of pictures, by the kind of the form. */
const folders: Readonly<Record<string, string>> = {
	article: "content/articles/pictures",
	person: "content/team",
	"page-platform": "content/product",
};

const extensions: Readonly<Record<string, string>> = {
	jpeg: ".jpg",
	png: ".png",
	webp: ".webp",
	svg: ".svg",
};

/** A picture that somebody has dropped on a form. */
export interface Upload {
	kind: string;
	/** Its name on the person's machine. */
	fileName: string;
	bytes: Buffer;
	/** What the picture is of, for its name. */
	title?: string;
	/** The picture that it replaces, whose name it takes. */
	replaces?: string;
	/** The part to keep, in per cent. */
	crop?: { left: number; top: number; width: number; height: number };
}

function getUploadsFolder(root: string): string {
	return join(root, ".cache/desk/uploads");
}

/**
 * Keeps a dropped picture until its form is saved: upright, no larger than pages need, under a name that
 * works in a URL.
 * @returns its name, and a sentence on what was done to it.
 */
export async function stageUpload(
	root: string,
	upload: Upload,
): Promise<{ name: string; message: string }> {
	const folder = folders[upload.kind];
	if (!folder) {
		throw new HttpError(404, "This form has no pictures.");
	}
	const { bytes, extension, notes } = await resizePicture(upload);
	const name = upload.replaces ?? findFreeName(root, folder, upload, extension);
	const file = resolveContentPath(getUploadsFolder(root), `${folder}/${name}`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, bytes);
	const renamed = name === upload.fileName ? [] : [`${upload.fileName} is now called ${name}.`];
	return { name, message: [...renamed, ...notes].join(" ") };
}

async function resizePicture({ bytes, fileName, replaces, crop }: Upload) {
	const metadata = await sharp(bytes, { limitInputPixels: 400_000_000 })
		.metadata()
		.catch((): Partial<Metadata> => ({}));
	const { format, autoOrient: { width, height } = { width: 0, height: 0 } } = metadata;
	if (format === "heif" && metadata.compression !== "av1") {
		throw new HttpError(
			422,
			`${fileName} is a HEIC photograph, which browsers cannot show. Export it as JPEG and drop that here. (iPhone: Settings, Camera, Formats, Most Compatible.)`,
		);
	}
	if (!format || width === 0) {
		throw new HttpError(422, `${fileName} is not a picture. Take a JPEG, PNG, WebP or SVG.`);
	}
	if (format === "svg") {
		return { bytes, extension: ".svg", notes: [] };
	}
	const isLarge = Math.max(width, height) > maxPixels || bytes.length > maxBytes;
	const target = replaces ? extname(replaces) : (extensions[format] ?? ".jpg");
	const hasTargetFormat = extensions[format] === target;
	if (!isLarge && !crop && hasTargetFormat) {
		return { bytes, extension: target, notes: [] };
	}
	const image = sharp(bytes, { limitInputPixels: 400_000_000 }).autoOrient();
	if (crop) {
		image.extract(toRegion(crop, width, height));
	}
	image.resize({ width: maxPixels, height: maxPixels, fit: "inside", withoutEnlargement: true });
	const written = await encodePicture(image, target).toBuffer();
	const note = `It was ${formatMegabytes(bytes)} and is kept at ${formatMegabytes(written)}, which is as sharp as the site shows it.`;
	return { bytes: written, extension: target, notes: isLarge ? [note] : [] };
}

/** @param extension of the file. */
function encodePicture(image: Sharp, extension: string): Sharp {
	switch (extension) {
		case ".png":
			return image.png();
		case ".webp":
			return image.webp({ quality: 88 });
		default:
			return image.jpeg({ quality: 88 });
	}
}

function toRegion(
	{ left, top, width, height }: NonNullable<Upload["crop"]>,
	imageWidth: number,
	imageHeight: number,
): Region {
	const toPixels = (percent: number, of: number) =>
		Math.round((Math.min(Math.max(percent, 0), 100) * of) / 100);
	const [x, y] = [toPixels(left, imageWidth), toPixels(top, imageHeight)];
	return {
		left: x,
		top: y,
		width: Math.max(1, Math.min(toPixels(width, imageWidth), imageWidth - x)),
		height: Math.max(1, Math.min(toPixels(height, imageHeight), imageHeight - y)),
	};
}

function formatMegabytes({ length }: Buffer): string {
	return `${(length / 1_000_000).toFixed(1)} MB`;
}

/** A name of small letters, digits and hyphens that no other picture has. */
function findFreeName(
	root: string,
	folder: string,
	{ fileName, title = "" }: Upload,
	extension: string,
): string {
	const baseName = fileName.replace(/\.[^.]*$/, "");
	const isCameraName = /^(?:img|dsc[nf]?|pxl|p|image|photo|screenshot|whatsapp)?[\W_\d]*$/i.test(
		baseName,
	);
	const slug = toSlug(isCameraName && title ? title : baseName) || "picture";
	for (let number = 1; ; number++) {
		const name = number === 1 ? slug + extension : `${slug}-${number}${extension}`;
		if (!readContent(root, `${folder}/${name}`)) {
			return name;
		}
	}
}

/** The kept pictures that a form shows, to be saved with it. */
export function listUsedPictures(root: string, path: string, data: FormValues): FileChange[] {
	return listKeptPictures(root)
		.filter((picture) => isPictureUsed(picture, path, data))
		.map((picture) => ({
			path: picture,
			bytes: readFileSync(resolveContentPath(getUploadsFolder(root), picture)),
			base: getVersion(readContent(root, picture)),
		}));
}

/** Whether a form shows a picture. @param path of the form's file */
export function isPictureUsed(picture: string, path: string, data: FormValues): boolean {
	const name = basename(picture);
	switch (dirname(picture)) {
		case folders.article:
			return (
				path.startsWith("content/articles/") && String(data.markdown ?? "").includes(`](${name}`)
			);
		case folders.person:
			return path.startsWith("content/team/") && data.portrait === name;
		case folders["page-platform"]:
			return path === "content/pages/platform.yaml";
		default:
			return false;
	}
}

/** Deletes kept pictures once they are saved or not needed. */
export function removeUploads(root: string, pictures: readonly FileChange[]): void {
	for (const { path } of pictures) {
		rmSync(resolveContentPath(getUploadsFolder(root), path), { force: true });
	}
}

function listKeptPictures(root: string): string[] {
	return Object.values(folders).flatMap((folder) => {
		const uploads = join(getUploadsFolder(root), folder);
		return existsSync(uploads) ? readdirSync(uploads).map((name) => `${folder}/${name}`) : [];
	});
}

/** A picture as a form shows it: the kept one, else the one in the content. */
export function readPicture(root: string, kind: string, name: string): Buffer | undefined {
	const folder = folders[kind];
	if (!folder) {
		return;
	}
	const path = `${folder}/${name}`;
	const kept = resolveContentPath(getUploadsFolder(root), path);
	return existsSync(kept) ? readFileSync(kept) : readContent(root, path);
}
