import sans from "../fonts/sans.woff2";
import sansExtended from "../fonts/sans-extended.woff2";
import serif from "../fonts/serif.woff2";
import serifExtended from "../fonts/serif-extended.woff2";
import serifItalic from "../fonts/serif-italic.woff2";

/** What is rare in English has files of its own. */
const extended = "unicode-range:U+AB,U+AE,U+B0,U+B2-B3,U+B9,U+BB-BE,U+C0-FF,U+2020-2021,U+20AC";

const italic = "font-style:italic";

/**
 * Subsets of the fonts that app/fonts/fonts.ts names, written by `npm run fonts`: the face of every page
 * and that of long texts. What paints first is preloaded, and a font that comes after the first paint
 * takes the place of a fallback of its own width: a first visit ends in the site's own face, and nothing
 * moves by more than a hundredth of the window.
 *
 * A fallback takes the same room in the same weight: with font-synthesis none a browser draws no bold
 * and no italic of its own. Widths of Hanken Grotesk at 400 and 640 beside Liberation Sans, whose widths
 * are Arial's; those of the serif by @capsizecss/core createFontStack, its bold by the ratio of the two.
 */
export const fontFaces = [
	face("sans", sans, "200 900"),
	face("sans", sansExtended, "200 900", extended),
	fallback("Sans", ["Arial", "Liberation Sans"], "200 390", [113.6, 34.4, 88]),
	fallback("Sans", ["Arial", "Liberation Sans"], "391 500", [99.1, 30, 100.9]),
	fallback("Sans", ["Arial Bold", "Liberation Sans Bold"], "501 900", [105.4, 31.9, 94.9]),
	face("serif", serif, "400 600"),
	face("serif", serifExtended, "400 600", extended),
	fallback("Serif", ["Georgia", "Gelasio"], "400", [76.5, 27.6, 96.1]),
	fallback("Serif", ["Georgia Bold", "Gelasio Bold"], "401 600", [82.6, 29.8, 89]),
	face("serif", serifItalic, "400", italic),
	fallback(
		"Serif",
		["Georgia Italic", "Georgia-Italic", "Gelasio Italic"],
		"400",
		[76.5, 27.6, 96.1],
		italic,
	),
].join("");

function face(name: string, file: string, weight: string, more = ""): string {
	const source = `url(${file}) format("woff2")`;
	return `@font-face{font-family:"Site ${name}";src:${source};font-weight:${weight};font-display:swap;${more}}`;
}

/** @param room ascent, descent and size, in per cent of the fallback's own. */
function fallback(
	name: string,
	fonts: readonly string[],
	weight: string,
	[ascent, descent, size]: readonly [number, number, number],
	more = "",
): string {
	const source = fonts.map((font) => `local("${font}")`).join();
	const room = `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%`;
	return `@font-face{font-family:"${name} fallback";src:${source};font-weight:${weight};${room};${more}}`;
}
