import type { Plugin } from "vite";
import { appFolder } from "./siteFolders.ts";

/** Replacements for React in the browser. Pages are still rendered by React itself. */
export const browserRuntime: Readonly<Record<string, string>> = {
	react: "preact/compat",
	"react-dom": "preact/compat",
	"react-dom/client": "preact/compat/client",
	"react/jsx-runtime": "preact/jsx-runtime",
	"react/jsx-dev-runtime": "preact/jsx-dev-runtime",
};

/**
 * Gives the site's own code Preact in the browser: a fifth of the bytes of react-dom. The framework's code
 * keeps React, whose names Preact lacks in part; no page of a build loads it. The build fails if an island
 * imports a name that Preact lacks.
 */
export function preactInTheBrowser(): Plugin {
	return {
		name: "preact-in-the-browser",
		enforce: "pre",
		applyToEnvironment: ({ name }) => name === "client",
		resolveId(source, importer) {
			const replacement = importer?.startsWith(appFolder) && browserRuntime[source];
			return replacement ? this.resolve(replacement, importer, { skipSelf: true }) : null;
		},
	};
}
