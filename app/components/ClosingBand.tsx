import type { ReactNode } from "react";
import type { FieldContent } from "../../content-model/index.ts";
import type { Matrix, TileName } from "../../grid/index.ts";
import { Action, Actions } from "./Action.tsx";
import { Band } from "./Band.tsx";

interface ClosingBandProps extends Omit<FieldContent<"closing">, "title"> {
	/** A question or offer, as text or with weighted words. */
	title: ReactNode;
	/** Rows of 25 cells along the lower edge, on the page's subject. Decorative. */
	matrix: Matrix;
	/** Its tile, on a page that has a colour of its own. */
	tile?: TileName;
}

/** The dark band that ends a page with one offer, in the same words on every article. */
export function ClosingBand({ title, text, action, matrix, tile }: ClosingBandProps) {
	return (
		<Band className="on-screen" data-no-search="" matrix={matrix} tile={tile}>
			<h2>{title}</h2>
			<div>
				<p className="lede">{text}</p>
				<Actions>
					<Action variant="primary" link={action} />
				</Actions>
			</div>
		</Band>
	);
}
