import { hash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { threadId } from "node:worker_threads";

/** Length in bytes of the SHA-256 that each entry begins with. */
const sealLength = 32;

/** What was used of a cache. */
export interface CacheUse {
	/** Keys asked for: what no part of a build asked for may be swept away. */
	keys: readonly string[];
	/** How many results were found. */
	found: number;
	/** How many had to be made. */
	made: number;
}

/** What several parts of a build used together. */
export function sumOfUses(uses: readonly CacheUse[]): CacheUse {
	return {
		keys: uses.flatMap(({ keys }) => keys),
		found: uses.reduce((sum, { found }) => sum + found, 0),
		made: uses.reduce((sum, { made }) => sum + made, 0),
	};
}

/**
 * Results kept from one build to the next, each under a hash of everything it follows from, so that
 * an entry is never out of date. An entry that was damaged is not found.
 */
export class BuildCache {
	#use = { keys: [] as string[], found: 0, made: 0 };
	/** Where entries are kept. */
	readonly folder: string;
	/** Folders that are known to be there. */
	readonly #folders = new Set<string>();

	/** @param folder where entries are kept; it need not exist. */
	constructor(folder: string) {
		this.folder = folder;
	}

	/**
	 * The result that follows from some inputs.
	 * @param inputs everything it follows from: its kind, the code that makes it, the data.
	 * @param make makes it where it is not kept.
	 */
	result(inputs: readonly (string | Uint8Array)[], make: () => Uint8Array): Uint8Array {
		const key = keyOf(inputs);
		return this.#read(key) ?? this.#write(key, make());
	}

	/** The same for a result that takes waiting. */
	async resultOf(
		inputs: readonly (string | Uint8Array)[],
		make: () => Promise<Uint8Array>,
	): Promise<Uint8Array> {
		const key = keyOf(inputs);
		return this.#read(key) ?? this.#write(key, await make());
	}

	/** The same for a text. */
	text(inputs: readonly (string | Uint8Array)[], make: () => string): string {
		return Buffer.from(this.result(inputs, () => Buffer.from(make()))).toString();
	}

	/** What was used since it was last asked. */
	takeUse(): CacheUse {
		const use = this.#use;
		this.#use = { keys: [], found: 0, made: 0 };
		return use;
	}

	#read(key: string): Uint8Array | undefined {
		this.#use.keys.push(key);
		try {
			const entry = readFileSync(this.#file(key));
			const bytes = entry.subarray(sealLength);
			if (seal(bytes).equals(entry.subarray(0, sealLength))) {
				this.#use.found++;
				return bytes;
			}
		} catch {
			// No entry, or none that can be read: it is made anew.
		}
		this.#use.made++;
	}

	/** Writes an entry whole or not at all: a build may be stopped, and another run beside it. */
	#write(key: string, bytes: Uint8Array): Uint8Array {
		const file = this.#file(key);
		const unfinished = `${file}.${process.pid}-${threadId}`;
		const folder = dirname(file);
		if (!this.#folders.has(folder)) {
			mkdirSync(folder, { recursive: true });
			this.#folders.add(folder);
		}
		writeFileSync(unfinished, Buffer.concat([seal(bytes), bytes]));
		renameSync(unfinished, file);
		return bytes;
	}

	#file(key: string): string {
		return join(this.folder, key.slice(0, 2), key.slice(2));
	}
}

/**
 * Removes every entry of a cache that was not used.
 * @param folder of the cache.
 * @param use all that was.
 */
export function sweepCache(folder: string, use: CacheUse): void {
	const used = new Set(use.keys);
	for (const start of readdirSync(folder)) {
		for (const rest of readdirSync(join(folder, start))) {
			if (!used.has(start + rest)) {
				rmSync(join(folder, start, rest), { force: true });
			}
		}
	}
}

/** One hash of several inputs: each is hashed first, so that none can run into the next. */
function keyOf(inputs: readonly (string | Uint8Array)[]): string {
	return hash("sha256", inputs.map((input) => hash("sha256", input)).join(" "));
}

function seal(bytes: Uint8Array): Buffer {
	return hash("sha256", bytes, "buffer");
}
