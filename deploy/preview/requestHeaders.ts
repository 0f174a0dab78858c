/**
 * Decodes the path of a request once.
 * @param path as it came, with its percent signs and without its query.
 * @returns `null` where it cannot be decoded or hides a slash in an escape: no path does that.
 */
export function decodePath(path: string): string | null {
	if (/%2f/i.test(path)) {
		return null;
	}
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}

/** Returns whether `Accept-Encoding` takes a coding. With `q=0` it refuses it (RFC 9110, 12.5.3). */
export function acceptsEncoding(acceptEncoding: string, coding: string): boolean {
	return acceptEncoding
		.toLowerCase()
		.split(",")
		.filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
		.some((entry) => entry.split(";")[0]?.trim() === coding);
}
