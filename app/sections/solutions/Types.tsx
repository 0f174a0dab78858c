import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram } from "../../grid/index.ts";

const colours = ["redgum", "dusk", "ochre", "gum", "redgum", "dusk"] as const;

/** The kinds of solution, each with a diagram of how it works. */
export function Types({ title, lede, items }: Page<"solutions">["types"]) {
	return (
		<Section id="types" progress={0.6} colour="dusk" tinted>
			<SectionHead title={title} lede={lede} />
			<ul className="solution-types ruled columns-2">
				{items.map((item, place) => (
					<li key={item.title}>
						<GridDrawing matrix={pictogram(item.icon)} colour={colours[place]} />
						<h3>{item.title}</h3>
						<p className="quiet">{item.text}</p>
					</li>
				))}
			</ul>
		</Section>
	);
}
