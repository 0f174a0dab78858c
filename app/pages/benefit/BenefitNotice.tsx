import type { ReactNode } from "react";
import {
	getPictogram,
	getTileClass,
	type PictogramName,
	type TileName,
} from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import styles from "./BenefitNotice.module.css";

interface BenefitNoticeProps {
	icon: PictogramName;
	tile: TileName;
	/** Content beside the drawing. */
	children: ReactNode;
}

/** A benefit's drawing on its tile, and its text beside it. */
export function BenefitNotice({ icon, tile, children }: BenefitNoticeProps) {
	return (
		<section className={joinClassNames(styles.benefitNotice, "wrap split-at-week-3")}>
			<div className={joinClassNames(styles.picture, getTileClass(tile))}>
				<GridDrawing matrix={getPictogram(icon)} />
			</div>
			<div>{children}</div>
		</section>
	);
}
