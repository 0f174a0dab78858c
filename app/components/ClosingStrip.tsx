import { countUsed, createHabit, type TileName } from "../../grid/index.ts";
import { TileStrip } from "./TileStrip.tsx";

interface ClosingStripProps {
	/** Fixes the drawing. */
	slug: string;
	tile: TileName;
}

/** The end of a page that has no closing band: three habits, the first of them in the tile's accent. */
export function ClosingStrip({ slug, tile }: ClosingStripProps) {
	const matrix = createHabit({ slug, rows: 3, start: [8, 21], slope: 2, noise: 0.6 });
	const used = matrix.map(countUsed);
	return <TileStrip tile={tile} matrix={matrix} accentRow={used.indexOf(Math.max(...used))} />;
}
