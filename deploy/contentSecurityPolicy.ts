import type { Documents } from "./manifest.ts";

/**
 * Formats the value of the `Content-Security-Policy` header: allows only what the documents contain.
 * @param documents contents that the build found in them; empty if there are none.
 * @param frames origins that they frame: the contact form's.
 */
export function formatContentSecurityPolicy(
	{ styleHashes = [], scriptHashes = [], hasForm, loadsScripts }: Partial<Documents> = {},
	frames: readonly string[] = [],
): string {
	const addQuotes = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
	const directives: Readonly<Record<string, readonly string[]>> = {
		"default-src": ["'none'"],
		"script-src": [...(loadsScripts ? ["'self'"] : []), ...addQuotes(scriptHashes)],
		// The search fetches its index; Lighthouse and browsers' tools fetch robots.txt in the page's
		// name, and without this they report it as broken.
		// Contact asks its form's host whether it answers.
		"connect-src": ["'self'", ...frames],
		"style-src": addQuotes(styleHashes),
		"img-src": ["'self'"],
		"font-src": ["'self'"],
		"manifest-src": ["'self'"],
		"frame-src": frames,
		// Not covered by default-src.
		"base-uri": ["'none'"],
		"form-action": [hasForm ? "'self'" : "'none'"],
		"frame-ancestors": ["'none'"],
	};
	return (
		Object.entries(directives)
			.filter(([, sources]) => sources.length > 0)
			.map(([name, sources]) => `${name} ${sources.join(" ")}`)
			// Without spaces: headers are not compressed, and count as the first packets of every page.
			.join(";")
	);
}
