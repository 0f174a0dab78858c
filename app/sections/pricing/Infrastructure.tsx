import { interpolate } from "../../content/interpolate.ts";
import type { Pricing } from "../../content/schemas/collections.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { infrastructureAmounts } from "../../pricing/words.ts";

interface InfrastructureProps {
	words: Page<"pricing">["infrastructure"];
	costs: Pricing["infrastructure"];
}

/** What the cloud provider bills, closed until a visitor asks for it. */
export function Infrastructure({ words, costs }: InfrastructureProps) {
	const amounts = infrastructureAmounts(costs);
	return (
		<section className="section wrap infrastructure">
			<details id="infrastructure">
				<summary>
					<h2 className="tagline">{words.title}</h2>
				</summary>
				<div className="axis">
					<p className="lede">{words.lede}</p>
					<div>
						<dl className="values ruled">
							{words.rows.map(({ id, label, text }) => (
								<div key={id}>
									<dt>{label}</dt>
									<dd>{interpolate(text, amounts)}</dd>
								</div>
							))}
						</dl>
						<p className="caption">{words.note}</p>
					</div>
				</div>
			</details>
		</section>
	);
}
