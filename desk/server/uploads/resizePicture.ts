import { extname } from "node:path";
import sharp, { type Metadata, type Region, type Sharp } from "sharp";
import { formatFileSize } from "../../shared/formatNumber.ts";
import { largePictureBytes } from "../../shared/limits.ts";
import { Refusal } from "../refusals/refusal.ts";

/** Pictures wider or higher than this are scaled down, unless those of their kind need even less. */
const defaultMaxPixels = 3200;

/** Pixels of the largest picture that is opened: more would take too much memory. */
const maxInputPixels = 400_000_000;

/** Quality of what is compressed with loss, of 100. */
const quality = 88;

const extensions: Readonly<Record<string, string>> = {
	jpeg: ".jpg",
	png: ".png",
	webp: ".webp",
	svg: ".svg",
};

/** What is kept of a picture, in per cent. */
export interface Crop {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** A picture as somebody has dropped it. */
interface DroppedPicture {
	bytes: Buffer;
	/** Its name on the person's machine. */
	fileName: string;
	/** The picture whose place and name it takes. */
	replaces?: string;
	/** What is kept of it. */
	crop?: Crop;
	/** The widest and highest that pages need. */
	maxPixels?: number | undefined;
}

/** A picture as it is stored, with sentences about what was done to it. */
interface ResizedPicture {
	bytes: Buffer;
	extension: string;
	notes: string[];
}

/**
 * Turns a picture upright, crops it, and makes it no larger than pages need. Where and with what it was taken is not
 * published with it.
 */
export async function resizePicture({
	bytes,
	fileName,
	replaces,
	crop,
	maxPixels = defaultMaxPixels,
}: DroppedPicture): Promise<ResizedPicture> {
	const { format, width, height, hasAlpha, hasNotes, isAnimated } = await decodePicture(
		bytes,
		fileName,
	);
	if (format === "svg" && !replaces) {
		return { bytes, extension: ".svg", notes: [] };
	}
	const isLarge = Math.max(width, height) > maxPixels || bytes.length > largePictureBytes;
	const original = { format, hasAlpha };
	const { extension, isFlattened } = await chooseExtension(bytes, original, replaces);
	const canStay = !crop && !hasNotes && extensions[format] === extension;
	if (canStay && !isLarge) {
		return { bytes, extension, notes: [] };
	}
	if (isAnimated) {
		throw new Refusal(
			"invalid",
			`${fileName} is animated, and only its first frame would be left. Save the frame that you want as a picture, and drop that here.`,
		);
	}
	const image = openPicture(bytes).autoOrient();
	if (crop) {
		image.extract(toRegion(crop, width, height));
	}
	image.resize({ width: maxPixels, height: maxPixels, fit: "inside", withoutEnlargement: true });
	const encoded = await encodeForPages(image, extension, { keepsFormat: replaces !== undefined });
	if (canStay && encoded.bytes.length >= bytes.length) {
		return { bytes, extension, notes: [] };
	}
	const notes = [
		...(isLarge ? [describeSizes(bytes, encoded.bytes)] : []),
		...(isFlattened ? ["Where it was transparent it is white."] : []),
	];
	return { ...encoded, notes };
}

/** Chooses the extension of a picture: that of the one which it replaces, its own, or one that can hold what it shows. */
async function chooseExtension(
	bytes: Buffer,
	{ format, hasAlpha }: { format: string; hasAlpha: boolean },
	replaces: string | undefined,
): Promise<{ extension: string; isFlattened: boolean }> {
	const extension = replaces ? extname(replaces) : (extensions[format] ?? ".jpg");
	const isTransparent =
		extension === ".jpg" && hasAlpha && !(await openPicture(bytes).stats()).isOpaque;
	return isTransparent && !replaces
		? { extension: ".webp", isFlattened: false }
		: { extension, isFlattened: isTransparent };
}

function describeSizes(bytes: Buffer, encodedBytes: Buffer): string {
	const [before, after] = [bytes, encodedBytes].map(({ length }) => formatFileSize(length));
	const size = before === after ? "It is made smaller" : `It was ${before} and is kept at ${after}`;
	return `${size}. On the site it looks as sharp as before.`;
}

/**
 * Reads what a picture is, its sides once it is upright, whether cameras have noted anything in it, and whether it moves.
 * @throws Refusal where browsers could not show it
 */
async function decodePicture(bytes: Buffer, fileName: string) {
	const metadata = await openPicture(bytes)
		.metadata()
		.catch((): Partial<Metadata> => ({}));
	const { format, autoOrient: { width, height } = { width: 0, height: 0 } } = metadata;
	if (format === "heif" && metadata.compression !== "av1") {
		throw new Refusal(
			"invalid",
			`${fileName} is a HEIC photograph, which browsers cannot show. Export it as JPEG and drop that here. (iPhone: Settings, Camera, Formats, Most Compatible.)`,
		);
	}
	if (!format || width === 0) {
		throw new Refusal("invalid", `${fileName} is not a picture. Use a JPEG, PNG, WebP or SVG.`);
	}
	const { hasAlpha = false, exif, xmp, iptc } = metadata;
	const hasNotes = [exif, xmp, iptc].some((notes) => notes !== undefined);
	const isAnimated =
		(["webp", "gif"].includes(format) && (metadata.pages ?? 1) > 1) ||
		(format === "png" && isAnimatedPng(bytes));
	return { format, width, height, hasAlpha, hasNotes, isAnimated };
}

/** Checks whether a PNG announces further frames, which is done before the data of the first. */
function isAnimatedPng(bytes: Buffer): boolean {
	return bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");
}

function openPicture(bytes: Buffer): Sharp {
	return sharp(bytes, { limitInputPixels: maxInputPixels });
}

/** Encodes a picture. A photograph as PNG stays large however few its pixels are: it becomes a JPEG or WebP. */
async function encodeForPages(
	image: Sharp,
	extension: string,
	{ keepsFormat }: { keepsFormat: boolean },
): Promise<Pick<ResizedPicture, "bytes" | "extension">> {
	const bytes = await encodePicture(image.clone(), extension).toBuffer();
	if (extension !== ".png" || keepsFormat || bytes.length <= largePictureBytes) {
		return { bytes, extension };
	}
	const { isOpaque } = await openPicture(bytes).stats();
	const lossy = isOpaque ? ".jpg" : ".webp";
	return { bytes: await encodePicture(image, lossy).toBuffer(), extension: lossy };
}

/** Encodes a picture. @param extension of the file */
function encodePicture(image: Sharp, extension: string): Sharp {
	switch (extension) {
		case ".png":
			return image.png();
		case ".webp":
			return image.webp({ quality });
		default:
			return image.flatten({ background: "#fff" }).jpeg({ quality });
	}
}

function toRegion(
	{ left, top, width, height }: Crop,
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
