import { Section, SectionHead } from "../../components/Section.tsx";
import type { Pricing } from "../../content/schemas/collections.ts";
import type { Link } from "../../content/schemas/fields.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { Island } from "../../islands/Island.tsx";
import { workedExample } from "../../pricing/words.ts";
import { useSite } from "../../siteData.ts";

interface EstimateProps {
	copy: Page<"pricing">["estimator"];
	notOffered: string;
	pricing: Pricing;
	/** Address of the contact form. */
	contactForm: string;
	/** What to do with the sum. */
	action: Link | undefined;
}

/**
 * The estimator, and below its form what it assumes. Without JavaScript worked examples stand in the
 * form's place; the sum of the first is the one the server has drawn beside them.
 */
export function Estimate({ copy, notOffered, pricing, contactForm, action }: EstimateProps) {
	const { title, lede, assumptions, example, formParameter, ...words } = copy;
	const { plans, gst, infrastructure } = pricing;
	const rows = pricing.rows.map(({ id, sessions, prices }) => ({ id, sessions, prices }));
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<Section id="estimate" progress={0.6} tinted>
			<SectionHead title={title}>
				<p className="interactive lede">{lede}</p>
			</SectionHead>
			<div className="estimate-area axis">
				<div className="stand-in">
					<ul className="ruled">
						{[example, ...example.more].map((each) => (
							<li key={each.text}>{workedExample(each, pricing)}</li>
						))}
					</ul>
					<p className="caption" data-no-text="">
						{example.note}
					</p>
				</div>
				<Island
					name="estimator"
					props={{
						pricing: { plans, rows, gst, infrastructure },
						copy: words,
						notOffered,
						start: example.choices,
						action,
						newTabLabel,
						...(formParameter && { form: { address: contactForm, parameter: formParameter } }),
					}}
				/>
				<Assumptions title={assumptions.title} items={pricing.assumptions} />
				<Assumptions {...assumptions.breakEven} />
			</div>
		</Section>
	);
}

function Assumptions({ title, items }: { title: string; items: readonly string[] }) {
	return (
		<div className="assumptions">
			<h3>{title}</h3>
			<ul className="ruled">
				{items.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
		</div>
	);
}
