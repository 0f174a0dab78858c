import type { FieldContent } from "../../content-model/index.ts";
import { joinClassNames } from "./classNames.ts";
import { SampleTag } from "./Tag.tsx";
import styles from "./FactStrip.module.css";

interface FactStripProps {
	/** The rows of the page's price section. Those without a fact are left out. */
	rows: FieldContent<"price">["rows"] | undefined;
}

/** What a buyer asks first, below the introduction of a page in large letters: the figures of the price section further down. */
export function FactStrip({ rows = [] }: FactStripProps) {
	const facts = rows.filter(({ figure, fact }) => figure && fact);
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
