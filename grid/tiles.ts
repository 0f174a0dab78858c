/** The six grounds that covers, tiles, portraits and social cards use. */
export const tileNames = ["eucalypt", "wattle", "dusk", "ochre", "saltbush", "redgum"] as const;

/** The name of a ground. */
export type TileName = (typeof tileNames)[number];

/**
 * Returns the class that sets the ground and the text colour in a page: `tile-1` to `tile-6`. Numbers
 * keep Home within its budget of bytes, names do not.
 */
export function getTileClass(name: TileName): string {
	return `tile-${tileNames.indexOf(name) + 1}`;
}
