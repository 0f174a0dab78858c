import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { encodePicture, writePictures } from "../../../app/content/encodePicture.server.ts";
import type { Content } from "../../../app/content/load.server.ts";
import { readPictures } from "../../../app/content/pictures.server.ts";

/** Content that asks for one picture. */
const content = {
	pages: { platform: { screenshots: { items: [{ id: "home-base" }] } } },
} as unknown as Pick<Content, "pages">;

/** A project with the given captures: colour and size by file name, or the bytes of a file. */
async function project(captures: Record<string, { colour: string; size: number[] } | Buffer>) {
	const root = mkdtempSync(join(tmpdir(), "pictures-"));
	await mkdir(join(root, "content/product"), { recursive: true });
	for (const [name, capture] of Object.entries(captures)) {
		writeFileSync(
			join(root, "content/product", name),
			Buffer.isBuffer(capture) ? capture : await png(capture.colour, capture.size),
		);
	}
	return root;
}

function png(background: string, [width = 0, height = 0]: number[]): Promise<Buffer> {
	return sharp({ create: { width, height, channels: 3, background } })
		.png()
		.toBuffer();
}

test("a capture is offered in four widths and two formats, with its own size", async () => {
	const root = await project({ "home-base.png": { colour: "green", size: [1600, 1000] } });
	const picture = readPictures(root, content).pictures.get("home-base");
	expect(picture).toMatchObject({ width: 1600, height: 1000 });
	expect(picture?.sources.map(({ type, media }) => [type, media])).toEqual([
		["image/avif", undefined],
		["image/webp", undefined],
	]);
	expect(picture?.sources[0]?.srcSet.match(/\d+w/g)).toEqual(["480w", "640w", "960w", "1600w"]);
	expect(picture?.full.sources[0]?.srcSet).toMatch(/-1600-[0-9a-f]{8}\.avif 1600w$/);
});

test("a capture is never enlarged, and a larger one is scaled down", async () => {
	const small = await project({ "home-base.png": { colour: "green", size: [1200, 750] } });
	const [source] = readPictures(small, content).pictures.get("home-base")?.sources ?? [];
	expect(source?.srcSet.match(/\d+w/g)).toEqual(["480w", "640w", "960w", "1200w"]);
	const large = await project({ "home-base.png": { colour: "green", size: [3200, 2000] } });
	expect(readPictures(large, content).pictures.get("home-base")).toMatchObject({
		width: 1600,
		height: 1000,
	});
});

test("a dark capture comes first, for the dark scheme only", async () => {
	const root = await project({
		"home-base.png": { colour: "white", size: [1600, 1000] },
		"home-base-dark.png": { colour: "black", size: [1600, 1000] },
	});
	const sources = readPictures(root, content).pictures.get("home-base")?.sources ?? [];
	expect(sources.map(({ media }) => media)).toEqual([
		"(prefers-color-scheme: dark)",
		"(prefers-color-scheme: dark)",
		undefined,
		undefined,
	]);
	expect(sources[0]?.srcSet).toContain("home-base-dark-");
});

test("file names follow the bytes of the capture", async () => {
	const names = async (colour: string) => {
		const root = await project({ "home-base.png": { colour, size: [1600, 1000] } });
		return [...readPictures(root, content).files.keys()];
	};
	expect(await names("green")).toEqual(await names("green"));
	expect(await names("green")).not.toEqual(await names("red"));
});

test.each([
	["no file", {}, "no file"],
	["another kind of file", { "home-base.png": Buffer.from("GIF89a, say") }, "another kind of file"],
	[
		"a narrow capture",
		{ "home-base.png": { colour: "green", size: [800, 500] } },
		"a picture 800 pixels wide",
	],
	[
		"a dark capture of another shape",
		{
			"home-base.png": { colour: "green", size: [1600, 1000] },
			"home-base-dark.png": { colour: "green", size: [1600, 1200] },
		},
		"1600 x 1200 pixels",
	],
])("%s is refused, with the remedy", async (_name, captures, found) => {
	const root = await project(captures);
	expect(() => readPictures(root, content)).toThrow(
		expect.objectContaining({ issues: [expect.objectContaining({ received: found })] }),
	);
});

test("every file is written in its format and width, and a second build encodes nothing", async () => {
	const root = await project({ "home-base.png": { colour: "green", size: [960, 600] } });
	const pictures = readPictures(root, content);
	await writePictures(root, join(root, "site"), pictures);
	const folder = join(root, "site/assets/pictures");
	expect(readdirSync(folder).sort()).toEqual([...pictures.files.keys()].sort());
	for (const [name, { width, format }] of pictures.files) {
		const found = await sharp(readFileSync(join(folder, name))).metadata();
		expect(found.width).toBe(width);
		expect(found.format).toBe(format === "avif" ? "heif" : format);
	}
	const [[name, file] = expect.fail()] = pictures.files;
	const cached = join(root, ".cache/pictures", name);
	const before = statSync(cached).mtimeMs;
	writeFileSync(file.source, "no picture any more");
	expect(await encodePicture(root, name, file)).toBe(cached);
	expect(statSync(cached).mtimeMs).toBe(before);
});
