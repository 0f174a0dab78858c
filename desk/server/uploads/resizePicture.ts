import { extname } from "node:path";
import sharp, { type Metadata, type Region, type Sharp } from "sharp";
import { formatMegabytes } from "../../shared/formatNumber.ts";
import { largePictureBytes } from "../../shared/limits.ts";
import { Refusal } from "../refusals/refusal.ts";

/** Pictures wider or higher than this are scaled down: no page shows more. */
const maxPixels = 3200;

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

/** A part of a picture, in per cent. */
export interface CropArea {
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
	/** The part to keep. */
	crop?: CropArea;
}

/** A picture as it is stored, with sentences about what was done to it. */
interface ResizedPicture {
	bytes: Buffer;
	extension: string;
	notes: string[];
}

/** Turns a picture upright, crops it, and makes it no larger than pages need. */
export async function resizePicture({
	bytes,
	fileName,
	replaces,
	crop,
}: DroppedPicture): Promise<ResizedPicture> {
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
		throw new Refusal("invalid", `${fileName} is not a picture. Take a JPEG, PNG, WebP or SVG.`);
	}
	if (format === "svg" && !replaces) {
		return { bytes, extension: ".svg", notes: [] };
	}
	const isLarge = Math.max(width, height) > maxPixels || bytes.length > largePictureBytes;
	const extension = replaces ? extname(replaces) : (extensions[format] ?? ".jpg");
	const hasExtension = extensions[format] === extension;
	if (!isLarge && !crop && hasExtension) {
		return { bytes, extension, notes: [] };
	}
	const image = openPicture(bytes).autoOrient();
	if (crop) {
		image.extract(toRegion(crop, width, height));
	}
	image.resize({ width: maxPixels, height: maxPixels, fit: "inside", withoutEnlargement: true });
	const encodedBytes = await encodePicture(image, extension).toBuffer();
	const [before, after] = [bytes, encodedBytes].map(({ length }) => formatMegabytes(length));
	const size = before === after ? "It is made smaller" : `It was ${before} and is kept at ${after}`;
	const note = `${size}. On the site it looks as sharp as before.`;
	return { bytes: encodedBytes, extension, notes: isLarge ? [note] : [] };
}

function openPicture(bytes: Buffer): Sharp {
	return sharp(bytes, { limitInputPixels: maxInputPixels });
}

/** Encodes a picture. @param extension of the file */
function encodePicture(image: Sharp, extension: string): Sharp {
	switch (extension) {
		case ".png":
			return image.png();
		case ".webp":
			return image.webp({ quality });
		default:
			return image.jpeg({ quality });
	}
}

function toRegion(
	{ left, top, width, height }: CropArea,
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
