/** Returns whether `Accept-Encoding` takes a coding. With `q=0` it refuses it (RFC 9110, 12.5.3). */
export function acceptsEncoding(acceptEncoding: string, coding: string): boolean {
	return acceptEncoding
		.toLowerCase()
		.split(",")
		.filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
		.some((entry) => entry.split(";")[0]?.trim() === coding);
}
