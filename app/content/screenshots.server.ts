import type { ImageSource, Originals } from "./originals.server.ts";

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
export async function readScreenshot(
	originals: Originals,
	id: string,
): Promise<Screenshot | undefined> {
	const source = (name: string) => `content/product/${name}.png`;
	const light = await originals.read(
		source(id),
		{
			file: source(id),
			field: "the whole file",
			received: "no file",
			expected: `a PNG picture at least ${smallest} pixels wide; 1600 x 1000 is best`,
		},
		smallest,
	);
	const dark = await originals.read(source(`${id}-dark`), undefined, smallest);
	if (!light) {
		return;
	}
	if (dark && dark.width * light.height !== light.width * dark.height) {
		const expected = `the shape of ${light.source}, which has ${light.width} x ${light.height} pixels`;
		originals.refuse(dark.source, `${dark.width} x ${dark.height} pixels`, expected, "size");
	}
	const width = Math.min(light.width, dark?.width ?? Infinity, widths[3]);
	const media = "(prefers-color-scheme: dark)";

	const sources = (all: readonly number[]): ImageSource[] => {
		const sizes = all.map((each) => ({ width: each }));
		const inDark = dark ? originals.sources(`pictures/${id}-dark`, dark, sizes) : [];
		const inLight = originals.sources(`pictures/${id}`, light, sizes);
		return [...inDark.map((source) => ({ media, ...source })), ...inLight];
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
