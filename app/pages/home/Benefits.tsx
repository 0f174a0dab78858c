import type { PageContent } from "../../../content-model/index.ts";
import { getPictogram, getTileClass } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section } from "../../components/Section.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import "./Benefits.css";

interface BenefitsProps {
	copy: PageContent<"home">["benefits"];
	benefits: readonly Pick<Benefit, "path" | "title" | "description" | "icon" | "tile">[];
}

/** Benefits as coloured tiles, each linked to its own page. */
export function Benefits({ copy, benefits }: BenefitsProps) {
	return (
		<Section id="benefits" className="benefits" head={copy}>
			<ul className="benefit-tiles columns-3">
				{benefits.map(({ path, title, description, icon, tile }) => (
					<li key={path} className={getTileClass(tile)}>
						<GridDrawing matrix={getPictogram(icon)} />
						<div>
							<h3>
								<StretchedLink link={{ label: title, href: path, newTab: false }} />
							</h3>
							<p>{description}</p>
						</div>
					</li>
				))}
			</ul>
		</Section>
	);
}
