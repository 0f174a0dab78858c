import type { ComponentProps, ReactNode } from "react";
import { getThemeClass, type Matrix, type ThemeName } from "../../grid/index.ts";
import { CellRows } from "./CellRow.tsx";
import { joinClassNames } from "./classNames.ts";
import styles from "./Band.module.css";

interface BandProps extends ComponentProps<"section"> {
	/** What its text begins with: a heading, or a figure in large letters. */
	opening: ReactNode;
	/** Rows of 25 cells along the lower edge. Decorative. */
	matrix: Matrix;
	/** Its colour theme, in place of the dark ground. */
	theme?: ThemeName;
	/**
	 * Its composition: two columns of text above the rows unless it is given. `rowsAbove` has the rows first. Where there is
	 * room, `rowsBeside` has all text in one column beside them, and `largeTitle` a title as wide as the page.
	 */
	layout?: "rowsAbove" | "rowsBeside" | "largeTitle";
}

/** A dark band across the page: its text, and rows that run past the edge of the window. */
export function Band({
	opening,
	matrix,
	theme,
	layout,
	className,
	children,
	...section
}: BandProps) {
	return (
		<section
			className={joinClassNames(
				styles.band,
				layout && styles[layout],
				theme ? getThemeClass(theme) : "dark-band",
				className,
			)}
			{...section}
		>
			<div className="wrap split-at-column-3">
				{opening}
				<div className={styles.text}>{children}</div>
				<div className={styles.rows} aria-hidden="true">
					<CellRows matrix={matrix} colourClass={theme && "hue"} />
				</div>
			</div>
		</section>
	);
}
