import { createHash } from "node:crypto";

/** Eight digits that stand for a content in a file's name: hosts may keep such a file for ever. */
export function hashContent(...parts: readonly (string | Buffer)[]): string {
	const hash = createHash("sha256");
	for (const part of parts) {
		hash.update(part);
	}
	return hash.digest("hex").slice(0, 8);
}
