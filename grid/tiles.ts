/** The six grounds that covers, tiles, portraits and social cards use; the first has the class t1. */
export const tileNames = ["eucalypt", "wattle", "dusk", "ochre", "saltbush", "redgum"] as const;

/** The name of a ground. */
export type TileName = (typeof tileNames)[number];

/** The class that sets the ground and the text colour in a page: `t1` to `t6`. */
export function getTileClass(name: TileName): string {
	return `t${tileNames.indexOf(name) + 1}`;
}
