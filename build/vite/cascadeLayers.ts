import type { Plugin } from "vite";

/** Puts each stylesheet of a component or page into the cascade layer of its folder (app/styles/brandColours.ts). */
export function cascadeLayers(): Plugin {
	return {
		name: "cascade-layers",
		enforce: "pre",
		transform(css, id) {
			const [, layer] = /\/app\/(components|pages)\/[^?]+\.css$/.exec(id) ?? [];
			return layer && { code: `@layer ${layer}{${css}}`, map: null };
		},
	};
}
