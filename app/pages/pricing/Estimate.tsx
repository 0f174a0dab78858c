import type { ComponentProps } from "react";
import type { Link, Page, Pricing } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { PrintedContact } from "../../components/PrintedContact.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { Island } from "../../islands/Island.tsx";
import { formatWorkedExample } from "../../pricing/formatFigures.ts";
import { usePageContext } from "../../site/pageContext.ts";
import Estimator from "./estimator.island.tsx";
import "./Estimate.css";

interface EstimateProps {
	copy: Page<"pricing">["estimator"];
	/** Shown where a plan does not offer something. */
	notOffered: string;
	/** Link below the sum. */
	action: Link | undefined;
	pricing: Pricing;
	/** URL of the contact form. */
	contactForm: string;
}

/**
 * The estimator, with its assumptions below the form. Without JavaScript worked examples replace the form;
 * the server renders the sum of the first beside them.
 */
export function Estimate({ copy: page, notOffered, action, pricing, contactForm }: EstimateProps) {
	const { title, lede, assumptions, onPaper, example, formParameter, ...copy } = page;
	const { plans, gst, infrastructure, staffTime } = pricing;
	const { labels } = usePageContext().settings;
	const rows = pricing.rows.map(({ id, sessions, prices }) => ({ id, sessions, prices }));
	return (
		<Section id="estimate" className="estimate-section" tinted>
			<SectionHead title={title}>
				<p className="interactive on-screen lede">{lede}</p>
			</SectionHead>
			<div className="estimate-area split-at-week-3">
				<div className="fallback" data-no-search="">
					<ul className="ruled">
						{[example, ...example.more].map((workedExample) => (
							<li key={workedExample.text}>{formatWorkedExample(workedExample, pricing)}</li>
						))}
					</ul>
					<p className="caption" data-no-text="">
						{example.note}
					</p>
				</div>
				<Island
					name="estimator"
					component={Estimator}
					props={{
						pricing: { plans, rows, gst, infrastructure, staffTime },
						copy,
						notOffered,
						start: example.choices,
						action,
						newTabLabel: labels.opensInNewTab,
						...(formParameter && {
							contactForm: { url: contactForm, parameter: formParameter },
						}),
					}}
				/>
				<Assumptions
					title={assumptions.title}
					items={pricing.assumptions.map((text) => ({ text }))}
				/>
				<Assumptions
					title={assumptions.breakEven.title}
					items={assumptions.breakEven.items.map((text) => ({ text }))}
				/>
				<Assumptions {...onPaper} className="on-paper" data-no-text="">
					<PrintedContact />
				</Assumptions>
			</div>
		</Section>
	);
}

interface AssumptionsProps extends ComponentProps<"div"> {
	title: string;
	items: readonly { text: string; sample?: boolean | undefined }[];
}

/** A list of the estimate's assumptions, then the children. */
function Assumptions({ title, items, className, children, ...div }: AssumptionsProps) {
	return (
		<div className={joinClassNames("estimate-assumptions", className, "margin-top-6")} {...div}>
			<h3>{title}</h3>
			<ul className="ruled margin-top-3">
				{items.map(({ text, sample }) => (
					<li key={text}>
						{text} {sample && <SampleTag inRow />}
					</li>
				))}
			</ul>
			{children}
		</div>
	);
}
