import { getTileClass, type Matrix, type TileName } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { HabitRow } from "../../components/HabitRow.tsx";
import { Legend } from "../../components/Legend.tsx";
import styles from "./TileStrip.module.css";

interface Strip {
	/** Rows of 25 cells, or of 13 on a phone. */
	matrix: Matrix;
	/** The row in the tile's accent, counted from 0. */
	accentRow: number;
}

interface TileStripProps {
	tile: TileName;
	/** The drawing on a phone. */
	narrow: Strip;
	/** The drawing in a wider window. */
	wide: Strip;
	/** What its symbols mean: a disc, and a leaf in the tile's accent. */
	labels: { disc: string; leaf: string };
}

/** A drawing in square cells on a tile, across the whole page, in two versions by the width of the window, with its legend. */
export function TileStrip({ tile, narrow, wide, labels }: TileStripProps) {
	return (
		<div className={joinClassNames(styles.tileStrip, "on-screen", getTileClass(tile))}>
			<div className={joinClassNames(styles.narrowStrip, "wrap on-phone")} aria-hidden="true">
				<StripRows {...narrow} />
			</div>
			<div className="wrap above-phone" aria-hidden="true">
				<StripRows {...wide} />
			</div>
			<div className="wrap">
				<Legend labels={labels} symbolColours={{ leaf: "accent" }} aligned />
			</div>
		</div>
	);
}

function StripRows({ matrix, accentRow }: Strip) {
	return matrix.map((days, row) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
		<HabitRow key={row} days={days} colourClass={row === accentRow ? "accent" : undefined} />
	));
}
