import type { PageContent } from "../../../content-model/index.ts";
import { getTileClass, parseRow } from "../../../grid/index.ts";
import { HabitRow } from "../../components/HabitRow.tsx";
import { Section } from "../../components/Section.tsx";
import "./DataFlow.css";

/**
 * The path of a request as one drawing: its columns are places, and each row is a step across them. A sheet of questions
 * alone is printed.
 */
export function DataFlow({ copy }: { copy: PageContent<"security">["flow"] }) {
	const { title, lede, zones, steps } = copy;
	return (
		<Section
			id="flow"
			className={`data-flow on-screen ${getTileClass("redgum")}`}
			hasLine={false}
			head={{ title, lede }}
		>
			<div className="request-path">
				<div className="places caption" aria-hidden="true">
					{zones.map((zone) => (
						<b key={zone}>{zone}</b>
					))}
				</div>
				<ol>
					{steps.map(({ title, text, where, cells }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p className="text-secondary">{text}</p>
							<p className="visually-hidden" data-no-search="">
								{where}
							</p>
							<div aria-hidden="true">
								<span className={`place place-${zones.indexOf(where) + 1} caption`}>{where}</span>
								<HabitRow days={parseRow(cells)} />
							</div>
						</li>
					))}
				</ol>
			</div>
		</Section>
	);
}
