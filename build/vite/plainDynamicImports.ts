import type { Plugin } from "vite";

/** Vite's module that loads the files which a dynamic import needs, before it. */
const preloadHelper = /^\0vite\/preload-helper\.js$/;

/**
 * Leaves dynamic imports of the browser's scripts as they are. An island's script needs no other file, so
 * the helper that Vite wraps around its import would load nothing, and weigh on every interactive page.
 */
export function plainDynamicImports(): Plugin {
	return {
		name: "plain-dynamic-imports",
		enforce: "pre",
		load: {
			filter: { id: preloadHelper },
			handler: () => "export const __vitePreload = (load) => load();",
		},
	};
}
