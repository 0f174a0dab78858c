import type { ReactNode } from "react";
import type { Page } from "../content/schemas/pages.ts";
import type { Matrix } from "../grid/index.ts";
import { Action } from "./Action.tsx";
import { HabitRows } from "./HabitRow.tsx";

interface ClosingBandProps extends Omit<Page<"team">["closing"], "title"> {
	/** A question or offer, as text or with weighted words. */
	title: ReactNode;
	/** Rows of 25 cells along the lower edge: the page's own subject. They decorate. */
	matrix: Matrix;
}

/** The dark band that ends a page with one offer. */
export function ClosingBand({ title, text, action, matrix }: ClosingBandProps) {
	return (
		<section className="band">
			<div className="wrap axis">
				<h2>{title}</h2>
				<div>
					<p className="lede">{text}</p>
					<p className="actions">
						<Action look="main" link={action} />
					</p>
				</div>
				<div className="strip" aria-hidden="true">
					<HabitRows matrix={matrix} />
				</div>
			</div>
		</section>
	);
}
