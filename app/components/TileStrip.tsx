import { getTileClass, type Matrix, type TileName } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import { HabitRow } from "./HabitRow.tsx";
import "./TileStrip.css";

interface TileStripProps {
	tile: TileName;
	/** Rows of 25 cells. */
	matrix: Matrix;
	/** The row in the tile's accent, counted from 0. If it ends in a bar, that runs past the edge of the window. */
	accentRow: number;
}

/** A drawing in square cells on a tile, across the whole page. Decorative. */
export function TileStrip({ tile, matrix, accentRow }: TileStripProps) {
	return (
		<div className={joinClassNames("tile-strip on-screen", getTileClass(tile))} aria-hidden="true">
			<div className="wrap">
				{matrix.map((days, row) => {
					const isAccent = row === accentRow;
					return (
						// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
						<div key={row} className={isAccent && days.at(-1) === 3 ? "runs-off" : undefined}>
							<HabitRow days={days} colourClass={isAccent ? "accent" : undefined} />
						</div>
					);
				})}
			</div>
		</div>
	);
}
