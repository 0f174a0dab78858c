import { readFile } from "node:fs/promises";
import { type CSSProperties, createElement, type ReactNode } from "react";
import satori, { type FontWeight, type SatoriOptions } from "satori";
import sharp from "sharp";
import subsetFont from "subset-font";
import { visit } from "unist-util-visit";
import { fromXml } from "xast-util-from-xml";
import { toXml } from "xast-util-to-xml";
import { fonts as families } from "../fonts/fonts.ts";
import { cardLook } from "./cardLook.server.ts";
import type { SocialCard, SocialCardText } from "./cards.server.ts";

/** The site's font. Satori does not support variable fonts, so static weights are cut from it. */
const fontFile = `node_modules/${families.sans.source}`;
const { width, height, gridHeight, drawnWidth, bleed } = cardLook.measures;
const { styles } = cardLook;

// No card is drawn twice.
sharp.cache(false);

let fonts: Promise<SatoriOptions["fonts"]> | undefined;

/** Draws a card: logo, brand and label, the text, five rows of the page's drawing. */
export async function drawCard(card: SocialCard): Promise<Buffer> {
	fonts ??= createStaticFonts();
	const options = { width, height, fonts: await fonts };
	let svg = "";
	for (const size of "title" in card.text ? cardLook.titleSizes : cardLook.rampSizes) {
		let textHeight = 0;
		svg = await satori(renderCard(card, size), {
			...options,
			onNodeDetected(node) {
				textHeight = node.key === "text" ? node.height : textHeight;
			},
		});
		if (textHeight <= cardLook.measures.maxTextHeight) {
			break;
		}
	}
	return await sharp(Buffer.from(removeMasks(svg)))
		.png(cardLook.png)
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
	return await Promise.all(cardLook.weights.map(createWeight));
}

function renderCard(card: SocialCard, size: number): ReactNode {
	const { brand, label, text, logo, ground, ink, drawing } = card;
	const isTitle = "title" in text;
	const drawingUrl = `data:image/svg+xml;base64,${Buffer.from(drawing).toString("base64")}`;
	return createBox(
		{ width, height, color: ink, backgroundColor: ground },
		createElement(
			"svg",
			{ viewBox: logo.viewBox, ...cardLook.measures.logo, style: styles.logo },
			createElement("path", { d: logo.path, fill: ink }),
		),
		createBox({ ...styles.oneLine, ...styles.brand }, brand),
		label && createBox({ ...styles.oneLine, ...styles.label }, label),
		createBox(
			styles.textBox,
			createElement(
				"div",
				{
					key: "text",
					style: { ...styles.column, alignSelf: isTitle ? "flex-start" : "flex-end" },
				},
				isTitle
					? createBox({ ...styles.title, fontSize: size }, text.title)
					: renderRamp(text, size),
				!isTitle && createBox(styles.tagline, text.tagline),
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
	const pieceWeights = by === "word" ? cardLook.wordWeights : cardLook.weights;
	const step = (pieceWeights.length - 1) / Math.max(1, pieces.length - 1);
	return createBox(
		{ ...styles.ramp, fontSize },
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
