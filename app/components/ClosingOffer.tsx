import type { ReactNode } from "react";
import type { FieldContent } from "../../content-model/index.ts";
import { Action } from "./Action.tsx";
import { Actions } from "./Actions.tsx";

interface ClosingOfferProps extends Pick<FieldContent<"closing">, "action"> {
	/** Plain, or with links in it. */
	text: ReactNode;
	variant: "primary" | "outline";
	/** A second action. */
	children?: ReactNode;
}

/**
 * What the end of a page says below its heading: a text, and what to do next. For `ClosingBand`, `ClosingWithDrawing`, and
 * ends that a page composes itself.
 */
export function ClosingOffer({ text, action, variant, children }: ClosingOfferProps) {
	return (
		<>
			<p className="lede">{text}</p>
			<Actions>
				<Action variant={variant} link={action} />
				{children}
			</Actions>
		</>
	);
}
