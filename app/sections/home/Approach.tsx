import { ContentLink } from "../../components/Action.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { linkedPicture, linkTint, partColours } from "./linkedPictures.ts";

/** The program's four parts, whose pictures touch and share one row. */
export function Approach({ title, lede, cards }: Page<"home">["approach"]) {
	return (
		<Section id="approach" progress={0.18} colour="ochre">
			<SectionHead title={title} lede={lede} />
			<ul className="parts">
				{cards.map(({ id, ...card }, place) => (
					<li key={id}>
						<GridDrawing
							matrix={linkedPicture(id, place)}
							tint={linkTint}
							colour={partColours[id]}
						/>
						<h3>{card.title}</h3>
						<p className="subtitle">{card.subtitle}</p>
						<p className="quiet">{card.description}</p>
						<ContentLink link={card.link} />
					</li>
				))}
			</ul>
		</Section>
	);
}
