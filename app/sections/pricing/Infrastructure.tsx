import { interpolate } from "../../content/interpolate.ts";
import type { Pricing } from "../../content/schemas/collections.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { infrastructureAmounts } from "../../pricing/words.ts";

interface InfrastructureProps {
	copy: Page<"pricing">["infrastructure"];
	costs: Pricing["infrastructure"];
}

/** What the cloud provider bills, closed until a visitor asks for it. */
export function Infrastructure({ copy, costs }: InfrastructureProps) {
	const amounts = infrastructureAmounts(costs);
	return (
		<section className="section wrap infrastructure">
			<details id="infrastructure">
				<summary>
					<h2 className="tagline">{copy.title}</h2>
				</summary>
				<div className="axis">
					<p className="lede">{copy.lede}</p>
					<div>
						<dl className="values ruled">
							{copy.rows.map(({ id, label, text }) => (
								<div key={id}>
									<dt>{label}</dt>
									<dd>{interpolate(text, amounts)}</dd>
								</div>
							))}
						</dl>
						<p className="caption">{copy.note}</p>
					</div>
				</div>
			</details>
		</section>
	);
}
