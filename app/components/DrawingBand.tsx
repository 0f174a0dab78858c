import type { ReactNode } from "react";
import { getThemeClass, type Matrix, type ThemeName } from "../../grid/index.ts";
import { CellRow } from "./CellRow.tsx";
import { joinClassNames } from "./classNames.ts";
import styles from "./DrawingBand.module.css";

interface Strip {
	/** Rows of 25 cells, or of 13 on a phone. */
	matrix: Matrix;
	/** The row in the hue, if any, counted from 0. */
	hueRow?: number;
}

interface DrawingBandProps {
	theme: ThemeName;
	/** The drawing on a phone. */
	narrow: Strip;
	/** The drawing in a wider window. */
	wide: Strip;
	/** The legend of its symbols. */
	children: ReactNode;
}

/** A drawing in square cells on a coloured band, in two versions by the width of the window, with its legend. */
export function DrawingBand({ theme, narrow, wide, children }: DrawingBandProps) {
	return (
		<div className={joinClassNames(styles.drawingBand, "on-screen", getThemeClass(theme))}>
			<div className={joinClassNames(styles.narrowStrip, "wrap on-phone")} aria-hidden="true">
				<StripRows {...narrow} />
			</div>
			<div className="wrap above-phone" aria-hidden="true">
				<StripRows {...wide} />
			</div>
			<div className="wrap margin-top-5">{children}</div>
		</div>
	);
}

function StripRows({ matrix, hueRow }: Strip) {
	return matrix.map((cells, row) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
		<CellRow key={row} cells={cells} colourClass={row === hueRow ? "hue" : undefined} />
	));
}
