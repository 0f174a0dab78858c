import type { PageContent } from "../../../content-model/index.ts";
import { daysInWeek, type Matrix, parseRow, type ThemeName } from "../../../grid/index.ts";
import { ClosingWithDrawing } from "../../components/ClosingWithDrawing.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import styles from "./CategoryClosing.module.css";

type Closing = NonNullable<PageContent<"blog">["categories"][string]["closing"]>;

interface CategoryClosingProps extends Closing {
	/** That of the category. */
	theme: ThemeName;
	/** Number of articles of the category. */
	count: number;
}

/** The end of a category: what has been read, a disc for each article if there are any, and below it as one bar the work it leads to. */
export function CategoryClosing({ count, drawing, ...closing }: CategoryClosingProps) {
	return (
		<ClosingWithDrawing {...closing} layout="beside">
			<div className={styles.reading} data-no-text="">
				{count > 0 && (
					<>
						<GridDrawing matrix={drawArticles(count)} />
						<p className="caption">{drawing.articles}</p>
					</>
				)}
				<GridDrawing matrix={[parseRow("#".repeat(daysInWeek))]} colourClass="hue" />
				<p className="caption">{drawing.bar}</p>
			</div>
		</ClosingWithDrawing>
	);
}

/** Draws a disc for each article, in rows of five. */
function drawArticles(count: number): Matrix {
	const rows = Math.ceil(count / daysInWeek);
	return Array.from({ length: rows }, (_, row) =>
		parseRow("o".repeat(Math.min(daysInWeek, count - row * daysInWeek)).padEnd(daysInWeek, ".")),
	);
}
