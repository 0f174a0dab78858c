import { createHash } from "node:crypto";

/** Returns eight hex digits of a content's hash, for a file name that may be cached forever. */
export function hashContent(...parts: readonly (string | Buffer)[]): string {
	const hash = createHash("sha256");
	for (const part of parts) {
		hash.update(part);
	}
	return hash.digest("hex").slice(0, 8);
}
