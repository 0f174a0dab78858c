import type { SiteSettings } from "../content/schemas/settings.ts";

/**
 * The web app manifest: how a device shows the site when a visitor keeps it on a home screen.
 * It stays a page with its own way back, since there is nothing to install.
 */
export function webManifest({ brand, tagline, colours }: SiteSettings): string {
	const [{ hex: ground }] = colours.tokens.ground;
	const icon = (src: string, size: number, purpose = "any") => ({
		src,
		sizes: `${size}x${size}`,
		type: "image/png",
		purpose,
	});
	return `${JSON.stringify(
		{
			id: "/",
			name: brand,
			short_name: brand,
			description: tagline,
			lang: "en-AU",
			start_url: "/",
			scope: "/",
			display: "minimal-ui",
			background_color: ground,
			theme_color: ground,
			icons: [
				icon("/icon-192.png", 192),
				icon("/icon-512.png", 512),
				icon("/icon-maskable-512.png", 512, "maskable"),
			],
		},
		null,
		"\t",
	)}\n`;
}
