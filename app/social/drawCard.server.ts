import { markPath, markViewBox, socialCard, tiles } from "../grid/index.ts";
import type { CardWords, SocialCard } from "./cards.server.ts";
import type { TextStyle, TypeSetter } from "./glyphs.server.ts";

/** Measures of the card in pixels, from the design's pictures of it. */
const margin = 48;
const measure = socialCard.width - 2 * margin;
const mark = { x: 49, y: 45, side: 37 };
const brandStyle: TextStyle = { size: 34, weight: 680, tracking: -0.035 };
const brandBase = { x: 97, y: 76 };
const labelStyle: TextStyle = { size: 24, weight: 400, tracking: 0 };
const labelBase = 72;

/** A title in one weight: the first size at which it fits. Those above 72 are for a single line. */
const titleSizes = [104, 96, 88, 80, 72, 68, 64, 60, 56, 52, 48, 44, 40, 36];
const largestOfSeveralLines = 72;
const titleStyle = { weight: 600, tracking: -0.024 };
const titleLine = 1.07;
/** From the top of the first line's capitals to where the picture begins, less air above it. */
const titleTop = 160;
const titleRoom = 206;
/** Height of a capital in parts of the size. */
const capital = 0.71;

/** Title words that grow heavier from left to right. */
const ramp = { size: 168, base: 283, from: 240, to: 840, tracking: -0.03 };
/** Weights of the home page's three words. */
const wordWeights = [260, 520, 840];
const taglineStyle: TextStyle = { size: 40, weight: 640, tracking: -0.024 };
const taglineBase = 351;

/** A line of text in its place. */
interface Line {
	text: string;
	x: number;
	y: number;
	style: TextStyle;
}

/**
 * Draws a card: mark, brand and label, the words, five rows of the page's picture.
 * @returns an SVG file of 1200 by 630 with outlines only, so that it looks the same on every machine
 */
export function drawCard(card: SocialCard, setter: TypeSetter): string {
	const { ground, marks } = tiles[card.tile];
	const { width, height, gridTop } = socialCard;
	const lines = [
		{ text: card.brand, ...brandBase, style: fitted(card.brand, brandStyle, measure / 2, setter) },
		...labelLines(card.label, setter),
		...wordLines(card.words, setter),
	];
	const words = lines.map(
		({ text, x, y, style }) =>
			`<path transform="translate(${x} ${y})" d="${setter.line(text, style).d}"/>`,
	);
	const logo = `<svg x="${mark.x}" y="${mark.y}" width="${mark.side}" height="${mark.side}" viewBox="${markViewBox}"><path d="${markPath}"/></svg>`;
	const picture = card.picture.replace("<svg ", `<svg y="${gridTop}" `);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${ground.light.hex}" d="M0 0h${width}v${height}h-${width}z"/><g fill="${marks.hex}">${logo}${words.join("")}</g>${picture}</svg>`;
}

function labelLines(label: string | undefined, setter: TypeSetter): Line[] {
	if (!label) {
		return [];
	}
	const style = fitted(label, labelStyle, measure / 3, setter);
	const x = margin + measure - setter.width(label, style);
	return [{ text: label, x, y: labelBase, style }];
}

function wordLines(words: CardWords, setter: TypeSetter): Line[] {
	if ("title" in words) {
		return titleLines(words.title, setter);
	}
	const style = fitted(words.tagline, taglineStyle, measure, setter);
	return [
		...rampLines(words.ramp, words.by, setter),
		{ text: words.tagline, x: margin, y: taglineBase, style },
	];
}

/** The title as large as it fits above the picture. */
function titleLines(title: string, setter: TypeSetter): Line[] {
	const words = title.split(" ").map((text) => ({ text, width: unitWidth(text, setter) }));
	const space = unitWidth("n n", setter) - unitWidth("nn", setter);
	const layouts = titleSizes.map((size) => {
		const texts = balanced(words, space, measure / size);
		const height = size * (capital + titleLine * (texts.length - 1));
		const widest = size * Math.max(...words.map(({ width }) => width));
		const sized = texts.length === 1 || size <= largestOfSeveralLines;
		return { size, texts, fits: sized && height <= titleRoom && widest <= measure };
	});
	const { size, texts } = layouts.find(({ fits }) => fits) ?? { size: 36, texts: [title] };
	return texts.map((text, index) => ({
		text,
		x: margin,
		y: titleTop + size * (capital + titleLine * index),
		style: fitted(text, { ...titleStyle, size }, measure, setter),
	}));
}

/** The width of a piece of the title in parts of its size: widths grow with the size evenly. */
function unitWidth(text: string, setter: TypeSetter): number {
	return setter.width(text, { ...titleStyle, size: 1 });
}

/** Words in as few lines as fit the room, and those lines as even as can be. All widths in one unit. */
function balanced(words: readonly Word[], space: number, room: number): string[] {
	const widest = wrapped(words, space, room);
	for (let narrower = room / 2; narrower < room; narrower += room / 40) {
		const lines = wrapped(words, space, narrower);
		if (lines.length <= widest.length) {
			return lines;
		}
	}
	return widest;
}

/** A word and its width. */
interface Word {
	text: string;
	width: number;
}

/** Words in lines no wider than the room, except for a word that is wider by itself. */
function wrapped(words: readonly Word[], space: number, room: number): string[] {
	const lines: Word[] = [];
	for (const { text, width } of words) {
		const line = lines.at(-1);
		if (line && line.width + space + width <= room) {
			line.text += ` ${text}`;
			line.width += space + width;
		} else {
			lines.push({ text, width });
		}
	}
	return lines.map(({ text }) => text);
}

/** Each letter, or each word, one step heavier than the last, as large as the measure allows. */
function rampLines(text: string, by: "letter" | "word", setter: TypeSetter): Line[] {
	const pieces = by === "word" ? text.split(/(?<= )/) : Array.from(text);
	const last = Math.max(1, pieces.length - 1);
	const weightAt = (index: number) =>
		by === "word"
			? (wordWeights[index] ?? ramp.to)
			: Math.round(ramp.from + ((ramp.to - ramp.from) * index) / last);
	const styleAt = (index: number, size: number): TextStyle => ({
		size,
		weight: weightAt(index),
		tracking: ramp.tracking,
	});
	const advance = (piece: string, index: number, size: number) =>
		setter.width(piece, styleAt(index, size)) + ramp.tracking * size;
	const whole = pieces.reduce((sum, piece, index) => sum + advance(piece, index, ramp.size), 0);
	const size = Math.min(ramp.size, (ramp.size * measure) / Math.max(whole, 1));
	let x = margin;
	return pieces.map((text, index) => {
		const line = { text, x, y: ramp.base, style: styleAt(index, size) };
		x += advance(text, index, size);
		return line;
	});
}

/** The style, smaller if the line would be wider than its room. */
function fitted(text: string, style: TextStyle, room: number, setter: TypeSetter): TextStyle {
	const width = setter.width(text, style);
	return width > room ? { ...style, size: (style.size * room) / width } : style;
}
