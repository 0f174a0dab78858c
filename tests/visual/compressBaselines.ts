/**
 * Compresses the pictures that the visual tests compare with as far as PNG goes, without a loss:
 * `npm run visual:update` does so after it has taken them.
 */
import { globSync, writeFileSync } from "node:fs";
import sharp from "sharp";

for (const file of globSync("tests/visual/baselines/**/*.png")) {
	const smaller = await sharp(file).png({ compressionLevel: 9, effort: 10 }).toBuffer();
	writeFileSync(file, smaller);
}
