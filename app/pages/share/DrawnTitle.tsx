import type { Matrix } from "../../grid/index.ts";
import { GridDrawing } from "./GridDrawing.tsx";
import { PageTitle } from "./PageTitle.tsx";
import styles from "./DrawnTitle.module.css";

interface DrawnTitleProps {
	/** The title. */
	children: string;
	/** A picture of three rows and ten columns: as high as the title, and two columns wide. */
	drawing: Matrix;
}

/** The title of a page that is a tool: its picture is beside it, and is left out where there is no room for it. */
export function DrawnTitle({ children, drawing }: DrawnTitleProps) {
	return (
		<div className={styles.drawnTitle}>
			<PageTitle>{children}</PageTitle>
			<GridDrawing matrix={drawing} colourClass="hue" className={styles.picture} />
		</div>
	);
}
