import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { BuildCache } from "./cache.ts";
import { type Effort, qualities } from "./effort.ts";
import { filesBelow } from "./files.ts";

/** Formats that gain from compression; pictures and fonts are compressed already. */
const compressible = /\.(?:html|css|js|json|svg|txt|xml|md|ics|webmanifest|wasm)$/;

/** Up to this many bytes, "quick" makes a copy sooner than one that was kept is found. */
const quicklyMade = 8000;

/** What compresses, so that no kept result outlives a change of it. */
const engine = JSON.stringify([1, process.versions.brotli, process.versions.zlib]);

/**
 * Writes `.br` and `.gz` beside a file that gains from it, so that no host compresses anew.
 * @param root the folder of the site.
 * @param file its path from there.
 * @param bytes what it holds.
 * @param cache where copies that take long to make are kept between builds.
 */
export function writeCompressed(
	root: string,
	file: string,
	bytes: Uint8Array,
	effort: Effort = "best",
	cache?: BuildCache,
): void {
	if (!compressible.test(file)) {
		return;
	}
	const quality = qualities[effort];
	const both = () => joined(brotli(bytes, quality), gzipSync(bytes, { level: 9 }));
	const isKept = effort !== "quick" || bytes.length > quicklyMade;
	const [br, gz] = parted(
		cache && isKept ? cache.result(["compressed", engine, `${quality}`, bytes], both) : both(),
	);
	if (br.length < bytes.length) {
		writeFileSync(join(root, `${file}.br`), br);
	}
	if (gz.length < bytes.length) {
		writeFileSync(join(root, `${file}.gz`), gz);
	}
}

/** Writes the copies of every file below a folder. @param root the folder of the site. */
export async function compressFiles(root: string): Promise<void> {
	for (const file of await uncompressedFiles(root)) {
		writeCompressed(root, file, readFileSync(join(root, file)));
	}
}

/** Files below a folder that may gain from compression and have no copies yet. */
export async function uncompressedFiles(root: string): Promise<string[]> {
	const files = await filesBelow(root);
	const present = new Set(files);
	return files.filter((file) => compressible.test(file) && !present.has(`${file}.gz`));
}

function brotli(bytes: Uint8Array, quality: number): Buffer {
	return brotliCompressSync(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
		},
	});
}

/** Both copies as one entry of the cache: the length of the first, the first, the second. */
function joined(br: Buffer, gz: Buffer): Buffer {
	const length = Buffer.alloc(4);
	length.writeUInt32LE(br.length);
	return Buffer.concat([length, br, gz]);
}

function parted(entry: Uint8Array): [br: Uint8Array, gz: Uint8Array] {
	const length = new DataView(entry.buffer, entry.byteOffset).getUint32(0, true);
	return [entry.subarray(4, 4 + length), entry.subarray(4 + length)];
}
