import type { Plugin } from "vite";

/** A dynamic import of another chunk. */
const dynamicImport = /\bimport\((["'`][^"'`]+["'`])\)/g;

/**
 * Repeats a dynamic import that fails, once, from a URL of its own. Browsers remember a script that did
 * not arrive: Firefox for as long as the page is open, WebKit even when it is loaded again.
 */
export function repeatImports(): Plugin {
	return {
		name: "repeat-imports",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		renderChunk: (code) => ({
			code: code.replace(
				dynamicImport,
				(once, file) => `${once}.catch(() => import(${file} + "?" + Date.now()))`,
			),
			map: null,
		}),
	};
}
