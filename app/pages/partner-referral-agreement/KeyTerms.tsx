import { type Agreement, interpolate, type PageContent } from "../../../content-model/index.ts";
import { drawKeyTerm } from "../../../grid/index.ts";
import { CellRows } from "../../components/CellRow.tsx";
import styles from "./KeyTerms.module.css";

interface KeyTermsProps {
	terms: Agreement["keyTerms"];
	labels: PageContent<"partner-referral-agreement">["labels"];
}

/** The most important figures, each with a drawing and its clause. */
export function KeyTerms({ terms, labels }: KeyTermsProps) {
	return (
		<div className={styles.keyTerms}>
			<h2 className="text-large">{labels.keyTerms}</h2>
			<dl>
				{terms.map(({ figure, label, anchor, clause }) => (
					<div key={anchor}>
						<dt className="text-large">{figure}</dt>
						<dd aria-hidden="true">
							<CellRows matrix={drawKeyTerm(figure)} colourClass="hue" />
						</dd>
						<dd>
							{`${label} `}
							<small>
								<a href={`#${anchor}`}>{interpolate(labels.clause, { number: clause })}</a>
							</small>
						</dd>
					</div>
				))}
			</dl>
			<p className="caption">{`${labels.keyTermsNote} ${labels.summaryNote}`}</p>
		</div>
	);
}
