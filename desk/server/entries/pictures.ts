import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import sharp, { type Metadata, type Region, type Sharp } from "sharp";
import { z } from "zod";
import { toSlug } from "../../../content-model/index.ts";
import type { FormValues, PendingUpload, StagedPicture } from "../../shared/api.ts";
import { uploadsField } from "../../shared/fieldNames.ts";
import {
	type FileChange,
	getVersion,
	readContent,
	resolveContentPath,
} from "../content/contentFiles.ts";
import { getDeskKind, pictureFolders } from "../content/deskKinds.ts";
import { findKind, isPictureUsed } from "../content/kinds.ts";
import { HttpError } from "../http/httpError.ts";

/** Pictures wider or higher than this are scaled down: no page shows more. */
const maxPixels = 3200;

/** Larger files are encoded again. */
const maxBytes = 4_000_000;

const extensions: Readonly<Record<string, string>> = {
	jpeg: ".jpg",
	png: ".png",
	webp: ".webp",
	svg: ".svg",
};

/** A name of a picture that an address can have. */
export const pictureName = /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:png|jpg|webp)$/;

/** The name of an upload that takes the place of another picture. */
export const uploadFileName = /^[0-9a-f-]{36}\.(?:png|jpg|webp)$/;

/** The form's pictures that take the place of others. */
const pendingUploadsSchema = z.record(
	z.string().regex(pictureName),
	z.object({
		file: z.string().regex(uploadFileName),
		base: z.string(),
		superseded: z.array(z.string().regex(uploadFileName)).default([]),
	}),
);

/** A picture that somebody has dropped on a form. */
export interface Upload {
	kind: string;
	/** Its name on the person's machine. */
	fileName: string;
	bytes: Buffer;
	/** The subject of the picture, for its name. */
	title?: string;
	/** The picture whose place and name it takes. */
	replaces?: string;
	/** The part to keep, in per cent. */
	crop?: { left: number; top: number; width: number; height: number };
}

function getUploadsFolder(root: string): string {
	return join(root, ".cache/desk/uploads");
}

/** Where pictures wait that take the place of others, each under a name of its own. */
function getReplacementFile(root: string, file: string): string {
	return join(getUploadsFolder(root), "replacements", file);
}

/**
 * Stores a dropped picture until its form is saved: upright, no larger than pages need, under a name that
 * works in a URL.
 */
export async function stageUpload(root: string, upload: Upload): Promise<StagedPicture> {
	const folder = getDeskKind(upload.kind).pictures?.folder;
	if (!folder) {
		throw new HttpError(404, "This form has no pictures.");
	}
	const { bytes, extension, notes } = await resizePicture(upload);
	const { replaces } = upload;
	const name = replaces ?? findFreeName(root, folder, upload, extension);
	const pending = replaces && {
		file: randomUUID() + extension,
		base: getVersion(readContent(root, `${folder}/${replaces}`)),
	};
	const file = pending ? getReplacementFile(root, pending.file) : getUploadFile(root, folder, name);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, bytes);
	const renamed = name === upload.fileName ? [] : [`${upload.fileName} is now called ${name}.`];
	return {
		name,
		message: [...renamed, ...notes].join(" "),
		...(pending ? { upload: pending } : {}),
	};
}

function getUploadFile(root: string, folder: string, name: string): string {
	return resolveContentPath(getUploadsFolder(root), `${folder}/${name}`);
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

/** A name in lower case that can be in a URL and that no other picture has, saved or not. */
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
		const isTaken =
			readContent(root, `${folder}/${name}`) || existsSync(getUploadFile(root, folder, name));
		if (!isTaken) {
			return name;
		}
	}
}

/** A picture that waits to be saved with its form. */
interface WaitingPicture extends FileChange {
	/** Where it waits. */
	file: string;
	/** Where those wait whose place it has taken in the form. */
	superseded: readonly string[];
}

/** Lists the uploaded pictures that a form shows, to be saved with it. */
export function listUploads(root: string, path: string, data: FormValues): WaitingPicture[] {
	const added = listNewPictures(root)
		.filter((picture) => isPictureUsed(picture, path, data))
		.map((picture) => ({
			path: picture,
			file: getUploadFile(root, dirname(picture), basename(picture)),
			base: "",
			superseded: [],
		}));
	return [...added, ...listReplacements(root, path, data)].map((picture) => ({
		...picture,
		bytes: readFileSync(picture.file),
	}));
}

function listReplacements(root: string, path: string, data: FormValues) {
	const { success, data: uploads } = pendingUploadsSchema.safeParse(data[uploadsField] ?? {});
	if (!success) {
		throw new HttpError(400, "A picture of this form cannot be found. Drop it again.");
	}
	const folder = getDeskKind(findKind(path).name).pictures?.folder;
	return Object.entries(uploads).flatMap(([name, { file, base, superseded }]) => {
		const picture = `${folder}/${name}`;
		const source = getReplacementFile(root, file);
		return isPictureUsed(picture, path, data) && existsSync(source)
			? {
					...{ path: picture, file: source, base },
					superseded: superseded.map((each) => getReplacementFile(root, each)),
				}
			: [];
	});
}

/** Deletes uploaded pictures once they are saved or not needed. */
export function removeUploads(
	pictures: readonly Pick<WaitingPicture, "file" | "superseded">[],
): void {
	for (const file of pictures.flatMap(({ file: last, superseded }) => [last, ...superseded])) {
		rmSync(file, { force: true });
	}
}

function listNewPictures(root: string): string[] {
	return pictureFolders.flatMap((folder) => {
		const uploads = join(getUploadsFolder(root), folder);
		return existsSync(uploads) ? readdirSync(uploads).map((name) => `${folder}/${name}`) : [];
	});
}

/**
 * A picture as a form shows it: the uploaded one, else the one in the content.
 * @param upload the one that is to take its place.
 */
export function readPicture(
	root: string,
	kind: string,
	name: string,
	upload?: PendingUpload["file"],
): Buffer | undefined {
	const folder = getDeskKind(kind).pictures?.folder;
	if (!folder) {
		return;
	}
	const uploaded = upload ? getReplacementFile(root, upload) : getUploadFile(root, folder, name);
	return existsSync(uploaded) ? readFileSync(uploaded) : readContent(root, `${folder}/${name}`);
}
