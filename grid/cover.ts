import { cellState } from "./cell.ts";
import { contour } from "./cover/contour.ts";
import { frame } from "./cover/frame.ts";
import { habit } from "./cover/habit.ts";
import type { CoverMode, CoverPattern } from "./cover/sheet.ts";
import { weave } from "./cover/weave.ts";
import { createRandom, pickRandom } from "./seed.ts";
import { type ThemeName, themeNames } from "./themes.ts";

export { type CoverMode, coverModes } from "./cover/sheet.ts";

const drawings = { contour, frame, habit, weave };

/** Size of a cover in cells: at least 8 by 5. */
export interface CoverSize {
	columns: number;
	rows: number;
}

/** The size of a cover on a card and at the top of an article on a phone. */
export const smallCoverSize: CoverSize = { columns: 12, rows: 8 };
/** The size of the strip above an article on a wide screen. */
export const stripCoverSize: CoverSize = { columns: 25, rows: 7 };

/** A request for a cover. */
export interface CoverRequest {
	/** Fixes the drawing, at any size. */
	slug: string;
	/** The mode, which the subject decides. */
	mode: CoverMode;
	/** A pattern its author chose; kept even if a neighbour has the same. */
	pattern?: CoverPattern;
}

/** Drawing options of a cover; the slug decides those left out. */
export interface CoverStyle extends CoverRequest {
	/** Whether the drawing runs from right to left. The leaf itself is never flipped. */
	flip?: boolean;
	/** A number from 0 to 1: spread of slopes, place of a wall, length of a tide or a bar. */
	grain?: number;
}

/** Lays a cover out: its cells, and which of them take the accent. */
export function createCover({ slug, mode, ...style }: CoverStyle, { columns, rows }: CoverSize) {
	const derivedTraits = deriveTraits(slug, mode);
	const {
		pattern = derivedTraits.pattern,
		flip = derivedTraits.flip,
		grain = derivedTraits.grain,
	} = style;
	const getCell = drawings[mode][pattern]({
		columns,
		rows,
		grain,
		nextRandom: createRandom(`${slug}/drawing`),
	});
	const cells = Array.from({ length: rows }, (_, row) => {
		const line = Array.from({ length: columns }, (_, column) => getCell(row, column));
		return flip ? line.toReversed() : line;
	});
	return {
		matrix: cells.map((line) => line.map(({ state }) => state)),
		accent: cells.map((line) => line.map(({ state, accent }) => accent && state >= cellState.disc)),
	};
}

/** Derives the options that a slug decides. */
function deriveTraits(slug: string, mode: CoverMode) {
	const nextRandom = createRandom(`${slug}/${mode}`);
	return {
		pattern: pickRandom<CoverPattern>([0, 1, 2, 3], nextRandom),
		flip: nextRandom() < 0.5,
		grain: nextRandom(),
	};
}

/** A cover of a list, and its colour theme. */
export interface ArrangedCover extends Required<CoverStyle> {
	theme: ThemeName;
}

/** Number of earlier covers that a cover does not repeat. */
const lookBack = 3;

/**
 * Chooses patterns and themes for a list of covers, so that neighbours differ: a theme is none of the last
 * three, a pattern none of the last three of its mode. A cover that comes back to a pattern its mode has
 * had before is also turned the other way round and takes another theme than that one had.
 *
 * A cover depends on its own slug and on those before it, never on those after.
 * @param items oldest first, so that a new one changes no older drawing
 */
export function arrangeCovers<Item extends CoverRequest>(
	items: readonly Item[],
): (Item & ArrangedCover)[] {
	const arranged: (Item & ArrangedCover)[] = [];
	for (const item of items) {
		const { slug, mode, pattern: pinnedPattern } = item;
		const derivedTraits = deriveTraits(slug, mode);
		// "tile" is what a theme was once called: another word would change every drawing.
		const nextRandom = createRandom(`${slug}/tile`);
		const sameMode = arranged.filter((other) => other.mode === mode);
		const pattern =
			pinnedPattern ?? findFreePattern(derivedTraits.pattern, sameMode.slice(-lookBack));
		const previousWithPattern = sameMode.findLast((other) => other.pattern === pattern);
		const recentThemes = arranged.slice(-lookBack).map((other) => other.theme);
		const free = themeNames.filter(
			(name) => !recentThemes.includes(name) && name !== previousWithPattern?.theme,
		);
		const flip = previousWithPattern ? !previousWithPattern.flip : derivedTraits.flip;
		arranged.push({
			...item,
			pattern,
			flip,
			grain: derivedTraits.grain,
			theme: pickRandom(free, nextRandom),
		});
	}
	return arranged;
}

/** Finds the wanted pattern, or the next one that none of the others has. */
function findFreePattern(preferred: CoverPattern, others: readonly ArrangedCover[]): CoverPattern {
	const usedPatterns = others.map((other) => other.pattern);
	const order = [
		preferred,
		(preferred + 1) % 4,
		(preferred + 2) % 4,
		(preferred + 3) % 4,
	] as CoverPattern[];
	return order.find((pattern) => !usedPatterns.includes(pattern)) ?? preferred;
}
