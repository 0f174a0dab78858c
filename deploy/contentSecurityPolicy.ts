import type { Documents } from "./manifest.ts";

/** What a page needs beyond what it holds. */
export interface PageNeeds {
	/** Origins that it frames: the contact form's. */
	readonly frames?: readonly string[];
	/** It searches: a WebAssembly engine runs on it. */
	readonly searches?: boolean;
}

/**
 * The value of the `Content-Security-Policy` header: nothing but what the documents hold.
 * @param documents what the build found in them; nothing where it has none.
 * @param needs what else they need; nothing by default.
 */
export function contentSecurityPolicy(
	{ styleHashes = [], scriptHashes = [], hasForm, loadsScripts }: Partial<Documents> = {},
	{ frames = [], searches = false }: PageNeeds = {},
): string {
	const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
	const directives: Readonly<Record<string, readonly string[]>> = {
		"default-src": ["'none'"],
		"script-src": [
			...(loadsScripts ? ["'self'"] : []),
			...quoted(scriptHashes),
			...(searches ? ["'wasm-unsafe-eval'"] : []),
		],
		// The search fetches its index; Lighthouse and browsers' tools fetch robots.txt in the page's
		// name, and without this they report it as broken.
		"connect-src": ["'self'"],
		"style-src": quoted(styleHashes),
		"img-src": ["'self'"],
		"font-src": ["'self'"],
		"manifest-src": ["'self'"],
		"frame-src": frames,
		// What default-src does not cover.
		"base-uri": ["'none'"],
		"form-action": [hasForm ? "'self'" : "'none'"],
		"frame-ancestors": ["'none'"],
	};
	return Object.entries(directives)
		.filter(([, sources]) => sources.length > 0)
		.map(([name, sources]) => `${name} ${sources.join(" ")}`)
		.join("; ");
}
