import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import sharp, { type Metadata, type Region, type Sharp } from "sharp";
import type { Data } from "../api.ts";
import { toSlug } from "../contentModel.ts";
import { type FileChange, placeOf, readContent } from "./contentFiles.ts";
import { Refusal } from "./refusal.ts";

/** The largest picture that is taken, in bytes. */
export const pictureLimit = 80_000_000;

/** Pictures wider or higher than this are made smaller: no page shows more. */
const mostPixels = 3200;

/** Pictures of more bytes are written anew. */
const mostBytes = 4_000_000;

/** Where the pictures of a form go. */
const folders: Readonly<Record<string, string>> = {
	article: "content/articles/pictures",
	person: "content/team",
	"page-platform": "content/product",
};

const endings: Readonly<Record<string, string>> = {
	jpeg: ".jpg",
	png: ".png",
	webp: ".webp",
	svg: ".svg",
};

/** A picture that somebody has dropped on a form. */
export interface Upload {
	kind: string;
	/** As it is called where it comes from. */
	fileName: string;
	bytes: Buffer;
	/** What the picture is of, for its name. */
	title?: string;
	/** The name it must have: it takes another picture's place. */
	replaces?: string;
	/** The part to keep, in per cent. */
	crop?: { left: number; top: number; width: number; height: number };
}

function uploadsFolder(root: string): string {
	return join(root, ".cache/desk/uploads");
}

/**
 * Keeps a dropped picture until its form is saved: upright, no larger than pages need, under a name that
 * an address can have.
 * @returns its name, and what was done to it in a sentence.
 */
export async function keepPicture(
	root: string,
	upload: Upload,
): Promise<{ name: string; message: string }> {
	const folder = folders[upload.kind];
	if (!folder) {
		throw new Refusal(404, "This form has no pictures.");
	}
	const { bytes, ending, notes } = await fitted(upload);
	const name = upload.replaces ?? freeName(root, folder, upload, ending);
	const file = placeOf(uploadsFolder(root), `${folder}/${name}`);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, bytes);
	const renamed = name === upload.fileName ? [] : [`${upload.fileName} is now called ${name}.`];
	return { name, message: [...renamed, ...notes].join(" ") };
}

async function fitted({ bytes, fileName, replaces, crop }: Upload) {
	const metadata = await sharp(bytes, { limitInputPixels: 400_000_000 })
		.metadata()
		.catch((): Partial<Metadata> => ({}));
	const { format, autoOrient: { width, height } = { width: 0, height: 0 } } = metadata;
	if (format === "heif" && metadata.compression !== "av1") {
		throw new Refusal(
			422,
			`${fileName} is a HEIC photograph, which browsers cannot show. Export it as JPEG and drop that here. (iPhone: Settings, Camera, Formats, Most Compatible.)`,
		);
	}
	if (!format || width === 0) {
		throw new Refusal(422, `${fileName} is not a picture. Take a JPEG, PNG, WebP or SVG.`);
	}
	if (format === "svg") {
		return { bytes, ending: ".svg", notes: [] };
	}
	const isLarge = Math.max(width, height) > mostPixels || bytes.length > mostBytes;
	const target = replaces ? extname(replaces) : (endings[format] ?? ".jpg");
	const isRight = endings[format] === target;
	if (!isLarge && !crop && isRight) {
		return { bytes, ending: target, notes: [] };
	}
	const image = sharp(bytes, { limitInputPixels: 400_000_000 }).autoOrient();
	if (crop) {
		image.extract(regionOf(crop, width, height));
	}
	image.resize({ width: mostPixels, height: mostPixels, fit: "inside", withoutEnlargement: true });
	const written = await encoded(image, target).toBuffer();
	const note = `It was ${megabytes(bytes)} and is kept at ${megabytes(written)}, which is as sharp as the site shows it.`;
	return { bytes: written, ending: target, notes: isLarge ? [note] : [] };
}

/** @param ending of the file. */
function encoded(image: Sharp, ending: string): Sharp {
	switch (ending) {
		case ".png":
			return image.png();
		case ".webp":
			return image.webp({ quality: 88 });
		default:
			return image.jpeg({ quality: 88 });
	}
}

function regionOf(
	{ left, top, width, height }: NonNullable<Upload["crop"]>,
	across: number,
	down: number,
): Region {
	const share = (percent: number, of: number) =>
		Math.round((Math.min(Math.max(percent, 0), 100) * of) / 100);
	const [x, y] = [share(left, across), share(top, down)];
	return {
		left: x,
		top: y,
		width: Math.max(1, Math.min(share(width, across), across - x)),
		height: Math.max(1, Math.min(share(height, down), down - y)),
	};
}

function megabytes({ length }: Buffer): string {
	return `${(length / 1_000_000).toFixed(1)} MB`;
}

/** A name of small letters, digits and hyphens that no other picture has. */
function freeName(
	root: string,
	folder: string,
	{ fileName, title = "" }: Upload,
	ending: string,
): string {
	const own = fileName.replace(/\.[^.]*$/, "");
	const isCamera = /^(?:img|dsc[nf]?|pxl|p|image|photo|screenshot|whatsapp)?[\W_\d]*$/i.test(own);
	const slug = toSlug(isCamera && title ? title : own) || "picture";
	for (let number = 1; ; number++) {
		const name = number === 1 ? slug + ending : `${slug}-${number}${ending}`;
		if (!readContent(root, `${folder}/${name}`)) {
			return name;
		}
	}
}

/** The kept pictures that a form shows: they go where the form goes. */
export function placedPictures(root: string, path: string, data: Data): FileChange[] {
	const kept = keptPictures(root);
	const isUsed = (picture: string) => {
		const name = picture.slice(picture.lastIndexOf("/") + 1);
		switch (picture.slice(0, picture.lastIndexOf("/"))) {
			case folders.article:
				return (
					path.startsWith("content/articles/") && String(data.markdown ?? "").includes(`](${name}`)
				);
			case folders.person:
				return path.startsWith("content/team/") && data.portrait === name;
			default:
				return path === "content/pages/platform.yaml";
		}
	};
	return kept.filter(isUsed).map((picture) => ({
		path: picture,
		bytes: readFileSync(placeOf(uploadsFolder(root), picture)),
	}));
}

/** Lets go of kept pictures once they are saved, or no longer wanted. */
export function removePlaced(root: string, pictures: readonly FileChange[]): void {
	for (const { path } of pictures) {
		rmSync(placeOf(uploadsFolder(root), path), { force: true });
	}
}

function keptPictures(root: string): string[] {
	return Object.values(folders).flatMap((folder) => {
		const place = join(uploadsFolder(root), folder);
		return existsSync(place) ? readdirSync(place).map((name) => `${folder}/${name}`) : [];
	});
}

/** A picture as a form shows it: the kept one, else the one in the content. */
export function pictureBytes(root: string, kind: string, name: string): Buffer | undefined {
	const folder = folders[kind];
	if (!folder) {
		return;
	}
	const path = `${folder}/${name}`;
	const kept = placeOf(uploadsFolder(root), path);
	return existsSync(kept) ? readFileSync(kept) : readContent(root, path);
}
