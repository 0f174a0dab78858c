import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./buildFolder.ts";

/** Formats that gain from compression; pictures, fonts and the search index are compressed already. */
const compressible = /\.(?:html|css|js|json|svg|txt|xml|md|ics|webmanifest)$/;

/** Writes `.br` and `.gz` beside each file that gains from it, so that no host compresses anew. */
export async function compressFiles(root: string): Promise<void> {
	const files = filesBelow(root).filter((file) => compressible.test(file));
	const compress = async (file: string) => {
		const path = join(root, file);
		const bytes = await readFile(path);
		const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
		const copies = {
			br: await promisify(brotliCompress)(bytes, { params }),
			gz: await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
		};
		for (const [ending, copy] of Object.entries(copies)) {
			if (copy.length < bytes.length) {
				await writeFile(`${path}.${ending}`, copy);
			}
		}
	};
	await Readable.from(files).forEach(compress, { concurrency: 2 * availableParallelism() });
}
