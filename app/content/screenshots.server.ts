import type { ImageSource, Original, Originals } from "./originals.server.ts";

/** A picture of the product as a page shows it. */
export interface Screenshot {
	/** Size in pixels at its full width. */
	width: number;
	height: number;
	/** In several widths, the best source first. */
	sources: ImageSource[];
	/** Address for browsers that take none of the sources. */
	fallback: string;
	/** The same at full width only, for looking closely. */
	full: { sources: ImageSource[]; fallback: string };
}

/**
 * Widths in pixels: 640 is a slide on a phone at two pixels a point, 960 a screenshot on a wide page,
 * 1600 the whole capture. Larger captures are scaled down.
 */
const widths = [480, 640, 960, 1600] as const;
const smallest = 960;

/**
 * Reads a screenshot, `content/product/<id>.png`, with its dark one `<id>-dark.png` where there is one.
 * What is wrong with them is noted in `originals`.
 */
export function readScreenshot(originals: Originals, id: string): Screenshot | undefined {
	const light = readCapture(originals, id);
	const dark = readCapture(originals, `${id}-dark`, { optional: true });
	if (!light) {
		return;
	}
	if (dark && dark.width * light.height !== light.width * dark.height) {
		originals.issues.push({
			file: dark.source,
			field: "size",
			received: `${dark.width} x ${dark.height} pixels`,
			expected: `the shape of ${light.source}, which has ${light.width} x ${light.height} pixels`,
		});
	}
	const width = Math.min(light.width, dark?.width ?? light.width, widths[3]);

	const sources = (all: readonly number[]): ImageSource[] => {
		const sizes = all.map((each) => ({ width: each }));
		const media = "(prefers-color-scheme: dark)";
		return [
			...(dark
				? originals
						.sources(`pictures/${id}-dark`, dark, sizes)
						.map((source) => ({ media, ...source }))
				: []),
			...originals.sources(`pictures/${id}`, light, sizes),
		];
	};

	const fallback = (width: number): string =>
		originals.address(`pictures/${id}-${width}`, light, { format: "png", size: { width } });

	return {
		width,
		height: Math.round((width * light.height) / light.width),
		sources: sources([...widths.filter((candidate) => candidate < width), width]),
		fallback: fallback(smallest),
		full: { sources: sources([width]), fallback: fallback(width) },
	};
}

/** A capture of one screen in one colour scheme. */
interface Capture extends Original {
	width: number;
	height: number;
}

/** Reads a capture. A PNG states its size in its first chunk, which always stands at the same place. */
function readCapture(
	originals: Originals,
	name: string,
	{ optional = false } = {},
): Capture | undefined {
	const source = `content/product/${name}.png`;
	const original = originals.read(source);
	if (!original && optional) {
		return;
	}
	const bytes = original?.bytes ?? Buffer.alloc(0);
	const isPng = bytes.length > 24 && bytes.toString("latin1", 1, 4) === "PNG";
	const width = isPng ? bytes.readUInt32BE(16) : 0;
	if (!original || width < smallest) {
		const otherwise = original ? "another kind of file" : "no file";
		originals.issues.push({
			file: source,
			field: "the whole file",
			received: isPng ? `a picture ${width} pixels wide` : otherwise,
			expected: `a PNG picture at least ${smallest} pixels wide; 1600 x 1000 is best`,
		});
		return;
	}
	return { ...original, width, height: bytes.readUInt32BE(20) };
}
