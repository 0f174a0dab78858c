import { readFileSync } from "node:fs";
import { transformSync } from "@swc/core";
import type { Plugin } from "vite";

const suffix = ".inline.ts?text";

/**
 * Lets a component write a script into its page. A module `name.inline.ts` is the script; imported as
 * `./name.inline.ts?text` it is the compressed text of that module, which imports nothing.
 */
export function inlineScripts(): Plugin {
	return {
		name: "inline-scripts",
		enforce: "pre",
		load(id) {
			if (!id.endsWith(suffix)) {
				return null;
			}
			const file = id.slice(0, -"?text".length);
			this.addWatchFile(file);
			const text = compressScript(readFileSync(file, "utf8"));
			return { code: `export default ${JSON.stringify(text)}`, map: null };
		},
	};
}

/** A TypeScript module without imports, as the shortest script that does the same. */
export function compressScript(source: string): string {
	const { code } = transformSync(source, {
		configFile: false,
		swcrc: false,
		isModule: true,
		minify: true,
		jsc: {
			parser: { syntax: "typescript" },
			target: "es2024",
			minify: { compress: true, mangle: { toplevel: true }, module: true },
		},
	});
	// Scripts of a page share one scope: a block keeps the names of each to itself.
	return /^(?:let|const|function|class)\b/.test(code) ? `{${code}}` : code;
}
