import { daysInGrid, type Palette, type Schemes, tileClass, tileNames } from "../grid/index.ts";
// As it is: lightningcss warns of `:target-current`, which marks the section being read and is new.
import currentSection from "./currentSection.css?raw";
import { fontFaces } from "./fontFaces.ts";
import css from "./index.css?inline";

const isShared = (path: string) => path.startsWith("../sections/shared/");

/** The stylesheets beside components and sections by their paths, those that sections share first. */
const files = Object.entries<string>(
	import.meta.glob("../{components,sections}/**/*.css", {
		query: "?inline",
		import: "default",
		eager: true,
	}),
).sort(([one], [other]) => Number(isShared(other)) - Number(isShared(one)));

const columns = Array.from({ length: daysInGrid }, (_, index) => index + 1);

/** How many columns of a habit row a mark or a gap covers: `n3` three. */
const lengths = columns.slice(1).map((length) => `.n${length}{grid-column:span ${length}}`);

/**
 * The ticks of a habit row but the first, a column apart. Shadows stand where they are told to; the
 * images of a repeated background are rounded by WebKit, and leave their columns.
 */
const ticks = columns.slice(0, -1).map((column) => `${(100 / daysInGrid) * column}cqi 0`);

/** Colour classes for marks and, in gum and ink, for text. The hue is the page's, the accent a tile's. */
const hues = ["hue", "accent", "gum", "saltbush", "ochre", "dusk", "redgum", "ink"].map(
	(hue) => `.${hue}{color:var(--${hue})}`,
);

/** The hue of a page, read again where the ground changes it. */
const pageHues = ["dusk", "ochre", "redgum", "saltbush"].map(
	(hue) => `.page-${hue},.page-${hue} .tinted{--hue:var(--${hue})}`,
);

/** What else stands on a tile: second text, and ticks and lines in a tint of its marks. */
const onTile =
	"--focus:var(--fg);--ink-2:var(--fg);--tick:color-mix(in oklab,var(--fg) 50%,#0000);--b1:1px solid var(--tick)";

/** Room above an element, in the steps of the tokens: `mt-4`. */
const rooms = columns.slice(1, 7).map((step) => `.mt-${step}{margin-top:var(--s${step})}`);

/** Weights 1 to 9: words and letters grow heavier from left to right. */
const weights = columns.slice(0, 9).map((step) => `.w${step}{font-weight:${165 + 75 * step}}`);

/** The stylesheets of all sections. A build leaves out of each page what it cannot use. */
export const sectionStyles = `@layer sections{${stylesOf("sections")}${currentSection}}`;

/**
 * What every page stands on: the files of this folder and of the components, the brand's colours, the
 * classes that count.
 */
export function siteStyles(palette: Palette): string {
	const groundClasses = tileNames.map((name) => `.${tileClass(name)}`);
	const grounds = tileNames.map((name, index) => {
		const { ground, marks, accent } = palette.tiles[name];
		const colours = [
			`--bg:${inSchemes(ground)}`,
			`--fg:${inSchemes([marks])}`,
			`--accent:${inSchemes([accent])}`,
		].join(";");
		return `${groundClasses[index]}{${colours}}`;
	});
	return [
		// Before the files, whose rules for paper change some of them.
		`@layer reset,tokens;@layer tokens{:root{${colourTokens(palette)}}}`,
		fontFaces,
		css,
		`@layer components{${stylesOf("components")}.habit-row{${lengths.join("")}&::before{box-shadow:${ticks.join()}}}}`,
		`@layer utilities{${[...hues, ...pageHues, ...rooms, ...weights, ...grounds].join("")}`,
		`${groundClasses.join()}{background:var(--bg);color:var(--fg);${onTile}}}`,
	].join("");
}

function stylesOf(folder: string): string {
	return files
		.filter(([path]) => path.startsWith(`../${folder}/`))
		.map(([, css]) => css)
		.join("");
}

/** The colours as custom properties. */
export function colourTokens({ tokens }: Palette): string {
	return Object.entries(tokens)
		.map(([name, value]) => `--${name}:${inSchemes(value)};`)
		.join("");
}

/** A colour in CSS, without leading zeros, as a minifier writes numbers. */
function inSchemes([light, dark]: Schemes): string {
	const value = dark ? `light-dark(${light.oklch},${dark.oklch})` : light.oklch;
	return value.replaceAll(/\b0\./g, ".");
}
