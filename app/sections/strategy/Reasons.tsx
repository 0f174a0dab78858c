import { HabitRow } from "../../components/HabitRow.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram } from "../../grid/index.ts";

const colours = ["ochre", "saltbush", "redgum", "dusk", "gum", "ochre", "dusk", "redgum"] as const;

/** Why a firm needs a strategy: eight rows of days, each broken in its own way. */
export function Reasons({ title, lede, items }: Page<"strategy">["reasons"]) {
	return (
		<Section id="why" progress={0.35} colour="redgum">
			<SectionHead title={title} lede={lede} />
			<ol className="reasons ruled">
				{items.map((item, place) => (
					<li key={item.title} className="axis">
						<div>
							<h3>{item.title}</h3>
							<p className="quiet">{item.text}</p>
						</div>
						<div className="week-lines" aria-hidden="true">
							<HabitRow days={pictogram(item.icon)[0] ?? []} colour={colours[place]} />
						</div>
					</li>
				))}
			</ol>
		</Section>
	);
}
