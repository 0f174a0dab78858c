import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../deploy/buildFolder.ts";
import { forEach } from "./files.ts";

/** Formats that gain from compression; pictures, fonts and the search index are compressed already. */
const compressible = /\.(?:html|css|js|json|svg|txt|xml|md|ics|webmanifest)$/;

/** Writes `.br` and `.gz` beside each file that gains from it, so that no host compresses anew. */
export async function compressFiles(root: string): Promise<void> {
	const files = filesBelow(root).filter((file) => compressible.test(file));
	await forEach(files, async (file) => {
		const path = join(root, file);
		const bytes = await readFile(path);
		const copies = {
			br: await smallestBrotli(bytes, file.endsWith(".html") ? [0, 15] : [0]),
			gz: await promisify(gzip)(bytes, { level: 9 }),
		};
		for (const [ending, copy] of Object.entries(copies)) {
			if (copy.length < bytes.length) {
				await writeFile(`${path}.${ending}`, copy);
			}
		}
	});
}

/**
 * The shortest of several encodings. Which one that is hangs on chance, and takes up to 40 bytes off a
 * document's first flight.
 * @param directDistances values of Brotli's `NDIRECT` to try.
 */
async function smallestBrotli(bytes: Buffer, directDistances: readonly number[]): Promise<Buffer> {
	const copies = await Promise.all(
		directDistances.map((count) =>
			promisify(brotliCompress)(bytes, {
				params: {
					[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
					[constants.BROTLI_PARAM_NDIRECT]: count,
				},
			}),
		),
	);
	return copies.reduce((best, copy) => (copy.length < best.length ? copy : best));
}
