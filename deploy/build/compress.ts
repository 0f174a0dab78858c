import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "./files.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Formats that gain from compression; pictures and fonts are compressed already. */
const compressible = /\.(?:html|css|js|json|svg|txt|xml|md|ics|webmanifest|wasm|pagefind)$/;

/**
 * Writes `.br` and `.gz` beside every file that gains from it, so that no host compresses anew.
 * @param root the folder of the site.
 */
export async function compressFiles(root: string): Promise<void> {
	const files = (await filesBelow(root)).filter((file) => compressible.test(file));
	await Promise.all(
		files.map(async (file) => {
			const bytes = await readFile(join(root, file));
			const [br, gz] = await Promise.all([
				brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
				zip(bytes, { level: 9 }),
			]);
			await Promise.all([
				br.length < bytes.length && writeFile(join(root, `${file}.br`), br),
				gz.length < bytes.length && writeFile(join(root, `${file}.gz`), gz),
			]);
		}),
	);
}
