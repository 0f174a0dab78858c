import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram } from "../../grid/index.ts";

const colours = ["dusk", "gum", "ochre", "redgum"];

/** What the firm holds to, each value with its picture. */
export function Values({ title, lede, items }: Page<"about-us">["values"]) {
	return (
		<Section id="values" progress={0.6} colour="ochre" tinted>
			<SectionHead title={title} lede={lede} />
			<ul className="value-list">
				{items.map((value, place) => (
					<li key={value.title}>
						<GridDrawing matrix={pictogram(value.icon)} colour={colours[place % colours.length]} />
						<div>
							<h3>{value.title}</h3>
							<p className="quiet">{value.text}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
