import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Names of widths, which each stylesheet needs to have within it. */
const breakpoints = readFileSync(
	new URL("../../app/styles/breakpoints.css", import.meta.url),
	"utf8",
);

/**
 * Puts each stylesheet of a component or page into the cascade layer of its folder (app/styles/brandColours.ts),
 * and lets it name widths.
 */
export function cascadeLayers(): Plugin {
	return {
		name: "cascade-layers",
		enforce: "pre",
		transform(css, id) {
			const [, layer] = /\/app\/(components|pages)\/[^?]+\.css$/.exec(id) ?? [];
			return layer && { code: `${breakpoints}@layer ${layer}{${css}}`, map: null };
		},
	};
}
