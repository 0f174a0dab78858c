import type { PageContent } from "../../content-model/index.ts";
import * as breakpoints from "../styles/breakpoints.ts";
import type { ImageCrop, Original, Originals } from "./originals.server.ts";
import type { Picture } from "./picture.ts";

type ScreenshotItem = PageContent<"platform">["screenshots"]["items"][number];

/** A screenshot as a page shows it: a crop of the original for each window and scheme. */
export interface Screenshot extends Picture {
	/** URL of the whole screenshot, for a closer look. */
	whole: string;
}

/** Reads screenshots of the product, by their ids. */
export async function readScreenshots(
	originals: Originals,
	items: readonly ScreenshotItem[],
): Promise<Map<string, Screenshot>> {
	const screenshots = new Map<string, Screenshot>();
	for (const item of items) {
		screenshots.set(item.id, await createScreenshot(originals, item));
	}
	return screenshots;
}

/** Minimum width in pixels of a screenshot. */
const minScreenshotWidth = 960;

/** Widths in pixels of each part; the larger are for double density. */
const widths = { phone: [800], crop: [960, 1600], whole: [1312, 2624] };

const wholeScreenshot: ImageCrop = { left: 0, top: 0, width: 100, height: 100 };

/** A screenshot, and the same in dark colours where there is one. */
interface SchemeOriginals {
	light: Original;
	dark: Original | undefined;
}

/** Reads a screenshot, `content/product/<id>.png`, with its dark one `<id>-dark.png` where there is one. */
async function readOriginals(originals: Originals, id: string): Promise<SchemeOriginals> {
	const file = `content/product/${id}.png`;
	const expected = `a PNG picture at least ${minScreenshotWidth} pixels wide; 2624 x 1640 is best`;
	const missing = { file, field: "the whole file", received: "no file", expected };
	const light = await originals.read(file, missing, minScreenshotWidth);
	const darkFile = `content/product/${id}-dark.png`;
	const dark = originals.has(darkFile)
		? await originals.read(darkFile, missing, minScreenshotWidth)
		: undefined;
	if (dark && dark.width * light.height !== light.width * dark.height) {
		const expected = `the shape of ${light.source}, which has ${light.width} x ${light.height} pixels`;
		originals.report(dark.source, `${dark.width} x ${dark.height} pixels`, expected, "size");
	}
	return { light, dark };
}

/** Creates a screenshot: its parts for each window, in both schemes. */
async function createScreenshot(
	originals: Originals,
	{ id, phoneCrop, tabletCrop }: ScreenshotItem,
): Promise<Screenshot> {
	const { light, dark } = await readOriginals(originals, id);

	/** Creates the sources of a part, in both schemes, for the windows that `media` names. */
	const createSources = (kind: keyof typeof widths, share: ImageCrop, media?: string) => {
		const createSchemeSources = (
			original: Original,
			name: string,
			...conditions: (string | undefined)[]
		) => {
			const part = originals.crop(original, share);
			const { width, height } = part;
			const sizes = filterWidths(widths[kind], width).map(toSize);
			return originals.addFormats(`pictures/${name}-${kind}`, part, sizes).map((source) => ({
				...source,
				width,
				height,
				media: conditions.filter(Boolean).join(" and ") || undefined,
			}));
		};
		const inDark = dark
			? createSchemeSources(dark, `${id}-dark`, media, "(prefers-color-scheme: dark)")
			: [];
		return [...inDark, ...createSchemeSources(light, id, media)];
	};

	const visiblePart = originals.crop(light, tabletCrop);
	const { width, height } = visiblePart;
	const [wide = 0] = filterWidths(widths.crop, width);
	const full = filterWidths(widths.whole, light.width).at(-1) ?? 0;
	return {
		width,
		height,
		sources: [
			...createSources("phone", phoneCrop, breakpoints.phone),
			...createSources("whole", wholeScreenshot, breakpoints.wide),
			...createSources("crop", tabletCrop),
		],
		fallback: originals.addFile(`pictures/${id}-${wide}`, visiblePart, "png", toSize(wide)),
		whole: originals.addFile(`pictures/${id}-whole-${full}`, light, "png", toSize(full)),
	};
}

/** Returns the widths to which a screenshot can be scaled down; its own if it is smaller than all of them. */
function filterWidths(widths: readonly number[], width: number): number[] {
	const fittingWidths = widths.filter((candidate) => candidate <= width);
	return fittingWidths.length > 0 ? fittingWidths : [width];
}

function toSize(width: number) {
	return { width };
}
