import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { ImageSources } from "../../content-model/index.ts";
import { encodeImage } from "./encodeImage.server.ts";
import { readImages } from "./images.server.ts";

/** A screenshot, cropped to its right half and, on phones, to the upper quarter of that. */
const screenshot = {
	id: "home-base",
	tabletCrop: { left: 50, top: 0, width: 50, height: 100 },
	phoneCrop: { left: 75, top: 0, width: 25, height: 50 },
};

/** Content that asks for one screenshot. */
const content = createContent({ screenshots: [screenshot] });

/** Creates content with the given screenshots and people. */
function createContent({ screenshots = [] as object[], team = [] as object[] }) {
	return {
		articles: [],
		unpublished: [],
		pages: { platform: { screenshots: { items: screenshots } } },
		team,
	} as unknown as ImageSources;
}

/** Creates a project with the given originals: colour and size by file name, or the bytes of a file. */
async function createProject(
	originals: Record<string, { colour: string; size: number[] } | Buffer>,
	folder = "content/product",
) {
	const root = mkdtempSync(join(tmpdir(), "images-"));
	await mkdir(join(root, folder), { recursive: true });
	for (const [name, original] of Object.entries(originals)) {
		writeFileSync(
			join(root, folder, name),
			Buffer.isBuffer(original) ? original : await createPng(original.colour, original.size),
		);
	}
	return root;
}

/** Creates a project with one person, whose portrait is the given file. */
async function createProjectWith(portrait: string, original: string | Buffer) {
	const root = await createProject({ [portrait]: Buffer.from(original) }, "content/team");
	return {
		root,
		content: createContent({ team: [{ slug: "jo-hall", name: "Jo Hall", portrait }] }),
	};
}

/** Reads the images of a content without issues. */
async function readValidImages(root: string, content: ReturnType<typeof createContent>) {
	const { images, issues } = await readImages(root, content);
	expect(issues).toEqual([]);
	return images;
}

/** Finds the issues of the images that a content names. */
async function findIssues(root: string, content: ReturnType<typeof createContent>) {
	const { issues } = await readImages(root, content);
	return issues;
}

function createPng(background: string, [width = 0, height = 0]: number[]): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer();
}

test("a screenshot is offered as a part for phones, a part for tablets and whole, with their sizes", async () => {
	const root = await createProject({ "home-base.png": { colour: "green", size: [3200, 2000] } });
	const picture = (await readValidImages(root, content)).screenshots.get("home-base");
	expect(picture).toMatchObject({ width: 1600, height: 2000 });
	const phones = "(width < 42rem)";
	const wide = "(min-width: 75rem)";
	expect(picture?.sources).toMatchObject([
		{ type: "image/avif", media: phones, width: 800, height: 1000 },
		{ type: "image/webp", media: phones, width: 800, height: 1000 },
		{ type: "image/avif", media: wide, width: 3200, height: 2000 },
		{ type: "image/webp", media: wide, width: 3200, height: 2000 },
		{ type: "image/avif", media: undefined, width: 1600, height: 2000 },
		{ type: "image/webp", media: undefined, width: 1600, height: 2000 },
	]);
	const widths = picture?.sources.map(({ srcSet }) => srcSet.match(/\d+w/g));
	const [whole, part] = [
		["1312w", "2624w"],
		["960w", "1600w"],
	];
	expect(widths).toEqual([["800w"], ["800w"], whole, whole, part, part]);
	expect(picture?.whole).toMatch(/home-base-whole-2624-[0-9a-f]{8}\.png$/);
});

test("a part is cut out of the screenshot, and named by it", async () => {
	// The half outside the crop catches the eye: a crop by attention would keep it.
	const halves = sharp(await createPng("red", [960, 600])).composite([
		{ input: await createPng("#101038", [480, 600]), gravity: "east" },
	]);
	const root = await createProject({ "home-base.png": await halves.png().toBuffer() });
	const images = await readValidImages(root, content);
	const cropped = [...images.files].filter(([, { crop }]) => crop && crop.left > 0);
	expect(cropped.length).toBeGreaterThan(0);
	for (const [path, file] of cropped) {
		const { dominant } = await sharp(await encodeImage(root, path, file)).stats();
		expect(dominant.b, path).toBeGreaterThan(dominant.r);
	}
	const moved = { ...screenshot, tabletCrop: { ...screenshot.tabletCrop, left: 40 } };
	const before = images.screenshots.get("home-base")?.fallback;
	const after = (
		await readValidImages(root, createContent({ screenshots: [moved] }))
	).screenshots.get("home-base");
	expect(after?.fallback).not.toBe(before);
});

test("a part that ends with the screenshot ends within it, whatever its size", async () => {
	const root = await createProject({ "home-base.png": { colour: "green", size: [1500, 1000] } });
	const tabletCrop = { left: 12.3, top: 0, width: 87.7, height: 100 };
	const { files } = await readValidImages(
		root,
		createContent({ screenshots: [{ ...screenshot, tabletCrop }] }),
	);
	const edges = [...files.values()].flatMap(({ crop }) => (crop ? crop.left + crop.width : []));
	expect(Math.max(...edges)).toBe(1500);
});

test("a screenshot is never enlarged", async () => {
	const root = await createProject({ "home-base.png": { colour: "green", size: [1200, 750] } });
	const sources =
		(await readValidImages(root, content)).screenshots.get("home-base")?.sources ?? [];
	expect(sources.map(({ srcSet }) => srcSet.match(/\d+w/g))).toEqual([
		["300w"],
		["300w"],
		["1200w"],
		["1200w"],
		["600w"],
		["600w"],
	]);
});

test("a dark screenshot comes first, for the dark scheme only", async () => {
	const root = await createProject({
		"home-base.png": { colour: "white", size: [1600, 1000] },
		"home-base-dark.png": { colour: "black", size: [1600, 1000] },
	});
	const sources =
		(await readValidImages(root, content)).screenshots.get("home-base")?.sources ?? [];
	const dark = "(prefers-color-scheme: dark)";
	const phones = "(width < 42rem)";
	expect(sources.filter(({ type }) => type === "image/avif").map(({ media }) => media)).toEqual([
		`${phones} and ${dark}`,
		phones,
		`(min-width: 75rem) and ${dark}`,
		"(min-width: 75rem)",
		dark,
		undefined,
	]);
	expect(sources[0]?.srcSet).toContain("home-base-dark-");
});

test("file names follow the bytes of the screenshot", async () => {
	const listNames = async (colour: string) => {
		const root = await createProject({ "home-base.png": { colour, size: [1600, 1000] } });
		return [...(await readValidImages(root, content)).files.keys()];
	};
	expect(await listNames("green")).toEqual(await listNames("green"));
	expect(await listNames("green")).not.toEqual(await listNames("red"));
});

test.each([
	["no file", {}, "no file"],
	[
		"another kind of file",
		{ "home-base.png": Buffer.from("GIF89a, say") },
		"a file that is not an image",
	],
	[
		"a narrow screenshot",
		{ "home-base.png": { colour: "green", size: [800, 500] } },
		"an image 800 x 500 pixels",
	],
	[
		"a dark screenshot of another shape",
		{
			"home-base.png": { colour: "green", size: [1600, 1000] },
			"home-base-dark.png": { colour: "green", size: [1600, 1200] },
		},
		"1600 x 1200 pixels",
	],
])("%s is refused, with the remedy", async (_name, screenshots, found) => {
	const root = await createProject(screenshots);
	expect(await findIssues(root, content)).toMatchObject([{ received: found }]);
});

test("every file is written in its format and width, and a second build encodes nothing", async () => {
	const root = await createProject({ "home-base.png": { colour: "green", size: [960, 600] } });
	const images = await readValidImages(root, content);
	for (const [path, file] of images.files) {
		const { size, format } = file;
		const made = await sharp(await encodeImage(root, path, file)).metadata();
		expect(made.width).toBe(size?.width);
		// Otherwise a cached picture of another size could be served.
		expect(path).toContain(`-${size?.width}-`);
		expect(made.format).toBe(format === "avif" ? "heif" : format);
	}
	const [[path, file] = expect.fail()] = images.files;
	const cached = join(root, ".cache/pictures", basename(path));
	const before = statSync(cached).mtimeMs;
	writeFileSync(join(root, file.source), "no image any more");
	expect(await encodeImage(root, path, file)).toBe(cached);
	expect(statSync(cached).mtimeMs).toBe(before);
});

test("a picture has the same bytes whatever number of threads its encoder would have by itself", async () => {
	const source = "content/product/home-base.png";
	const file = { source, format: "avif", size: { width: 960 } } as const;
	const originals = { "home-base.png": readFileSync(source) };
	const [root, otherRoot] = [await createProject(originals), await createProject(originals)];
	const module = import.meta.resolve("./encodeImage.server.ts");
	const values = JSON.stringify([module, otherRoot, "/whole.avif", file]);
	const code = `const [module, ...image] = ${values}; await (await import(module)).encodeImage(...image);`;
	// By this variable, which a build sets, the library counts the processors of the machine.
	const env = { ...process.env, MALLOC_ARENA_MAX: "2" };
	execFileSync(process.execPath, ["--input-type=module", "--eval", code], { env });
	const encoded = readFileSync(await encodeImage(root, "/whole.avif", file));
	expect(encoded.equals(readFileSync(join(otherRoot, ".cache/pictures/whole.avif")))).toBe(true);
});

test("a photograph is turned, cropped to the shape of portraits and stripped of what the camera wrote", async () => {
	const photo = await sharp(await createPng("red", [1400, 1000]))
		.composite([{ input: await createPng("blue", [700, 1000]), gravity: "east" }])
		.withExif({ IFD0: { Artist: "Somebody" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const { root, content } = await createProjectWith("jo.jpg", photo);
	const images = await readValidImages(root, content);
	const portrait = [...images.portraits.values()][0];
	expect(portrait).toMatchObject({ kind: "photo", theme: "wattle" });
	const srcSet = portrait?.kind === "photo" ? portrait.sources[0]?.srcSet : "";
	expect(srcSet?.match(/\d+w/g)).toEqual(["240w", "480w", "960w"]);
	for (const [path, file] of images.files) {
		const encoded = await encodeImage(root, path, file);
		const made = await sharp(encoded).metadata();
		expect(made).toMatchObject({ ...file.size });
		// In a size of another shape somebody's face would be another one.
		expect(Number(made.width) / Number(made.height), path).toBeCloseTo(480 / 580, 2);
		expect([made.exif, made.orientation]).toEqual([undefined, undefined]);
		const { dominant } = await sharp(encoded)
			.extract({ left: 0, top: 0, width: 200, height: 50 })
			.stats();
		expect(dominant.r, "left before, above now").toBeGreaterThan(dominant.b);
	}
});

test("a drawing is served as it is", async () => {
	const svg =
		'<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>\n';
	const { root, content } = await createProjectWith("jo.svg", svg);
	const images = await readValidImages(root, content);
	const portrait = [...images.portraits.values()][0];
	expect(portrait).toMatchObject({
		kind: "drawing",
		svg: expect.stringMatching(/^<svg width="\d+" xmlns="[^"]+"><path d="M0 0h9"\/><\/svg>\n$/),
	});
	const src = portrait?.kind === "drawing" ? portrait.src : "";
	expect(src).toMatch(/^\/assets\/portraits\/jo-hall-[0-9a-f]{8}\.svg$/);
	const file = images.files.get(src) ?? expect.fail();
	expect(readFileSync(await encodeImage(root, src, file), "utf8")).toBe(svg);
});

test("a person without a portrait has initials, and neighbours have different themes", async () => {
	const names = [
		"Jo Hall",
		"Ana de la Cruz",
		"Björk",
		"Émile Roy",
		"Li Wei",
		"Sam Lee",
		"Pat Dunn",
	];
	const team = names.map((name, index) => ({ slug: `person-${index}`, name }));
	const images = await readValidImages("", createContent({ team }));
	const portraits = [...images.portraits.values()];
	expect(portraits.map((image) => image.kind === "initials" && image.initials)).toEqual([
		"JH",
		"AC",
		"B",
		"ÉR",
		"LW",
		"SL",
		"PD",
	]);
	portraits.forEach(({ theme }, index) => {
		expect(theme).not.toBe(portraits[index - 1]?.theme);
		expect(theme).not.toBe(portraits[index - 3]?.theme);
	});
});

const shape = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">';

test.each([
	["a script", `${shape}<script>alert(1)</script></svg>`, "<script>"],
	["an event handler", `${shape}<path onclick="go()"/></svg>`, 'onclick="go()" of <path>'],
	["HTML", `${shape}<foreignObject/></svg>`, "<foreignObject>"],
	["a style for the whole page", `${shape}<style>p{}</style></svg>`, "<style>"],
	[
		"a link",
		`${shape}<a xlink:href="javascript:go()"/></svg>`,
		'xlink:href="javascript:go()" of <a>',
	],
	["a URL", `${shape}<use href="https://a.example/"/></svg>`, 'href="https://a.example/" of <use>'],
	["no drawing", "<html/>", "no <svg> element"],
	["no XML", `${shape}<path></svg>`, "invalid XML"],
])("an SVG with %s is refused, with the remedy", async (_name, svg, received) => {
	const { root, content } = await createProjectWith("jo.svg", svg);
	const issue = { file: "content/team/jo.svg", field: "the whole file", received };
	expect(await findIssues(root, content)).toMatchObject([issue]);
});

test("a portrait that is not there is refused", async () => {
	const content = createContent({
		team: [{ slug: "jo-hall", name: "Jo Hall", portrait: "jo.jpg" }],
	});
	const issue = { file: "content/team/jo-hall.yaml", field: "portrait" };
	expect(await findIssues("", content)).toMatchObject([issue]);
});

test.each([
	["a photograph that is none", Buffer.from("GIF89a, say"), "a file that is not an image"],
	["a small photograph", createPng("green", [300, 400]), "an image 300 x 400 pixels"],
])("%s is refused", async (_name, original, received) => {
	const { root, content } = await createProjectWith("jo.png", await original);
	const issue = { file: "content/team/jo.png", field: "the whole file", received };
	expect(await findIssues(root, content)).toMatchObject([issue]);
});
