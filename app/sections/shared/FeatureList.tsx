import type { ReactNode } from "react";
import type { Page } from "../../content/schemas/pages.ts";

type Feature = Page<"platform">["features"]["items"][number];

interface FeatureListProps {
	features: readonly Feature[];
	/** A small piece of the product for a feature. It decorates: the feature's text says it. */
	fragment: (icon: Feature["icon"]) => ReactNode;
}

/** Features of the platform in ruled cells, each below a piece of its interface. */
export function FeatureList({ features, fragment }: FeatureListProps) {
	return (
		<ul className="features ruled">
			{features.map(({ title, description, icon }) => (
				<li key={title}>
					<div className="fragment" aria-hidden="true">
						{fragment(icon)}
					</div>
					<h3>{title}</h3>
					<p className="quiet">{description}</p>
				</li>
			))}
		</ul>
	);
}
