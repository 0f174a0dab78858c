import type { Plugin } from "vite";

/**
 * Empties stylesheets for scripts, which bring none: documents have them inline. An empty module that is a
 * stylesheet still would be a file that islands wait for.
 */
export function emptyStylesheets(): Plugin {
	const empty = "\0empty-stylesheet";
	return {
		name: "empty-stylesheets",
		apply: "build",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		resolveId: (source) => (source.endsWith(".css") ? empty : null),
		load: (id) => (id === empty ? "" : null),
	};
}
