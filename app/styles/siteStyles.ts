import { daysInGrid, tiles } from "../grid/index.ts";
import css from "./index.css?inline";

const columns = Array.from({ length: daysInGrid }, (_, index) => index + 1);

/** How many columns of a habit row a mark or a gap covers: `n3` three. */
const lengths = columns.slice(1).map((length) => `.n${length}{grid-column:span ${length}}`);

/** Colour classes for marks and, in gum and ink, for text. */
const hues = ["gum", "saltbush", "ochre", "dusk", "redgum", "ink"].map(
	(hue) => `.${hue}{color:var(--${hue})}`,
);

/** Weights 1 to 9: words and letters grow heavier from left to right. */
const weights = columns.slice(0, 9).map((step) => `.w${step}{font-weight:${165 + 75 * step}}`);

/** Grounds of tiles, covers and portraits. */
const grounds = Object.values(tiles).map(({ className, ground: { light, dark }, marks }) => {
	const ground = `light-dark(${light.oklch},${dark.oklch})`;
	// Without leading zeros, as a minifier writes numbers.
	return `.${className}{--bg:${ground};--fg:${marks.oklch}}`.replaceAll(/\b0\./g, ".");
});
const groundClasses = Object.values(tiles).map(({ className }) => `.${className}`);

/** The stylesheet of every page: the files of this folder, and the classes that count. */
export const siteStyles = [
	css,
	`@layer components{.habit-row{${lengths.join("")}}}`,
	`@layer utilities{${[...hues, ...weights, ...grounds].join("")}`,
	`${groundClasses.join()}{background:var(--bg);color:var(--fg)}}`,
].join("");
