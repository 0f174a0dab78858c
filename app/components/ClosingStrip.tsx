import { countUsed, createHabit, type TileName } from "../../grid/index.ts";
import { TileStrip } from "./TileStrip.tsx";

interface ClosingStripProps {
	/** Fixes the drawing. */
	slug: string;
	tile: TileName;
}

/** The end of a page that has no closing band: three habits, the first of them in the tile's accent. */
export function ClosingStrip({ slug, tile }: ClosingStripProps) {
	return (
		<TileStrip
			tile={tile}
			narrow={drawHabits(slug, { days: 13, start: [4, 10], slope: 1.4 })}
			wide={drawHabits(slug, { days: 25, start: [8, 21], slope: 2 })}
		/>
	);
}

/** Draws three habits, and finds the one that began first. */
function drawHabits(
	slug: string,
	rise: { days: number; start: readonly [number, number]; slope: number },
) {
	const matrix = createHabit({ slug, rows: 3, noise: 0.6, ...rise });
	const used = matrix.map(countUsed);
	return { matrix, accentRow: used.indexOf(Math.max(...used)) };
}
