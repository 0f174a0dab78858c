import { readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../machine/files.ts";

/** Formats that gain from compression; pictures and fonts are compressed already. */
const compressible = /\.(?:html|css|js|json|svg|txt|xml|md|ics|webmanifest)$/;

/** Files off the critical path, and articles, of which there may be a thousand: a lower quality takes half the time for 2.5 % more bytes. */
const fasterCompression = /\.(?:xml|md)$|^feed\.json$|^blog\//;

/**
 * Writes `.br` and `.gz` beside each file that gains from it, so that hosts need not compress.
 * @param files their paths from the folder: all files by default.
 */
export async function compressFiles(root: string, files = listFiles(root)): Promise<void> {
	const compress = async (file: string) => {
		const path = join(root, file);
		const bytes = await readFile(path);
		const quality = fasterCompression.test(file) ? 10 : constants.BROTLI_MAX_QUALITY;
		const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
		const compressedFiles = {
			".br": await promisify(brotliCompress)(bytes, { params }),
			".gz": await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
		};
		for (const [suffix, copy] of Object.entries(compressedFiles)) {
			if (copy.length < bytes.length) {
				await writeFile(path + suffix, copy);
			}
		}
	};
	const compressibleFiles = files.filter((file) => compressible.test(file));
	// Two for each core: while one is compressed, another is read or written.
	await Readable.from(compressibleFiles).forEach(compress, {
		concurrency: 2 * availableParallelism(),
	});
}
