import { Section, SectionHead } from "../../components/Section";
import type { Pricing } from "../../content/schemas/collections";
import type { Page } from "../../content/schemas/pages";
import { fill } from "../../content/template";
import { Island } from "../../islands/Island";
import { dollars } from "../../pricing/dollars";
import { estimate } from "../../pricing/estimate";

interface EstimateProps {
	words: Page<"pricing">["estimator"];
	notOffered: string;
	pricing: Pricing;
}

/**
 * The estimator with what it assumes. Without JavaScript a worked example stands in the form's place;
 * its sum is the one the server has drawn beside it.
 */
export function Estimate({ words, notOffered, pricing }: EstimateProps) {
	const { title, lede, legend, limits, fields, results, errors, assumptions, example } = words;
	const { plans, rows, gst, infrastructure } = pricing;
	const { plan, total, totalWithGst } = estimate(pricing, example.choices);
	return (
		<Section id="estimate" progress={0.6} colour="gum" tinted>
			<SectionHead title={title} lede={lede} />
			<div className="estimate-area axis">
				<noscript>
					<p className="lede">
						{fill(example.text, {
							people: example.choices.people,
							plan: plan.name,
							total: dollars(total),
							totalWithGst: dollars(totalWithGst),
						})}
					</p>
					<p className="caption">{example.note}</p>
				</noscript>
				<Island
					name="estimator"
					props={{
						pricing: { plans, rows, gst, infrastructure },
						words: { legend, limits, fields, results, errors },
						notOffered,
						start: example.choices,
					}}
				/>
			</div>
			<div className="axis assumptions">
				<h3>{assumptions.title}</h3>
				<ul className="ruled">
					{pricing.assumptions.map((text) => (
						<li key={text}>{text}</li>
					))}
				</ul>
			</div>
		</Section>
	);
}
