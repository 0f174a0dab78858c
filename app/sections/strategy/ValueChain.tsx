import { HabitRow } from "../../components/HabitRow.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { valueChain } from "./opportunities.ts";

/** Step 1: opportunities of each kind of work along the five stages of a firm's value chain. */
export function ValueChain({
	columns,
	rows,
	legend,
	caption,
}: Page<"strategy">["roadmap"]["steps"][0]["figure"]) {
	return (
		<figure className="value-chain panel">
			<ol className="weeks">
				{columns.map((stage) => (
					<li key={stage}>{stage}</li>
				))}
			</ol>
			<ul className="week-lines">
				{valueChain.map((days, index) => (
					<li key={rows[index]}>
						<span className="caption">{rows[index]}</span>
						<div aria-hidden="true">
							<HabitRow days={days} colour="gum" />
						</div>
					</li>
				))}
			</ul>
			<figcaption className="caption">
				<ul className="legend" data-no-text="">
					<li>
						<i className="dot" />
						{legend.dot}
					</li>
					<li>
						<i className="disc" />
						{legend.disc}
					</li>
				</ul>
				{caption}
			</figcaption>
		</figure>
	);
}
