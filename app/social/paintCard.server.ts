import sharp from "sharp";
import { cardFont, type SocialCardFile } from "./cards.server.ts";
import { drawCard } from "./drawCard.server.ts";
import { typeSetter } from "./glyphs.server.ts";

/** Makes the file of a card: a PNG of 1200 by 630 pixels. */
export type CardPainter = (card: Pick<SocialCardFile, "card">) => Promise<Buffer>;

/** Reads the font, once for all cards. */
export async function cardPainter(): Promise<CardPainter> {
	// No card is drawn twice, and several are drawn side by side.
	sharp.cache(false);
	sharp.concurrency(1);
	const setter = await typeSetter(cardFont);
	return ({ card }) =>
		// Sixteen colours hold the ground, the marks, the accent and the soft edges between them.
		sharp(Buffer.from(drawCard(card, setter)))
			.png({ palette: true, colours: 16, dither: 0, effort: 1, compressionLevel: 6 })
			.toBuffer();
}
