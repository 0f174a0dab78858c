import sharp from "sharp";
import { expect, test } from "vitest";
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
