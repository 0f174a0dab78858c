import { Action } from "../../components/Action.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { Content } from "../../content/load.server.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram, tiles } from "../../grid/index.ts";

interface BenefitPageProps {
	benefit: Content["benefits"][number];
	page: Page<"benefit">;
}

/** A benefit: its sentence, and what its page will hold once it is written. */
export function BenefitPage({ benefit, page }: BenefitPageProps) {
	return (
		<Notice
			tile={tiles[benefit.colour].className}
			drawing={<GridDrawing matrix={pictogram(benefit.icon)} />}
		>
			<h1>{benefit.title}</h1>
			<p className="lede">{benefit.description}</p>
			<div className="panel">
				<h2 className="tagline">{page.comingSoon}</h2>
				<p>{page.text}</p>
				<p>{benefit.body}</p>
			</div>
			<p className="actions">
				<Action link={page.back} />
			</p>
		</Notice>
	);
}
