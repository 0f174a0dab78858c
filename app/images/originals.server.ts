import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import sharp, { type Metadata } from "sharp";
import type { z } from "zod";
import type { crop, Issue } from "../../content-model/index.ts";
import { encoderSettings } from "./encoderSettings.server.ts";
import { findSvgProblem } from "./findSvgProblem.server.ts";
import { hashContent } from "./hashContent.server.ts";
import type { PictureSource } from "./picture.ts";

/** Input and output formats. PNG and JPEG are for browsers that know neither AVIF nor WebP. */
const formats = ["avif", "webp", "png", "jpeg", "svg"] as const;
/** The format of an original, or of a file made from it. */
type ImageFormat = (typeof formats)[number];

/** One file to be made from an original in the content. */
export interface ImageFile {
	/** Path of the original from the project's folder. */
	source: string;
	/** SVG is copied as it is. */
	format: ImageFormat;
	/** Size in pixels; absent for SVG. */
	size?: ImageSize;
	/** The part of the original that it shows, in pixels; the whole image if omitted. */
	crop?: ImageCrop;
}

/** A part of an image. */
export type ImageCrop = z.infer<typeof crop>;

/** A size in pixels. Without a height the original keeps its shape, else it is cropped. */
interface ImageSize {
	width: number;
	height?: number;
}

const settingsText = JSON.stringify(encoderSettings);

/** An image as its owner put it into the content. */
export interface Original {
	/** Path from the project's folder. */
	source: string;
	bytes: Buffer;
	format: ImageFormat;
	/** Size in pixels after rotation. */
	width: number;
	height: number;
	/** Hash of the file's bytes, the encoders' settings and the crop. */
	hash: string;
	/** The part that is used; the size is that part's. */
	crop?: ImageCrop;
}

/** Reads originals, and collects the files to be made from them. */
export class Originals {
	readonly files = new Map<string, ImageFile>();
	readonly #issues: Issue[];
	readonly #root: string;

	/** @param root folder that holds `content/`. @param issues collects problems. */
	constructor(root: string, issues: Issue[]) {
		this.#root = root;
		this.#issues = issues;
	}

	/** Whether a file exists. @param source path from the project's folder. */
	has(source: string): boolean {
		return existsSync(join(this.#root, source));
	}

	/**
	 * Reads an original, and reports missing, invalid or unsuitable files.
	 * @param source path from the project's folder.
	 * @param missing the issue if the file does not exist; the original is then empty.
	 * @param minWidth in pixels, for all but drawings.
	 */
	async read(source: string, missing: Issue, minWidth = 480): Promise<Original> {
		const extension = extname(source).slice(1).replace("jpg", "jpeg");
		const format = formats.find((name) => name === extension) ?? "png";
		if (!this.has(source)) {
			this.#issues.push(missing);
			return { source, bytes: Buffer.of(), format, width: 0, height: 0, hash: "" };
		}
		const bytes = readFileSync(join(this.#root, source));
		const metadata = await readMetadata(bytes);
		const { width, height } = metadata.autoOrient ?? { width: 0, height: 0 };
		const [problem, expected] =
			format === "svg"
				? [
						findSvgProblem(bytes.toString()),
						"an SVG drawing of shapes and colours only, without scripts, styles and links",
					]
				: [
						findPhotoProblem(bytes, metadata, format, minWidth),
						`an image at least ${minWidth} pixels wide: JPEG, PNG, WebP or AVIF, with the extension of its format`,
					];
		if (problem) {
			this.report(source, problem, expected);
		}
		return { source, bytes, format, width, height, hash: hashOriginal(bytes) };
	}

	/** Crops an original. The crop's files have names of their own. @param share in per cent. */
	crop(original: Original, share: ImageCrop): Original {
		const toPixelsAcross = (percent: number) => Math.round((percent * original.width) / 100);
		const toPixelsDown = (percent: number) => Math.round((percent * original.height) / 100);
		// Rounds edges, not sizes: a crop that ends with the picture then stays within it.
		const [left, top] = [toPixelsAcross(share.left), toPixelsDown(share.top)];
		const width = toPixelsAcross(share.left + share.width) - left;
		const height = toPixelsDown(share.top + share.height) - top;
		const part = { left, top, width, height };
		const hash = hashOriginal(original.hash + JSON.stringify(part));
		return { ...original, crop: part, width, height, hash };
	}

	/** Reports why a file cannot be used. */
	report(file: string, received: string, expected: string, field = "the whole file"): void {
		this.#issues.push({ file, field, received, expected });
	}

	/**
	 * Adds a file to make.
	 * @param name folder and name below `/assets/`, without the hash and the extension.
	 * @param size for all but SVG.
	 * @returns the file's URL path.
	 */
	addFile(
		name: string,
		{ source, crop, hash }: Original,
		format: ImageFormat,
		size?: ImageSize,
	): string {
		const path = `/assets/${name}-${hash}.${format}`;
		this.files.set(path, { source, format, size, crop });
		return path;
	}

	/** Adds an original's files in AVIF and WebP, each in the given sizes, the best format first. */
	addFormats(name: string, original: Original, sizes: readonly ImageSize[]): PictureSource[] {
		return (["avif", "webp"] as const).map((format) => ({
			type: `image/${format}`,
			srcSet: sizes
				.map((size) => {
					const path = this.addFile(`${name}-${size.width}`, original, format, size);
					return `${path} ${size.width}w`;
				})
				.join(", "),
		}));
	}
}

/** Hashes an original and the encoders' settings. */
function hashOriginal(bytes: Buffer | string): string {
	return hashContent(settingsText, bytes);
}

/** Returns the problem of an image that is not a drawing, if it has one. @param format that of its extension */
function findPhotoProblem(
	bytes: Buffer,
	{ format: encoding, compression, autoOrient }: Partial<Metadata>,
	format: ImageFormat,
	minWidth: number,
): string | undefined {
	const actual = encoding === "heif" && compression === "av1" ? "avif" : encoding;
	if (actual === undefined) {
		return bytes.length > 0 ? "a file that is not an image" : "an empty file";
	}
	if (actual !== format) {
		return actual === "heif" ? "a HEIC image" : `an image in ${actual}`;
	}
	if (!autoOrient || autoOrient.width < minWidth) {
		return `an image ${autoOrient?.width ?? 0} x ${autoOrient?.height ?? 0} pixels`;
	}
	return undefined;
}

/** Reads an image's metadata; empty if the bytes are not an image. */
async function readMetadata(bytes: Buffer): Promise<Partial<Metadata>> {
	try {
		return await sharp(bytes).metadata();
	} catch {
		return {};
	}
}
