import { getPictogram, getTileClass } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { BareSection } from "../../components/Section.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import "./OtherBenefits.css";

interface OtherBenefitsProps {
	title: string;
	benefits: readonly Pick<Benefit, "path" | "title" | "icon" | "tile">[];
}

/** Links to all other benefits, as small tiles. Not printed. */
export function OtherBenefits({ title, benefits }: OtherBenefitsProps) {
	return (
		<BareSection as="nav" className="on-screen" aria-labelledby="other-benefits">
			<h2 className="tagline" id="other-benefits">
				{title}
			</h2>
			<ul className="other-benefits mt-4">
				{benefits.map(({ path, title, icon, tile }) => (
					<li key={path} className={getTileClass(tile)}>
						<GridDrawing matrix={getPictogram(icon)} />
						<StretchedLink link={{ label: title, href: path, newTab: false }} />
					</li>
				))}
			</ul>
		</BareSection>
	);
}
