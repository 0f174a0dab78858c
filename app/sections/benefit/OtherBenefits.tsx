import { GridDrawing } from "../../components/GridDrawing.tsx";
import type { Entry } from "../../content/load.server.ts";
import { benefitPath } from "../../content/paths.ts";
import { pictogram, tileClass } from "../../grid/index.ts";

interface OtherBenefitsProps {
	title: string;
	benefits: readonly Pick<Entry<"benefit">, "slug" | "title" | "icon" | "colour">[];
}

/** The ways on from a benefit, as tiles. */
export function OtherBenefits({ title, benefits }: OtherBenefitsProps) {
	return (
		<nav className="section wrap" aria-labelledby="other-benefits">
			<h2 className="tagline" id="other-benefits">
				{title}
			</h2>
			<ul className="ways-on mt-4">
				{benefits.map(({ slug, title, icon, colour }) => (
					<li key={slug} className={tileClass(colour)}>
						<GridDrawing matrix={pictogram(icon)} />
						<a className="stretched-link corner" href={benefitPath(slug)}>
							{title}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
