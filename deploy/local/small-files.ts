import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Variant } from "./site-files.ts";

/** A larger file is streamed from disk: pictures, long scripts. In bytes. */
const largestFile = 65_536;

/** All files kept together, in bytes. What comes later is streamed, so memory stays bounded. */
const largestTotal = 33_554_432;

/**
 * Keeps the bytes of small files once they were asked for. A document takes one write from memory
 * and three visits to the disk from a stream; measured, that more than pays for the headers that
 * sirv alone does not send.
 * @param root the built folder.
 * @returns a function that gives a file's bytes, or `undefined` where it is to be streamed. It
 * throws when the file is gone or has another size than when the server started.
 */
export function keepSmallFiles(root: string): (variant: Variant) => Buffer | undefined {
	const kept = new Map<Variant, Buffer>();
	let total = 0;
	return (variant) => {
		const known = kept.get(variant);
		if (known !== undefined || variant.size > largestFile || total + variant.size > largestTotal) {
			return known;
		}
		const body = readFileSync(join(root, variant.file));
		if (body.length !== variant.size) {
			throw new Error(`${variant.file} changed since the server started: start it again.`);
		}
		kept.set(variant, body);
		total += body.length;
		return body;
	};
}
