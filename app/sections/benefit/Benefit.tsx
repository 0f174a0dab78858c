import { Action } from "../../components/Action.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { Content } from "../../content/load.server.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram, tileClass } from "../../grid/index.ts";
import { Head } from "../../seo/Head.tsx";

interface BenefitPageProps {
	benefit: Content["benefits"][number];
	page: Page<"benefit">;
}

/** A benefit: its sentence, and what its page will hold once it is written. */
export function BenefitPage({ benefit, page }: BenefitPageProps) {
	return (
		<Notice
			tile={tileClass(benefit.colour)}
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

/** The page for a benefit that does not exist: full days with a gap where it would be. */
export function BenefitNotFound({ notFound }: Page<"benefit">) {
	return (
		<>
			<Head {...notFound.head} />
			<Notice
				tile={tileClass("saltbush")}
				drawing={<GridDrawing matrix={pictogram("benefit-not-found")} />}
			>
				<h1>{notFound.title}</h1>
				<p className="lede">{notFound.text}</p>
				<p className="actions">
					<Action link={notFound.action} />
				</p>
			</Notice>
		</>
	);
}
