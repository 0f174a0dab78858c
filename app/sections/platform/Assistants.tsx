import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram } from "../../grid/index.ts";
import { assistantColour } from "./assistantColour.ts";

/** The assistants one can turn to, each with its pictogram. */
export function Assistants({ title, lede, items }: Page<"platform">["assistants"]) {
	return (
		<Section id="assistants" progress={0.75} colour="gum">
			<SectionHead title={title} lede={lede} />
			<ul className="assistants ruled columns-4">
				{items.map((assistant, place) => (
					<li key={assistant.title}>
						<GridDrawing matrix={pictogram(assistant.icon)} colour={assistantColour(place)} />
						<div>
							<h3>{assistant.title}</h3>
							<p className="quiet">{assistant.description}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
