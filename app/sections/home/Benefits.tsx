import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import type { Entry } from "../../content/load.server.ts";
import { benefitPath } from "../../content/paths.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram, tileClass } from "../../grid/index.ts";

interface BenefitsProps {
	head: Page<"home">["benefits"];
	/** The benefits that have a tile, in order. */
	benefits: Pick<Entry<"benefit">, "slug" | "title" | "description" | "icon" | "colour">[];
}

/** Benefits as tiles of colour, each leading to its own page. */
export function Benefits({ head, benefits }: BenefitsProps) {
	return (
		<Section id="benefits">
			<SectionHead {...head} />
			<ul className="tiles columns-3">
				{benefits.map(({ slug, title, description, icon, colour }) => (
					<li key={slug} className={tileClass(colour)}>
						<GridDrawing matrix={pictogram(icon)} />
						<div>
							<h3>
								<a className="stretched-link corner" href={benefitPath(slug)}>
									{title}
								</a>
							</h3>
							<p>{description}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
