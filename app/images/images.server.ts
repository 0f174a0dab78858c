import type { Image, Root } from "mdast";
import { visit } from "unist-util-visit";
import type {
	ArticleEntry,
	Content,
	ImageSources,
	Issue,
	Page,
} from "../../content-model/index.ts";
import { formatTextLine, imageName } from "../../content-model/index.ts";
import { getTileClass } from "../../grid/index.ts";
import { authorPath } from "../../paths/index.ts";
import { type ImageCrop, type Original, Originals, type Picture } from "./originals.server.ts";

/** The images of one build: what pages show, and the files behind it. */
export type Images = Awaited<ReturnType<typeof readImages>>;

/** A screenshot as a page shows it: of one capture, the part that suits window and scheme. */
export type Screenshot = Awaited<ReturnType<typeof readScreenshot>>;

/** A member of the team as a page shows them. */
export type Member = Omit<Content["team"][number], "portrait"> & {
	/** The page about them. */
	path: string;
	portrait: PortraitImage;
};

/** A portrait as a page shows it. */
export type PortraitImage = Awaited<ReturnType<typeof readPortrait>>;

/**
 * Reads the screenshots of the platform page, the portraits of the team and the pictures of articles,
 * and names the files to be made from them. A name carries a hash of the original, so hosts may keep a file for ever.
 * encodeImage.server.ts makes the files.
 * @param root folder that holds `content/`.
 * @param issues collects problems: originals that are missing or unfit.
 */
export async function readImages(
	root: string,
	{ articles, pages, team }: ImageSources,
	issues: Issue[],
) {
	const originals = new Originals(root, issues);
	/** Screenshots of the product by their id. */
	const screenshots = new Map<string, Screenshot>();
	for (const item of pages.platform?.screenshots.items ?? []) {
		screenshots.set(item.id, await readScreenshot(originals, item));
	}
	const members: Member[] = [];
	for (const [index, person] of team.entries()) {
		const portrait = await readPortrait(originals, person, index);
		members.push({ ...person, path: authorPath(person.slug), portrait });
	}
	/** Pictures of articles by the names of their files. */
	const pictures = new Map<string, Picture>();
	for (const article of articles) {
		for (const image of findImages(article.text).filter(({ url }) => !pictures.has(url))) {
			pictures.set(image.url, await readArticlePicture(originals, article, image));
		}
	}
	return { screenshots, team: members, pictures, files: originals.files };
}

/** Pictures of a text whose names are right: the others break the rules of texts, which tell what is wrong. */
function findImages(tree: Root): Image[] {
	const images: Image[] = [];
	visit(tree, "image", (image) => {
		images.push(image);
	});
	return images.filter(({ url }) => imageName.test(url));
}

/** Widths in pixels: an article's column is 600 wide, and 750 where it reaches out to the left. */
const articleWidths = [480, 800, 1500] as const;

async function readArticlePicture(
	originals: Originals,
	{ slug, bodyLine }: ArticleEntry,
	{ url: name, position }: Image,
): Promise<Picture> {
	const folder = "content/articles/pictures";
	const original = await originals.read(`${folder}/${name}`, {
		file: `content/articles/${slug}.md`,
		field: formatTextLine({ bodyLine }, position?.start.line ?? 1),
		received: `${name}, which does not exist`,
		expected: `the name of a picture in ${folder}`,
	});
	const file = `articles/${name.replace(/\.\w+$/, "")}`;
	if (original.format === "svg") {
		const { width, height } = original;
		return { width, height, sources: [], fallback: originals.addFile(file, original, "svg") };
	}
	const width = Math.min(original.width, articleWidths[2]);
	const height = Math.round((width * original.height) / original.width);
	const sizes = [...articleWidths.filter((each) => each < width), width].map(toSize);
	const defaultSize = toSize(Math.min(width, articleWidths[1]));
	const format = original.format === "png" ? "png" : "jpeg";
	const fallback = originals.addFile(`${file}-${defaultSize.width}`, original, format, defaultSize);
	return { width, height, sources: originals.addSources(file, original, sizes), fallback };
}

/** Light backgrounds, so that the ink is dark and a face never negative. */
const backgrounds = [getTileClass("wattle"), getTileClass("ochre"), getTileClass("saltbush")];

/** Sizes in pixels, all of one shape: from a phone's column to a wide one at two pixels a point. */
const photoSizes = [
	{ width: 240, height: 290 },
	{ width: 480, height: 580 },
	{ width: 960, height: 1160 },
] as const;

/**
 * Reads the portrait of a person, a drawing or a photograph beside their file in `content/team`.
 * @param index of the person in the team, from 0.
 * @returns including its background class
 */
async function readPortrait(
	originals: Originals,
	{ slug, name, portrait }: Content["team"][number],
	index: number,
) {
	// Each row of three begins one background later, so that no two neighbours share theirs.
	const background = (index + Math.floor(index / backgrounds.length)) % backgrounds.length;
	const tile = backgrounds[background] ?? "";
	if (portrait === undefined) {
		return { kind: "initials", tile, initials: getInitials(name) } as const;
	}
	const original = await originals.read(`content/team/${portrait}`, {
		file: `content/team/${slug}.yaml`,
		field: "portrait",
		received: `${portrait}, and there is no such file`,
		expected: "the name of an image in content/team",
	});
	const file = `portraits/${slug}`;
	if (original.format === "svg") {
		const drawing = original.bytes.toString();
		const src = originals.addFile(file, original, "svg");
		// A page that shows its first images without fetching them takes the drawing itself. Anything before it
		// is XML prolog.
		const svg = drawing.slice(drawing.search(/<svg[\s>]/));
		return { kind: "drawing", tile, src, svg } as const;
	}
	const [, defaultSize] = photoSizes;
	const sources = originals.addSources(file, original, photoSizes);
	const fallback = originals.addFile(`${file}-${defaultSize.width}`, original, "jpeg", defaultSize);
	return { kind: "photo", tile, ...defaultSize, sources, fallback } as const;
}

function getInitials(name: string): string {
	const [first = "", ...others] = name.split(/\s+/).map((part) => part.slice(0, 1));
	return first + (others.at(-1) ?? "");
}

/** Minimum width in pixels of a capture. */
const minCaptureWidth = 960;

/** Widths in pixels that a part is offered in; the larger are for two pixels a point. */
const widths = { phone: [800], crop: [960, 1600], whole: [1312, 2624] };

const wholePicture: ImageCrop = { left: 0, top: 0, width: 100, height: 100 };

/**
 * Reads a screenshot, `content/product/<id>.png`, with its dark one `<id>-dark.png` where there is one.
 */
async function readScreenshot(
	originals: Originals,
	{ id, phone, crop }: Page<"platform">["screenshots"]["items"][number],
) {
	const file = `content/product/${id}.png`;
	const expected = `a PNG picture at least ${minCaptureWidth} pixels wide; 2624 x 1640 is best`;
	const missing = { file, field: "the whole file", received: "no file", expected };
	const light = await originals.read(file, missing, minCaptureWidth);
	const darkFile = `content/product/${id}-dark.png`;
	const dark =
		originals.has(darkFile) && (await originals.read(darkFile, missing, minCaptureWidth));
	if (dark && dark.width * light.height !== light.width * dark.height) {
		const expected = `the shape of ${light.source}, which has ${light.width} x ${light.height} pixels`;
		originals.report(dark.source, `${dark.width} x ${dark.height} pixels`, expected, "size");
	}

	/** The sources of a part, in both schemes, for the windows that `media` names. */
	const createSources = (kind: keyof typeof widths, share: ImageCrop, media?: string) => {
		const createSchemeSources = (
			capture: Original,
			name: string,
			...conditions: (string | undefined)[]
		) => {
			const part = originals.createPart(capture, share);
			const { width, height } = part;
			const sizes = filterWidths(widths[kind], width).map(toSize);
			return originals.addSources(`pictures/${name}-${kind}`, part, sizes).map((source) => ({
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

	const visiblePart = originals.createPart(light, crop);
	const { width, height } = visiblePart;
	const [wide = 0] = filterWidths(widths.crop, width);
	const full = filterWidths(widths.whole, light.width).at(-1) ?? 0;
	return {
		width,
		height,
		sources: [
			...createSources("phone", phone, "(max-width: 41.99rem)"),
			...createSources("whole", wholePicture, "(min-width: 75rem)"),
			...createSources("crop", crop),
		],
		fallback: originals.addFile(`pictures/${id}-${wide}`, visiblePart, "png", toSize(wide)),
		/** Address of the whole capture, for looking closely. */
		whole: originals.addFile(`pictures/${id}-whole-${full}`, light, "png", toSize(full)),
	};
}

/** The widths to which a picture can be scaled down; its own where it is smaller than all of them. */
function filterWidths(all: readonly number[], width: number): number[] {
	const fit = all.filter((each) => each <= width);
	return fit.length > 0 ? fit : [width];
}

function toSize(width: number) {
	return { width };
}
