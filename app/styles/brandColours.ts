import { getTileClass, type Palette, type Schemes, tileNames } from "../../grid/index.ts";

/** Formats the brand's colours as a stylesheet: the tokens, and each tile's foreground. */
export function formatBrandColours(palette: Palette): string {
	const tiles = tileNames.map((name) => {
		const { ground, ink, accent } = palette.tiles[name];
		const colours = [
			`--tile-ground:${formatSchemes(ground)}`,
			`--tile-ink:${formatSchemes([ink])}`,
			`--accent:${formatSchemes([accent])}`,
		];
		return `.${getTileClass(name)}{${colours.join(";")}}`;
	});
	return `@layer tokens{:root{${formatColourTokens(palette)}}${tiles.join("")}}`;
}

/** Formats the colours as custom properties. */
export function formatColourTokens({ tokens }: Palette): string {
	return Object.entries(tokens)
		.map(([name, value]) => `--${name}:${formatSchemes(value)};`)
		.join("");
}

/** Formats a colour in CSS, without leading zeros, as a minifier writes numbers. */
function formatSchemes([light, dark]: Schemes): string {
	const value = dark ? `light-dark(${light.oklch},${dark.oklch})` : light.oklch;
	return value.replaceAll(/\b0\./g, ".");
}
