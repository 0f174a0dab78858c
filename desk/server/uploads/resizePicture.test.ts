import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { largePictureBytes } from "../../shared/limits.ts";
import { resizePicture } from "./resizePicture.ts";

test("a telephone’s photograph stands upright once it is made smaller", async () => {
	// A telephone that is held upright stores its picture lying, with a note of how to turn it.
	const bytes = await sharp({
		create: { width: 4000, height: 3000, channels: 3, background: "#357" },
	})
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const resized = await resizePicture({ bytes, fileName: "IMG_2041.JPG" });
	const { width, height, orientation = 1 } = await sharp(resized.bytes).metadata();
	expect({ width, height, orientation }).toEqual({ width: 2400, height: 3200, orientation: 1 });
});

test("a small photograph stands upright too, without the place where it was taken", async () => {
	const bytes = await sharp({
		create: { width: 400, height: 300, channels: 3, background: "#357" },
	})
		.withExif({ IFD3: { GPSLatitudeRef: "S", GPSLatitude: "37/1 48/1 50/1" } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const resized = await resizePicture({ bytes, fileName: "IMG_2042.JPG" });
	const { width, height, exif } = await sharp(resized.bytes).metadata();
	expect({ width, height, exif }).toEqual({ width: 300, height: 400, exif: undefined });
	expect(resized).toMatchObject({ extension: ".jpg", notes: [] });
});

/** Creates a picture without a colour, transparent but for a bar. */
function createTransparent() {
	const bar = { create: { width: 20, height: 300, channels: 3, background: "#357" } } as const;
	return sharp({
		create: { width: 400, height: 300, channels: 4, background: "#0000" },
	}).composite([{ input: bar, left: 0, top: 0 }]);
}

test.each([
	["GIF", createTransparent().gif()],
	["AVIF", createTransparent().avif()],
])("a transparent %s stays transparent", async (_format, picture) => {
	const resized = await resizePicture({ bytes: await picture.toBuffer(), fileName: "logo" });
	expect(resized).toMatchObject({ extension: ".webp", notes: [] });
	expect((await sharp(resized.bytes).stats()).isOpaque).toBe(false);
});

test("a transparent picture that takes the place of a JPEG is white there, and its owner is told", async () => {
	const bytes = await createTransparent().png().toBuffer();
	const resized = await resizePicture({ bytes, fileName: "logo.png", replaces: "home.jpg" });
	expect(resized.notes).toEqual(["Where it was transparent it is white."]);
	const { dominant } = await sharp(resized.bytes).stats();
	expect(Math.min(...Object.values(dominant))).toBeGreaterThan(240);
});

/** Creates a picture that no compression without loss makes much smaller. */
function createNoise() {
	const raw = { width: 1600, height: 1400, channels: 3 } as const;
	return sharp(randomBytes(raw.width * raw.height * raw.channels), { raw }).png();
}

test.each([
	["a photograph", createNoise(), ".jpg"],
	["a transparent photograph", createNoise().ensureAlpha(0.5), ".webp"],
])("%s as PNG that stays large is compressed with loss", async (_name, picture, extension) => {
	const bytes = await picture.toBuffer();
	const resized = await resizePicture({ bytes, fileName: "portrait.png" });
	expect(resized.extension).toBe(extension);
	expect(resized.bytes.length).toBeLessThan(bytes.length / 2);
	expect(await sharp(resized.bytes).metadata()).toMatchObject({ width: 1600, height: 1400 });
	// One that takes the place of a PNG keeps its name.
	const replacement = { bytes, fileName: "portrait.png", replaces: "home.png" };
	expect((await resizePicture(replacement)).extension).toBe(".png");
});

test("a picture is no larger than pages need those of its kind", async () => {
	const bytes = await sharp({
		create: { width: 3000, height: 1500, channels: 3, background: "#357" },
	})
		.jpeg()
		.toBuffer();
	const resized = await resizePicture({ bytes, fileName: "portrait.jpg", maxPixels: 2000 });
	expect(await sharp(resized.bytes).metadata()).toMatchObject({ width: 2000, height: 1000 });
});

test("a picture that would become larger is kept as it is", async () => {
	// Noise that has been compressed harder than the desk does.
	const raw = { width: 3000, height: 2500, channels: 3 } as const;
	const noise = sharp(randomBytes(raw.width * raw.height * raw.channels), { raw });
	const bytes = await noise.jpeg({ quality: 75 }).toBuffer();
	expect(bytes.length).toBeGreaterThan(largePictureBytes);
	const resized = await resizePicture({ bytes, fileName: "map.jpg" });
	expect(resized).toMatchObject({ extension: ".jpg", notes: [] });
	expect(resized.bytes).toBe(bytes);
});

/** Creates a picture of two frames. */
async function createAnimation() {
	const frames = ["#357", "#fa3"].map((background) =>
		sharp({ create: { width: 40, height: 30, channels: 3, background } })
			.png()
			.toBuffer(),
	);
	return sharp(await Promise.all(frames), { join: { animated: true } });
}

/** Creates a PNG with the chunk that announces further frames. */
async function createAnimatedPng() {
	const picture = { width: 40, height: 30, channels: 3, background: "#357" } as const;
	const bytes = await sharp({ create: picture }).png().toBuffer();
	const chunk = Buffer.from("\0\0\0\bacTL\0\0\0\x02\0\0\0\0", "latin1");
	const checksum = Buffer.alloc(4);
	checksum.writeUInt32BE(crc32(chunk.subarray(4)));
	// After the signature and the chunk of its size.
	const parts = [bytes.subarray(0, 33), chunk, checksum, bytes.subarray(33)];
	return { bytes: Buffer.concat(parts), fileName: "tour.png" };
}

test("an animation is kept as it is, and refused where only its first frame would be left", async () => {
	const animation = await createAnimation();
	const bytes = await animation.clone().webp().toBuffer();
	const resized = await resizePicture({ bytes, fileName: "tour.webp" });
	expect(resized.bytes).toBe(bytes);
	const noted = await animation
		.clone()
		.withExif({ IFD0: { Copyright: "Ada" } })
		.webp()
		.toBuffer();
	for (const picture of [
		{ bytes: noted, fileName: "tour.webp" },
		{ bytes: await animation.gif().toBuffer(), fileName: "tour.gif" },
		{ ...(await createAnimatedPng()), crop: { left: 0, top: 0, width: 50, height: 50 } },
	]) {
		await expect(resizePicture(picture)).rejects.toThrow(`${picture.fileName} is animated`);
	}
});
