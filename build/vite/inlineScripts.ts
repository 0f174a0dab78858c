import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { compressScript } from "./compressScript.ts";

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
