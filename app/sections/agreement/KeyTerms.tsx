import { HabitRows } from "../../components/HabitRow.tsx";
import type { KeyTerm } from "../../content/agreement.server.ts";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { keyTermRows } from "./keyTermRows.ts";

interface KeyTermsProps {
	copy: Page<"partner-referral-agreement">["labels"];
	terms: KeyTerm[];
}

/** The figures that matter most, each drawn, with the clause it is drawn from. */
export function KeyTerms({ copy, terms }: KeyTermsProps) {
	return (
		<div className="key-terms">
			<h2 className="tagline">{copy.keyTerms}</h2>
			<dl>
				{terms.map(({ figure, label, anchor, clause }) => (
					<div key={anchor}>
						<dt className="tagline">{figure}</dt>
						<dd>
							{`${label} `}
							<small>
								<a href={`#${anchor}`}>{interpolate(copy.clause, { number: clause })}</a>
							</small>
						</dd>
						<dd aria-hidden="true">
							<HabitRows matrix={keyTermRows(figure)} colour="hue" />
						</dd>
					</div>
				))}
			</dl>
			<p className="caption">{`${copy.keyTermsNote} ${copy.summaryNote}`}</p>
		</div>
	);
}
