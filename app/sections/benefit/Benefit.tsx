import { Action, ContentLink } from "../../components/Action.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Notice } from "../../components/Notice.tsx";
import type { Content } from "../../content/load.server.ts";
import { benefitPath } from "../../content/paths.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { pictogram, tiles } from "../../grid/index.ts";
import { Head } from "../../seo/Head.tsx";
import { Evidence } from "../shared/Evidence.tsx";

interface BenefitPageProps {
	benefit: Content["benefits"][number];
	others: Pick<Content["benefits"][number], "slug" | "title">[];
	page: Page<"benefit">;
}

/** A benefit: what there is to say of it, what its page will hold once it is written, and the others. */
export function BenefitPage({ benefit, others, page }: BenefitPageProps) {
	const { text, evidence, links = [] } = benefit;
	return (
		<Notice
			tile={tiles[benefit.colour].className}
			drawing={<GridDrawing matrix={pictogram(benefit.icon)} />}
		>
			<h1>{benefit.title}</h1>
			<p className="lede">{benefit.description}</p>
			{text && <p className="benefit-text">{text}</p>}
			{evidence && <Evidence {...evidence} />}
			{links.length > 0 && (
				<p className="actions">
					{links.map((link) => (
						<ContentLink key={link.href} link={link} />
					))}
				</p>
			)}
			<div className="panel">
				<h2 className="tagline">{page.comingSoon}</h2>
				<p>{page.text}</p>
				<p>{benefit.body}</p>
			</div>
			<p className="actions">
				<Action link={page.back} />
			</p>
			<nav className="other-benefits" aria-labelledby="other-benefits">
				<h2 className="tagline" id="other-benefits">
					{page.others}
				</h2>
				<ul className="columns-2">
					{others.map(({ slug, title }) => (
						<li key={slug}>
							<a href={benefitPath(slug)}>{title}</a>
						</li>
					))}
				</ul>
			</nav>
		</Notice>
	);
}

/** The page for a benefit that does not exist: full days with a gap where it would be. */
export function BenefitNotFound({ notFound }: Page<"benefit">) {
	return (
		<>
			<Head {...notFound.head} />
			<Notice
				tile={tiles.saltbush.className}
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
