/** Returns whether `Accept-Encoding` takes an encoding. With `q=0` it refuses it (RFC 9110, 12.5.3). */
export function acceptsEncoding(acceptEncoding: string, encoding: string): boolean {
	return acceptEncoding
		.toLowerCase()
		.split(",")
		.filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
		.some((entry) => entry.split(";")[0]?.trim() === encoding);
}
