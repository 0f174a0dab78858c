import { HabitRow } from "../../components/HabitRow.tsx";
import type { KeyTerm } from "../../content/agreement.server.ts";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { keyTermRows } from "./keyTermRows.ts";

interface KeyTermsProps {
	words: Page<"partner-referral-agreement">["labels"];
	terms: KeyTerm[];
}

/** Colour of each row, in turn. */
const colours = ["gum", "redgum", "dusk", "ochre", "gum", "dusk"];

/** The figures that matter most, each drawn, with the clause it is drawn from. */
export function KeyTerms({ words, terms }: KeyTermsProps) {
	return (
		<div className="key-terms">
			<h2 className="tagline">{words.keyTerms}</h2>
			<dl>
				{terms.map(({ figure, label, anchor, clause }, index) => (
					<div key={anchor}>
						<dt>{figure}</dt>
						<dd>
							{`${label} `}
							<small>
								<a href={`#${anchor}`}>{interpolate(words.clause, { number: clause })}</a>
							</small>
						</dd>
						<dd aria-hidden="true">
							{keyTermRows(figure).map((days, row) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the picture
								<HabitRow key={row} days={days} colour={colours[index]} />
							))}
						</dd>
					</div>
				))}
			</dl>
			<p className="caption">{`${words.keyTermsNote} ${words.summaryNote}`}</p>
		</div>
	);
}
