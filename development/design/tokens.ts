/**
 * Reads the custom properties out of a stylesheet.
 * @returns the values of each by its name: the first, then those for wider windows and for paper
 */
export function readTokens(css: string): Map<string, string[]> {
	const tokens = new Map<string, string[]>();
	for (const [, name = "", value = ""] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) {
		tokens.set(name, [...(tokens.get(name) ?? []), value.replace(/\s+/g, " ")]);
	}
	return tokens;
}

/** Returns whether a token is a colour. */
export function isColour([value = ""]: readonly string[]): boolean {
	return value.includes("oklch(") && !value.includes("px");
}

/** Formats a class for each colour, for pages that may not have style attributes: `.swatch-gum`. */
export function formatSwatchClasses(tokens: ReadonlyMap<string, string[]>): string {
	return Array.from(tokens)
		.filter(([, values]) => isColour(values))
		.map(([name]) => `.swatch-${name}{background:var(--${name})}`)
		.join("");
}
