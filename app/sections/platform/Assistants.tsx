import { Picture } from "../../components/Picture";
import { Section, SectionHead } from "../../components/Section";
import type { Page } from "../../content/schemas/pages";
import { pictogram } from "../../grid";
import { assistantColour } from "./assistantColour";

interface AssistantsProps {
	assistants: Page<"platform">["assistants"];
}

/** The assistants one can turn to, each with its pictogram. */
export function Assistants({ assistants: { title, lede, items } }: AssistantsProps) {
	return (
		<Section id="assistants" progress={0.75} colour="gum">
			<SectionHead title={title} lede={lede} />
			<ul className="assistants ruled columns-4">
				{items.map((assistant, place) => (
					<li key={assistant.title}>
						<Picture matrix={pictogram(assistant.icon)} colour={assistantColour(place)} />
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
