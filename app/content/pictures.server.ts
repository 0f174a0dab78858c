import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, type Issue } from "./issues.ts";
import type { Content } from "./load.server.ts";

/** Formats a picture is served in. PNG is for browsers that know neither of the others. */
export type PictureFormat = "avif" | "webp" | "png";

/** One file to be made from a capture. */
export interface PictureFile {
	/** Path of the capture. */
	source: string;
	/** Width in pixels. */
	width: number;
	format: PictureFormat;
}

/** A `<source>` of a picture, but for its `sizes`. */
export interface PictureSource {
	type: string;
	srcSet: string;
	/** Present on the sources of a dark capture. */
	media?: string;
}

/** A picture as a page shows it. */
export interface PictureFiles {
	/** Size in pixels at its full width. */
	width: number;
	height: number;
	/** In several widths, the best source first. */
	sources: PictureSource[];
	/** Address for browsers that take none of the sources. */
	fallback: string;
	/** The same at full width only, for looking closely. */
	full: { sources: PictureSource[]; fallback: string };
}

/** The pictures of one build: what pages show, and the files behind it. */
export interface Pictures {
	/** By the id of the picture. */
	pictures: ReadonlyMap<string, PictureFiles>;
	/** By file name. */
	files: ReadonlyMap<string, PictureFile>;
}

/**
 * Widths in pixels: 640 is a slide on a phone at two pixels a point, 960 a picture on a wide page,
 * 1600 the whole capture. Larger captures are scaled down.
 */
const widths = [480, 640, 960, 1600] as const;
const smallest = 960;

/** Raise it when the encoder's settings change, so that every file gets a new name. */
const encoderVersion = 3;

/**
 * Finds the captures of the platform page, `content/product/<id>.png`, each with a dark one
 * `<id>-dark.png` where there is one, and names the files to be made from them. A name carries a hash of
 * the capture, so hosts may keep a file for ever. encodePicture.server.ts makes the files.
 * @param root folder that holds `content/`.
 * @throws ContentError naming every capture that is missing or unfit.
 */
export function readPictures(root: string, { pages }: Pick<Content, "pages">): Pictures {
	const files = new Map<string, PictureFile>();
	const pictures = new Map<string, PictureFiles>();
	const issues: Issue[] = [];

	/** Notes a file to be made and gives its address. */
	function address(capture: Capture, width: number, format: PictureFormat): string {
		const file = `${capture.name}-${width}-${capture.hash}.${format}`;
		files.set(file, { source: capture.path, width, format });
		return `/assets/pictures/${file}`;
	}

	function sources(light: Capture, dark: Capture | undefined, all: number[]): PictureSource[] {
		return [dark, light].flatMap((capture) =>
			(["avif", "webp"] as const).flatMap((format) =>
				capture
					? {
							...(capture === dark && { media: "(prefers-color-scheme: dark)" }),
							type: `image/${format}`,
							srcSet: all.map((width) => `${address(capture, width, format)} ${width}w`).join(", "),
						}
					: [],
			),
		);
	}

	for (const { id } of pages.platform.screenshots.items) {
		const light = readCapture(root, id, issues);
		const dark = hasCapture(root, `${id}-dark`)
			? readCapture(root, `${id}-dark`, issues)
			: undefined;
		if (!light) {
			continue;
		}
		if (dark && dark.width * light.height !== light.width * dark.height) {
			issues.push({
				file: pathOf(dark.name),
				field: "size",
				received: `${dark.width} x ${dark.height} pixels`,
				expected: `the shape of ${pathOf(id)}, which has ${light.width} x ${light.height} pixels`,
			});
		}
		const width = Math.min(light.width, dark?.width ?? light.width, widths[3]);
		const all = [...widths.filter((candidate) => candidate < width), width];
		pictures.set(id, {
			width,
			height: Math.round((width * light.height) / light.width),
			sources: sources(light, dark, all),
			fallback: address(light, smallest, "png"),
			full: { sources: sources(light, dark, [width]), fallback: address(light, width, "png") },
		});
	}
	if (issues.length > 0) {
		throw new ContentError(issues);
	}
	return { pictures, files };
}

/** A picture of the product, as its owner put it into the content. */
interface Capture {
	/** File name without its ending. */
	name: string;
	path: string;
	/** Of the file's bytes and the encoder's settings. */
	hash: string;
	width: number;
	height: number;
}

function pathOf(name: string): string {
	return `content/product/${name}.png`;
}

function hasCapture(root: string, name: string): boolean {
	return existsSync(join(root, pathOf(name)));
}

/** Reads a capture. A PNG states its size in its first chunk, which always stands at the same place. */
function readCapture(root: string, name: string, issues: Issue[]): Capture | undefined {
	const path = join(root, pathOf(name));
	const bytes = hasCapture(root, name) ? readFileSync(path) : Buffer.alloc(0);
	const isPng = bytes.length > 24 && bytes.toString("latin1", 1, 4) === "PNG";
	const width = isPng ? bytes.readUInt32BE(16) : 0;
	if (width < smallest) {
		const otherwise = bytes.length > 0 ? "another kind of file" : "no file";
		issues.push({
			file: pathOf(name),
			field: "the whole file",
			received: isPng ? `a picture ${width} pixels wide` : otherwise,
			expected: `a PNG picture at least ${smallest} pixels wide; 1600 x 1000 is best`,
		});
		return;
	}
	const hash = createHash("sha256").update(`${encoderVersion}`).update(bytes).digest("hex");
	return { name, path, hash: hash.slice(0, 8), width, height: bytes.readUInt32BE(20) };
}
