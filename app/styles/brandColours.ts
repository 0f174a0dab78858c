import { getThemeClass, type Palette, type Schemes, themeNames } from "../../grid/index.ts";

/** Formats the brand's colours as a stylesheet: the tokens, and the themes. */
export function formatBrandColours(palette: Palette): string {
	const themes = themeNames.map((name) => {
		const { ground, ink, accent } = palette.themes[name];
		const colours = [
			`--theme-ground:${formatSchemes(ground)}`,
			`--theme-ink:${formatSchemes([ink])}`,
			`--hue:${formatSchemes([accent])}`,
		];
		return `.${getThemeClass(name)}{${colours.join(";")}}`;
	});
	return `@layer tokens{:root{${formatColourTokens(palette)}}${themes.join("")}}`;
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
