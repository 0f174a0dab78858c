import type { Matrix } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { PageTitle } from "../../components/PageTitle.tsx";
import styles from "./DrawnTitle.module.css";

interface DrawnTitleProps {
	/** The title. */
	children: string;
	/** A picture of three rows and ten columns: as high as the title, and two columns wide. */
	drawing: Matrix;
}

/** The title of the page, its picture beside it. That is left out where it has no room. */
export function DrawnTitle({ children, drawing }: DrawnTitleProps) {
	return (
		<div className={styles.drawnTitle}>
			<PageTitle>{children}</PageTitle>
			<GridDrawing matrix={drawing} colourClass="hue" className={styles.picture} />
		</div>
	);
}
