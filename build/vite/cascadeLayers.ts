import type { Plugin } from "vite";
import * as breakpoints from "../../app/styles/breakpoints.ts";

/** Declares the breakpoints as custom media, which each stylesheet needs to have within it. */
export const customMedia = Object.entries(breakpoints)
	.map(([name, query]) => `@custom-media --${toKebabCase(name)} ${query};`)
	.join("");

/**
 * Puts each stylesheet of a component or page into the cascade layer of its folder (app/styles/layers.ts),
 * and lets all of them name breakpoints.
 */
export function cascadeLayers(): Plugin {
	return {
		name: "cascade-layers",
		enforce: "pre",
		transform(css, id) {
			const [, folder] = /\/app\/(components|pages|styles)\/[^?]+\.css$/.exec(id) ?? [];
			if (!folder) {
				return;
			}
			// At the end: imports are only valid at the beginning.
			const code = folder === "styles" ? css : `@layer ${folder}{${css}}`;
			return { code: code + customMedia, map: null };
		},
	};
}

/** Writes a name as CSS does: `above-low` for `aboveLow`. */
function toKebabCase(name: string): string {
	return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
