import type { IncomingHttpHeaders } from "node:http";

/**
 * Picks the first variant that the client takes.
 * @param variants in the server's order of preference, the original (`coding: null`) last.
 * @param acceptEncoding the request's header. A coding with `q=0` is refused (RFC 9110, 12.5.3).
 * @returns the original where nothing else fits, even if the client refuses it: better than none.
 */
export function chooseVariant<V extends { readonly coding: string | null }>(
	variants: readonly V[],
	acceptEncoding: string | undefined,
): V {
	const accepted = acceptedCodings(acceptEncoding ?? "");
	const chosen = variants.find(
		({ coding }) => coding === null || (accepted.get(coding) ?? accepted.get("*") ?? false),
	);
	if (chosen === undefined) {
		throw new RangeError("A resource needs its original among its variants.");
	}
	return chosen;
}

/**
 * Whether the client's copy is still good, so that 304 is the answer (RFC 9110, 13.2.2).
 * @param headers of the request.
 * @param etag of the chosen variant.
 * @param modified when the resource was last written, in milliseconds, whole seconds.
 */
export function isUnchanged(headers: IncomingHttpHeaders, etag: string, modified: number): boolean {
	const candidates = headers["if-none-match"];
	if (candidates !== undefined) {
		return (
			candidates.trim() === "*" ||
			Array.from(candidates.matchAll(/"[^"]*"/g), ([tag]) => tag).includes(opaque(etag))
		);
	}
	const since = Date.parse(headers["if-modified-since"] ?? "");
	return since >= modified;
}

/** A tag without the mark of weakness: `If-None-Match` compares weakly. */
function opaque(etag: string): string {
	return etag.replace(/^W\//, "");
}

function acceptedCodings(header: string): Map<string, boolean> {
	return new Map(
		header.split(",").map((entry) => {
			const [coding = "", ...parameters] = entry
				.split(";")
				.map((part) => part.trim().toLowerCase());
			const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
			return [coding, !refused];
		}),
	);
}
