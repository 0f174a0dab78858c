import type { ReactNode } from "react";
import type { Link } from "../content/schemas/fields.ts";
import { Action } from "./Action.tsx";

interface ClosingBandProps {
	/** A question or offer, as text or with weighted words. */
	title: ReactNode;
	text: string;
	action: Link;
	newTabLabel?: string;
	/** The page's own picture along the lower edge. */
	children?: ReactNode;
}

/** The dark band that ends a page with one offer. */
export function ClosingBand({ title, text, action, newTabLabel, children }: ClosingBandProps) {
	return (
		<section className="band">
			<div className="wrap axis">
				<h2>{title}</h2>
				<div>
					<p className="lede">{text}</p>
					<p className="actions">
						<Action look="main" link={action} newTabLabel={newTabLabel} />
					</p>
				</div>
				{children && (
					<div className="strip" aria-hidden="true">
						{children}
					</div>
				)}
			</div>
		</section>
	);
}
