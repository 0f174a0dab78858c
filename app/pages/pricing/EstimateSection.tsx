import { joinClassNames } from "../../components/classNames.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { PrintedContact } from "../../components/PrintedContact.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { Island } from "../../islands/Island.tsx";
import { formatWorkedExample } from "../../pricing/formatFigures.ts";
import { usePageContext } from "../../site/pageContext.ts";
import Estimator from "./estimator.island.tsx";
import { createEstimatorProps, type EstimatorSource } from "./estimatorProps.ts";
import styles from "./EstimateSection.module.css";

/**
 * The estimator, with its assumptions below the form. Without JavaScript worked examples replace the form;
 * the server renders the sum of the first beside them.
 */
export function EstimateSection(props: Omit<EstimatorSource, "newTabLabel">) {
	const { words, pricing } = props;
	const { title, lede, assumptions, onPaper, example } = words;
	const { labels } = usePageContext().settings;
	return (
		<Section id="estimate" className={styles.estimateSection} tinted>
			<SectionHead title={title}>
				<p className="interactive on-screen lede">{lede}</p>
			</SectionHead>
			<div className={styles.area}>
				<div className={joinClassNames(styles.examples, "fallback")} data-no-search="">
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
					className={styles.estimator}
					name="estimator"
					component={Estimator}
					props={createEstimatorProps({ ...props, newTabLabel: labels.opensInNewTab })}
				/>
				<Disclosure className={styles.assumptions} summary={<h3>{assumptions.title}</h3>}>
					<Notes items={pricing.assumptions.map((text) => ({ text }))} />
					<h4>{assumptions.breakEven.title}</h4>
					<Notes items={assumptions.breakEven.items.map((text) => ({ text }))} />
				</Disclosure>
				<div className={joinClassNames(styles.assumptions, "on-paper")} data-no-text="">
					<h3>{onPaper.title}</h3>
					<Notes items={onPaper.items} />
					<PrintedContact />
				</div>
			</div>
		</Section>
	);
}

/** A ruled list of notes on the estimate. */
function Notes({ items }: { items: readonly { text: string; sample?: boolean | undefined }[] }) {
	return (
		<ul className="ruled margin-top-3">
			{items.map(({ text, sample }) => (
				<li key={text}>
					{text}
					{sample && <SampleTag inRow />}
				</li>
			))}
		</ul>
	);
}
