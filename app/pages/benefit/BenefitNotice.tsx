import type { ReactNode } from "react";
import { type PictogramName, pictogram, type TileName, tileClass } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import "./BenefitNotice.css";

interface BenefitNoticeProps {
	icon: PictogramName;
	colour: TileName;
	/** What is said beside the picture. */
	children: ReactNode;
}

/** A benefit's picture on its tile, and its text beside it. */
export function BenefitNotice({ icon, colour, children }: BenefitNoticeProps) {
	return (
		<section className="benefit-notice wrap axis">
			<div className={tileClass(colour)}>
				<GridDrawing matrix={pictogram(icon)} />
			</div>
			<div>{children}</div>
		</section>
	);
}
