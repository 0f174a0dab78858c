import type { ImageCrop, ImageSource, Original, Originals } from "./originals.server.ts";
import type { Page } from "./schemas/pages.ts";

/** A screenshot as a page shows it: of one capture, the part that suits the window. */
export interface Screenshot {
	/** Size in pixels of the part that most windows show. */
	width: number;
	height: number;
	/** By window, scheme and format; the first that suits is taken. */
	sources: ImageSource[];
	/** Address for browsers that take none of the sources. */
	fallback: string;
	/** Address of the whole capture, for looking closely. */
	whole: string;
}

/** What the content says of a screenshot. */
type ScreenshotItem = Pick<
	Page<"platform">["screenshots"]["items"][number],
	"id" | "phone" | "crop" | "across"
>;

/** The least width in pixels of a capture. */
const smallest = 960;

/** Widths in pixels that a part is offered in; the larger are for two pixels a point. */
const widths = { phone: [800], crop: [960, 1600], whole: [1600, 2560] };

const wholePicture: ImageCrop = { left: 0, top: 0, width: 100, height: 100 };

/**
 * Reads a screenshot, `content/product/<id>.png`, with its dark one `<id>-dark.png` where there is one.
 * What is wrong with them is noted in `originals`.
 */
export async function readScreenshot(
	originals: Originals,
	{ id, phone, crop, across }: ScreenshotItem,
): Promise<Screenshot | undefined> {
	const file = `content/product/${id}.png`;
	const missing = {
		file,
		field: "the whole file",
		received: "no file",
		expected: `a PNG picture at least ${smallest} pixels wide; 3200 x 2000 is best`,
	};
	const light = await originals.read(file, missing, smallest);
	const dark = await originals.read(`content/product/${id}-dark.png`, undefined, smallest);
	if (!light) {
		return;
	}
	if (dark && dark.width * light.height !== light.width * dark.height) {
		const expected = `the shape of ${light.source}, which has ${light.width} x ${light.height} pixels`;
		originals.refuse(dark.source, `${dark.width} x ${dark.height} pixels`, expected, "size");
	}

	/** The sources of a part, in both schemes, for the windows that `media` names. */
	const view = (kind: keyof typeof widths, part: ImageCrop, media?: string): ImageSource[] => {
		const inScheme = (capture: Original, name: string, ...conditions: (string | undefined)[]) => {
			const shown = partOf(originals, capture, part);
			const { width, height } = shown;
			const sizes = fitting(widths[kind], width).map((each) => ({ width: each }));
			return originals.sources(`pictures/${name}-${kind}`, shown, sizes).map((source) => ({
				...source,
				width,
				height,
				media: conditions.filter(Boolean).join(" and ") || undefined,
			}));
		};
		const inDark = dark ? inScheme(dark, `${id}-dark`, media, "(prefers-color-scheme: dark)") : [];
		return [...inDark, ...inScheme(light, id, media)];
	};

	const shown = partOf(originals, light, crop);
	const { width, height } = shown;
	const [wide = 0] = fitting(widths.crop, width);
	const [full = 0] = fitting(widths.whole, light.width);
	return {
		width,
		height,
		sources: [
			...view("phone", phone, "(max-width: 41.99rem)"),
			...(across ? view("whole", wholePicture, "(min-width: 75rem)") : []),
			...view("crop", crop),
		],
		fallback: originals.address(`pictures/${id}-${wide}`, shown, {
			format: "png",
			size: { width: wide },
		}),
		whole: originals.address(`pictures/${id}`, light, { format: "png", size: { width: full } }),
	};
}

/** A part of a capture, in whole pixels. */
function partOf(originals: Originals, capture: Original, part: ImageCrop): Original {
	const across = (share: number) => Math.round((share * capture.width) / 100);
	const down = (share: number) => Math.round((share * capture.height) / 100);
	// Edges are rounded, not sizes: a part that ends with the picture ends within it.
	const [left, top] = [across(part.left), down(part.top)];
	return originals.crop(capture, {
		left,
		top,
		width: across(part.left + part.width) - left,
		height: down(part.top + part.height) - top,
	});
}

/** The widths to which a picture can be scaled down; its own where it is smaller than all of them. */
function fitting(all: readonly number[], width: number): number[] {
	const fit = all.filter((each) => each <= width);
	return fit.length > 0 ? fit : [width];
}
