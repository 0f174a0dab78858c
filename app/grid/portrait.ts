import { drawTones, portraitCells, type Tones } from "./portrait/draw.ts";
import {
	type PortraitGround,
	type PortraitParameters,
	portraitGrounds,
} from "./portrait/parameters.ts";
import { portraitParameters } from "./portrait/people.ts";
import { sculpture } from "./portrait/sculpture.ts";
import { toneAt } from "./portrait/shade.ts";
import { tiles } from "./tiles.ts";

export type { PortraitGround, PortraitParameters } from "./portrait/parameters.ts";
export { portraitGrounds } from "./portrait/parameters.ts";
export { portraitParameters, portraitSlugs } from "./portrait/people.ts";

/** The size to give a portrait in a page, in pixels; others need the same shape, 24 to 29. */
export const portraitSize = { width: 480, height: 580 } as const;

/** Where a cell is looked at, in cells: its middle and a ring round it. */
const looks = [
	[0.5, 0.5],
	[0.2, 0.2],
	[0.8, 0.2],
	[0.2, 0.8],
	[0.8, 0.8],
] as const;

/**
 * Draws a person: a small sculpted head, lit from the upper left, read on 48 by 58 cells. Tone becomes
 * size.
 * @returns a file of about 1.5 kB after brotli, transparent; the page sets the ground's tile behind it
 */
export function portrait(parameters: PortraitParameters): string {
	return drawTones(readTones(parameters), tiles[parameters.ground].marks.hex);
}

function readTones(parameters: PortraitParameters): Tones {
	const { columns, rows } = portraitCells;
	const bust = sculpture(parameters);
	const { width, top } = framing(parameters);
	const unit = width / columns;
	return Array.from({ length: rows }, (_row, row) =>
		Array.from({ length: columns }, (_column, column) => {
			const seen = looks
				.map(([dx, dy]) =>
					toneAt(bust, parameters, (column + dx - columns / 2) * unit, top - (row + dy) * unit),
				)
				.filter((tone) => tone !== null);
			if (seen.length < looks.length / 2) return null;
			return seen.reduce((sum, tone) => sum + tone, 0) / seen.length;
		}),
	);
}

/** How wide the view is and where its upper edge lies, in half heads: hair needs room. */
function framing({ hair }: PortraitParameters): { width: number; top: number } {
	if (hair.style === "bun") return { width: 3.08, top: 1.96 };
	if (hair.style === "curly") return { width: 2.92, top: 1.66 };
	return { width: 2.86, top: 1.56 };
}

/**
 * Gives each of a list of people a ground, so that none has the same as the one before, or as the one
 * above where three stand in a row. A person's own ground stands where it can.
 * @param slugs in the order in which they are shown
 */
export function arrangePortraits(slugs: readonly string[]): PortraitParameters[] {
	const arranged: PortraitParameters[] = [];
	for (const slug of slugs) {
		const own = portraitParameters(slug);
		const taken: (PortraitGround | undefined)[] = [
			arranged.at(-1)?.ground,
			arranged.at(-3)?.ground,
		];
		const order = [own.ground, ...portraitGrounds];
		arranged.push({
			...own,
			ground: order.find((ground) => !taken.includes(ground)) ?? own.ground,
		});
	}
	return arranged;
}
