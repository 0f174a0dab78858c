import type { FieldContent } from "../../content-model/index.ts";
import { joinClassNames } from "./classNames.ts";
import { SampleTag } from "./Tag.tsx";
import styles from "./FactStrip.module.css";

interface FactStripProps {
	/** The figures of the page's price section. Those without a fact are left out. */
	figures: FieldContent<"price">["figures"] | undefined;
}

/** What a buyer asks first, below the introduction of a page in large letters: the figures of the price section further down. */
export function FactStrip({ figures = [] }: FactStripProps) {
	const facts = figures.filter(({ fact }) => fact);
	return (
		facts.length > 0 && (
			<div className="wrap">
				<ul className={joinClassNames(styles.factStrip, "ruled")}>
					{facts.map(({ figure, fact, sample }) => (
						<li key={fact}>
							<b>{figure}</b>{" "}
							<small>
								{fact}
								{sample && <SampleTag inRow />}
							</small>
						</li>
					))}
				</ul>
			</div>
		)
	);
}
