import { copyFile, mkdir, rename, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { Content } from "../content/load.server.ts";
import { cardFont, type SocialCardFile, socialCards } from "./cards.server.ts";
import { drawCard } from "./drawCard.server.ts";
import { type TypeSetter, typeSetter } from "./glyphs.server.ts";

/**
 * Writes the social card of every page as a PNG file of 1200 by 630 pixels. A card drawn by an earlier
 * build is taken from the cache, for its name follows from everything it shows.
 * @param directory the folder of the site; the cards go to `assets/social` in it
 * @param cache the folder where cards are kept between builds
 */
export async function writeSocialCards(
	directory: string,
	content: Content,
	cache = ".cache/social",
): Promise<void> {
	const target = join(directory, "assets/social");
	await Promise.all([target, cache].map((folder) => mkdir(folder, { recursive: true })));
	const setter = await typeSetter(cardFont);
	const waiting = socialCards(content);
	async function work(): Promise<void> {
		for (let card = waiting.pop(); card; card = waiting.pop()) {
			const kept = join(cache, card.file);
			if (!(await exists(kept))) {
				await keep(kept, await picture(card, setter));
			}
			await copyFile(kept, join(target, card.file));
		}
	}
	await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** Sixteen colours hold the ground, the marks, the accent and the soft edges between them. */
function picture({ card }: SocialCardFile, setter: TypeSetter): Promise<Buffer> {
	return sharp(Buffer.from(drawCard(card, setter)))
		.png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 })
		.toBuffer();
}

async function exists(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	);
}

/** Writes a file whole or not at all, so that a build that was stopped leaves no half card behind. */
async function keep(path: string, bytes: Uint8Array): Promise<void> {
	const unfinished = `${path}.${process.pid}`;
	await writeFile(unfinished, bytes);
	await rename(unfinished, path);
}
