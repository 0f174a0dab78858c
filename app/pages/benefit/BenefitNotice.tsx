import type { ReactNode } from "react";
import {
	getPictogram,
	getThemeClass,
	type PictogramName,
	type ThemeName,
} from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import styles from "./BenefitNotice.module.css";

interface BenefitNoticeProps {
	pictogram: PictogramName;
	theme: ThemeName;
	/** Content beside the drawing. */
	children: ReactNode;
}

/** A benefit's drawing in its colour theme, and its text beside it. */
export function BenefitNotice({ pictogram, theme, children }: BenefitNoticeProps) {
	return (
		<section className={joinClassNames(styles.benefitNotice, "wrap split-at-column-3")}>
			<div className={joinClassNames(styles.picture, getThemeClass(theme))}>
				<GridDrawing matrix={getPictogram(pictogram)} />
			</div>
			<div className={styles.text}>{children}</div>
		</section>
	);
}
