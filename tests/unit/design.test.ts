import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatColourTokens } from "../../app/styles/brandColours.ts";
import { formatSwatchClasses, isColour, readTokens } from "../../development/design/tokens.ts";
import { createPalette, designColours } from "../../grid/index.ts";

const css =
	formatColourTokens(createPalette(designColours)).replaceAll("--", "\n\t--") +
	readFileSync("app/styles/tokens.css", "utf8");
const tokens = readTokens(css);

test("every token of the stylesheet is read, in its order", () => {
	const written = Array.from(css.matchAll(/^\t+--([\w-]+):/gm), ([, name]) => name);
	expect([...tokens.keys()]).toEqual([...new Set(written)]);
	expect(tokens.size).toBeGreaterThan(30);
});

test("a token has its value, and those of wider windows after it", () => {
	expect(tokens.get("s3")).toEqual(["0.75rem"]);
	expect(tokens.get("s6")).toEqual(["1.5rem", "2rem"]);
});

test("each colour has a class", () => {
	const palette = createPalette(designColours);
	const colours = readTokens(formatColourTokens(palette));
	expect([...colours.keys()]).toEqual(Object.keys(palette.tokens));
	expect([...colours.values()].every(isColour)).toBe(true);
	const classes = formatSwatchClasses(readTokens(formatColourTokens(palette) + css));
	expect(classes.split(".swatch-")).toHaveLength(colours.size + 1);
	expect(classes).toContain(".swatch-gum{background:var(--gum)}");
});
