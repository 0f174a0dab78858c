import type { BuildManifest } from "./manifest.ts";

/** What a page needs beyond what every page may do. */
export interface PageNeeds {
	/** It embeds the contact form. */
	readonly frames?: boolean;
	/** It searches: a WebAssembly engine runs on it. */
	readonly searches?: boolean;
}

/**
 * The value of the `Content-Security-Policy` header.
 * @param manifest what the build found.
 * @param page what this page needs; nothing by default.
 */
export function contentSecurityPolicy(manifest: BuildManifest, page: PageNeeds = {}): string {
	const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
	const webAssembly = page.searches ? ["'wasm-unsafe-eval'"] : [];
	const directives: Readonly<Record<string, readonly string[]>> = {
		"default-src": [],
		"script-src": ["'self'", ...quoted(manifest.scriptHashes), ...webAssembly],
		// The search fetches its index; Lighthouse and browsers' tools fetch robots.txt in the page's
		// name, and without this they report it as broken.
		"connect-src": ["'self'"],
		"style-src": ["'self'", ...quoted(manifest.styleHashes)],
		"img-src": ["'self'"],
		"font-src": ["'self'"],
		"manifest-src": ["'self'"],
		"frame-src": page.frames ? manifest.frameOrigins : [],
		"base-uri": [],
		"form-action": manifest.ownForms ? ["'self'"] : [],
		"frame-ancestors": [],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.length > 0 ? sources.join(" ") : "'none'"}`)
		.join("; ");
}
