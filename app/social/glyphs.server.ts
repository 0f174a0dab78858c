import { readFileSync } from "node:fs";
import fontverter from "fontverter";
import { Blob, Face, Feature, Font, Buffer as GlyphBuffer, shape, Variation } from "harfbuzzjs";

/** How a line of text is set. */
export interface TextStyle {
	/** Size in pixels. */
	size: number;
	/** 200 to 900. */
	weight: number;
	/** Space added after each letter, in parts of the size. */
	tracking: number;
}

/** A line of text as outlines. */
export interface SetLine {
	/** Path data; the line begins at x 0, its letters stand on y 0. */
	d: string;
	/** Its width in pixels, without the space after the last letter. */
	width: number;
}

/** Sets text in one font. */
export interface TypeSetter {
	line(text: string, style: TextStyle): SetLine;
	/** The width of a line, without drawing it. */
	width(text: string, style: TextStyle): number;
}

/** A glyph in the font's units, and how far the next one stands from it. */
interface PlacedGlyph {
	outline: readonly Segment[];
	x: number;
	y: number;
	advance: number;
}

interface Segment {
	type: string;
	values: readonly number[];
}

/**
 * Reads a variable font, so that text can be drawn without asking the machine for one.
 * @param file path of a WOFF2 file with an axis for weight
 */
export async function typeSetter(file: string): Promise<TypeSetter> {
	const face = new Face(new Blob(await fontverter.convert(readFileSync(file), "sfnt")));
	const letters = new Set(face.collectUnicodes());
	const fonts = new Map<number, Font>();
	const outlines = new Map<string, readonly Segment[]>();

	function fontOf(weight: number): Font {
		const known = fonts.get(weight);
		if (known) {
			return known;
		}
		const font = new Font(face);
		font.setVariations([new Variation("wght", weight)]);
		fonts.set(weight, font);
		return font;
	}

	function outlineOf(glyph: number, weight: number): readonly Segment[] {
		const key = `${glyph}/${weight}`;
		const outline = outlines.get(key) ?? fontOf(weight).glyphToJson(glyph);
		outlines.set(key, outline);
		return outline;
	}

	function place(text: string, { weight, tracking }: TextStyle): PlacedGlyph[] {
		const buffer = new GlyphBuffer();
		buffer.addText(known(text, letters));
		buffer.guessSegmentProperties();
		// As in browsers: letters that are set apart do not join.
		shape(fontOf(weight), buffer, tracking === 0 ? [] : [new Feature("liga", 0)]);
		return buffer.getGlyphInfosAndPositions().map((glyph) => ({
			outline: outlineOf(glyph.codepoint, weight),
			x: glyph.xOffset ?? 0,
			y: glyph.yOffset ?? 0,
			advance: glyph.xAdvance ?? 0,
		}));
	}

	function width(glyphs: readonly PlacedGlyph[], { size, tracking }: TextStyle): number {
		const advances = glyphs.reduce((sum, { advance }) => sum + advance, 0);
		return (advances * size) / face.upem + tracking * size * Math.max(0, glyphs.length - 1);
	}

	return {
		width: (text, style) => width(place(text, style), style),
		line(text, style) {
			const glyphs = place(text, style);
			const scale = style.size / face.upem;
			let pen = 0;
			let d = "";
			for (const { outline, x, y, advance } of glyphs) {
				d += pathOf(outline, scale, pen + x * scale, -y * scale);
				pen += advance * scale + style.tracking * style.size;
			}
			return { d, width: width(glyphs, style) };
		},
	};
}

/** An outline as path data. Fonts count upwards, pictures downwards. */
function pathOf(outline: readonly Segment[], scale: number, left: number, base: number): string {
	return outline
		.map(({ type, values }) => {
			const places = values.map((value, index) =>
				short(index % 2 === 0 ? left + value * scale : base - value * scale),
			);
			return `${type}${places.join(" ")}`;
		})
		.join("");
}

/** A tenth of a pixel is finer than the eye and the file need. */
function short(value: number): number {
	return Math.round(value * 10) / 10;
}

/** The text in letters the font has: marks it lacks are taken off, letters it lacks are left out. */
function known(text: string, letters: ReadonlySet<number>): string {
	const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0);
	return Array.from(text, (letter) =>
		has(letter) ? letter : Array.from(letter.normalize("NFKD")).filter(has).join(""),
	).join("");
}
