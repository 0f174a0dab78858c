import type { ComponentProps } from "react";
import type { Matrix } from "../../grid/index.ts";
import { joinClassNames } from "./classNames.ts";
import { HabitRows } from "./HabitRow.tsx";
import "./Band.css";

interface BandProps extends ComponentProps<"section"> {
	/** Rows of 25 cells along the lower edge. They decorate. */
	matrix: Matrix;
}

/** A dark band across the page, in two columns above its rows. */
export function Band({ matrix, className, children, ...section }: BandProps) {
	return (
		<section className={joinClassNames("band", className)} {...section}>
			<div className="wrap axis">
				{children}
				<div className="band-rows" aria-hidden="true">
					<HabitRows matrix={matrix} />
				</div>
			</div>
		</section>
	);
}
