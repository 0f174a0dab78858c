import { ContentLink } from "../../components/Action.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { linkedPicture, linkTint, partColours } from "./linkedPictures.ts";

type ApproachProps = Page<"home">["approach"] & {
	/** Anchor of the section, named after the approach. */
	anchor: string;
};

/** The program's four parts, whose pictures touch and share one row. */
export function Approach({ anchor, title, lede, cards }: ApproachProps) {
	return (
		<Section id={anchor} progress={0.18}>
			{/* The anchor of this section before it had a name. */}
			<span id="approach" />
			<SectionHead title={title} lede={lede} />
			<ul className="program ruled columns-4">
				{cards.map(({ id, ...card }, place) => (
					<li key={id}>
						<GridDrawing matrix={linkedPicture(place)} tint={linkTint} colour={partColours[id]} />
						<h3>{card.title}</h3>
						<p className="subtitle">{card.subtitle}</p>
						<p className="quiet">{card.description}</p>
						<ContentLink className="stretched-link" link={card.link} />
					</li>
				))}
			</ul>
		</Section>
	);
}
