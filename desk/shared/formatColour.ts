import { useMode as addMode, converter, formatHex, modeOklch, modeRgb, parse } from "culori/fn";

addMode(modeRgb);
addMode(modeOklch);
const toRgb = converter("rgb");

/** Converts a colour to a hex value, however its file writes it; undefined if the text is not a colour. */
export function toHexColour(text: string): string | undefined {
	return formatHex(toRgb(parse(text)));
}
