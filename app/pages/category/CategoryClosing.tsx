import type { FieldContent } from "../../../content-model/index.ts";
import {
	cellState,
	daysInWeek,
	type Matrix,
	parseRow,
	type ThemeName,
} from "../../../grid/index.ts";
import { ClosingWithDrawing } from "../../components/ClosingWithDrawing.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import styles from "./CategoryClosing.module.css";

interface CategoryClosingProps extends FieldContent<"closing"> {
	/** That of the category. */
	theme: ThemeName;
	/** Number of articles of the category. */
	count: number;
}

/** The end of a category: what has been read, a disc for each article, and below it as one bar the work it leads to. */
export function CategoryClosing({ count, ...closing }: CategoryClosingProps) {
	return (
		<ClosingWithDrawing {...closing} layout="beside">
			<GridDrawing
				className={styles.reading}
				matrix={drawReading(count)}
				getCellColour={(_row, _column, state) => (state === cellState.bar ? "accent" : "")}
			/>
		</ClosingWithDrawing>
	);
}

/** Draws a disc for each article, a row for each five, and a bar of a week below them. */
function drawReading(count: number): Matrix {
	const rows = Math.ceil(count / daysInWeek);
	const discs = Array.from({ length: rows }, (_, row) =>
		parseRow("o".repeat(Math.min(daysInWeek, count - row * daysInWeek)).padEnd(daysInWeek, ".")),
	);
	return [...discs, parseRow("#".repeat(daysInWeek))];
}
