import { readFile } from "node:fs/promises";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori, { type FontWeight, type SatoriOptions } from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { visit } from "unist-util-visit";
import { fromXml } from "xast-util-from-xml";
import { toXml } from "xast-util-to-xml";
import { fonts as families } from "../fonts/fonts.ts";
import { cardMeasures, type SocialCard, type SocialCardText } from "./cards.server.ts";

/** The site's font. Satori does not support variable fonts, so static weights are cut from it. */
const fontFile = `node_modules/${families.sans.source}`;
const weights: readonly FontWeight[] = [200, 300, 400, 500, 600, 700, 800];
/** Weights of the home page's three words. */
const wordWeights: readonly FontWeight[] = [300, 500, 800];

/** Measures of the card in pixels, from the design's pictures of it. */
const { width, height, gridHeight } = cardMeasures;
const margin = 48;
/** Room around the marks in their cells: the drawing is larger by it, so that no mark ends just before the edge. */
const bleed = 5;
const drawnWidth = width + 2 * bleed;
const measure = width - 2 * margin;
const markSize = { width: 37, height: 37 };
const oneLine: CSSProperties = {
	display: "block",
	position: "absolute",
	overflow: "hidden",
	whiteSpace: "nowrap",
	textOverflow: "ellipsis",
};
const brandStyle: CSSProperties = {
	left: 97,
	top: 43,
	maxWidth: measure / 2,
	fontSize: 34,
	fontWeight: 700,
	letterSpacing: "-0.035em",
};
const labelStyle: CSSProperties = { right: margin, top: 48, maxWidth: measure / 3, fontSize: 24 };
const textBox: CSSProperties = {
	position: "absolute",
	left: margin,
	top: 148,
	width: measure,
	height: 211,
	overflow: "hidden",
};
/** Maximum height of the text in that box: a title of more than one line is not above 72. */
const maxTextHeight = 194;
/** The first size at which the text fits is used. */
const titleSizes = [104, 92, 72, 58, 44, 36];
const rampSizes = [168, 152, 136, 120, 108, 96, 80, 64, 48];
const column: CSSProperties = {
	display: "flex",
	flexDirection: "column",
	width: measure,
	fontWeight: 600,
	wordBreak: "break-word",
};
const titleStyle: CSSProperties = {
	letterSpacing: "-0.024em",
	lineHeight: 1.07,
	textWrap: "balance",
};
const rampStyle: CSSProperties = { letterSpacing: "-0.03em", lineHeight: 0.72, flexWrap: "wrap" };
const taglineStyle: CSSProperties = {
	marginTop: 28,
	fontSize: 40,
	letterSpacing: "-0.024em",
	lineHeight: 1.1,
};

// No card is drawn twice, and several are drawn side by side.
sharp.cache(false);
sharp.concurrency(1);

let fonts: Promise<SatoriOptions["fonts"]> | undefined;

/** Draws a card: mark, brand and label, the text, five rows of the page's drawing. */
export async function drawCard(card: SocialCard): Promise<Buffer> {
	fonts ??= createStaticFonts();
	const options = { width, height, fonts: await fonts };
	let svg = "";
	for (const size of "title" in card.text ? titleSizes : rampSizes) {
		let textHeight = 0;
		svg = await satori(renderCard(card, size), {
			...options,
			onNodeDetected(node) {
				textHeight = node.key === "text" ? node.height : textHeight;
			},
		});
		if (textHeight <= maxTextHeight) {
			break;
		}
	}
	// Sixteen colours hold the ground, the marks, the accent and the soft edges between them.
	return await sharp(Buffer.from(removeMasks(svg)))
		.png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 })
		.toBuffer();
}

/** Removes the mask of the same rectangle that Satori writes beside each clip path: it takes most of the time. */
function removeMasks(svg: string): string {
	const tree = fromXml(svg);
	visit(tree, "element", ({ attributes }) => {
		delete attributes.mask;
	});
	return toXml(tree);
}

async function createStaticFonts(): Promise<SatoriOptions["fonts"]> {
	const font = await readFile(fontFile);
	const createWeight = async (weight: FontWeight) => {
		const axes = { variationAxes: { wght: weight }, keepAllGlyphs: true };
		const data = await subsetFont(font, "", { targetFormat: "sfnt", ...axes });
		return { name: "sans", weight, data };
	};
	return await Promise.all(weights.map(createWeight));
}

function renderCard(card: SocialCard, size: number): ReactNode {
	const { brand, label, text, mark, ground, marks, drawing } = card;
	const isTitle = "title" in text;
	const drawingUrl = `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
	return createBox(
		{ width, height, color: marks, backgroundColor: ground },
		createElement(
			"svg",
			{ viewBox: mark.viewBox, ...markSize, style: { position: "absolute", left: 49, top: 45 } },
			createElement("path", { d: mark.path, fill: marks }),
		),
		createBox({ ...oneLine, ...brandStyle }, brand),
		label && createBox({ ...oneLine, ...labelStyle }, label),
		createBox(
			textBox,
			createElement(
				"div",
				{ key: "text", style: { ...column, alignSelf: isTitle ? "flex-start" : "flex-end" } },
				isTitle ? createBox({ ...titleStyle, fontSize: size }, text.title) : renderRamp(text, size),
				!isTitle && createBox(taglineStyle, text.tagline),
			),
		),
		createBox(
			{ position: "absolute", bottom: -bleed, left: -bleed, width: drawnWidth },
			createElement("img", {
				src: drawingUrl,
				width: drawnWidth,
				height: (gridHeight * drawnWidth) / width,
			}),
		),
	);
}

/** Renders text with each letter, or each word, heavier than the last. */
function renderRamp(
	{ ramp, by }: Extract<SocialCardText, { ramp: string }>,
	fontSize: number,
): ReactNode {
	const pieces = by === "word" ? ramp.split(/(?<= )/) : Array.from(ramp);
	const pieceWeights = by === "word" ? wordWeights : weights;
	const step = (pieceWeights.length - 1) / Math.max(1, pieces.length - 1);
	return createBox(
		{ ...rampStyle, fontSize },
		...pieces.map((piece, index) =>
			// A box of its own would lose a space at its end.
			createBox(
				{ fontWeight: pieceWeights[Math.round(index * step)] },
				piece.replace(" ", "\u00a0"),
			),
		),
	);
}

function createBox(style: CSSProperties, ...children: ReactNode[]): ReactNode {
	return createElement("div", { style: { display: "flex", ...style } }, ...children);
}
