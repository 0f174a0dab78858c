import { getTileClass, type Matrix, mark, type TileName } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { HabitRow } from "../../components/HabitRow.tsx";
import "./TileStrip.css";

interface Strip {
	/** Rows of 25 cells, or of 13 on a phone. */
	matrix: Matrix;
	/** The row in the tile's accent, counted from 0. If it ends in a bar, that runs past the edge of the window. */
	accentRow: number;
}

interface TileStripProps {
	tile: TileName;
	/** The drawing on a phone. */
	narrow: Strip;
	/** The drawing in a wider window. */
	wide: Strip;
}

/** A drawing in square cells on a tile, across the whole page, in two versions by the width of the window. Decorative. */
export function TileStrip({ tile, narrow, wide }: TileStripProps) {
	return (
		<div className={joinClassNames("tile-strip on-screen", getTileClass(tile))} aria-hidden="true">
			<div className="narrow-strip wrap on-phone">
				<StripRows {...narrow} />
			</div>
			<div className="wrap above-phone">
				<StripRows {...wide} />
			</div>
		</div>
	);
}

function StripRows({ matrix, accentRow }: Strip) {
	return matrix.map((days, row) => {
		const isAccent = row === accentRow;
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
			<div key={row} className={isAccent && days.at(-1) === mark.bar ? "runs-off" : undefined}>
				<HabitRow days={days} colourClass={isAccent ? "accent" : undefined} />
			</div>
		);
	});
}
