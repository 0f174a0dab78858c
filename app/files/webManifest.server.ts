import { getFixedFilePath } from "../../paths/index.ts";
import type { Site } from "../site/site.server.ts";

/** Formats the web app manifest, for a site that a visitor has added to a home screen. */
export function formatWebManifest({
	settings: { brand, tagline, colours },
}: Site["content"]): string {
	const [{ hex: ground }] = colours.tokens.ground;
	const manifest = {
		name: brand,
		short_name: brand,
		description: tagline,
		lang: "en-AU",
		start_url: "/",
		background_color: ground,
		theme_color: ground,
		icons: ([192, 512] as const).map((size) => ({
			src: getFixedFilePath(`icon-${size}.png`),
			sizes: `${size}x${size}`,
			type: "image/png",
			purpose: "any maskable",
		})),
	};
	return `${JSON.stringify(manifest, null, "\t")}\n`;
}
