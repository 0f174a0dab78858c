import type { FieldContent } from "../../../content-model/index.ts";
import { daysInWeek, getTileClass, type Matrix, mark, type TileName } from "../../../grid/index.ts";
import { Action, Actions } from "../../components/Action.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import styles from "./CategoryClosing.module.css";

interface CategoryClosingProps extends FieldContent<"closing"> {
	/** The category's tile. */
	tile: TileName;
	/** Number of articles of the category. */
	count: number;
}

/** The end of a category: what has been read, a disc for each article, and below it as one bar the work it leads to. */
export function CategoryClosing({ title, text, action, tile, count }: CategoryClosingProps) {
	return (
		<section
			className={joinClassNames(styles.closing, getTileClass(tile), "on-screen")}
			data-no-search=""
		>
			<div className="wrap split-at-week-3">
				<GridDrawing
					matrix={drawReading(count)}
					getCellColour={(_row, _column, level) => (level === mark.bar ? "accent" : "")}
				/>
				<div>
					<h2>{title}</h2>
					<p className="lede">{text}</p>
					<Actions>
						<Action variant="outline" link={action} />
					</Actions>
				</div>
			</div>
		</section>
	);
}

/** Draws a disc for each article, a row for each five, and a bar of a week below them. */
function drawReading(count: number): Matrix {
	const rows = Math.ceil(count / daysInWeek);
	const discs = Array.from({ length: rows }, (_, row) =>
		Array.from({ length: daysInWeek }, (_, day) =>
			row * daysInWeek + day < count ? mark.disc : mark.tick,
		),
	);
	return [...discs, Array.from({ length: daysInWeek }, () => mark.bar)];
}
