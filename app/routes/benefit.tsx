import { data } from "react-router";
import { Action, ContentLink } from "../components/Action.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { LinkedText } from "../components/LinkedText.tsx";
import { benefitPath } from "../content/paths.ts";
import { paragraphOf } from "../content/plainText.server.ts";
import { pictogram, tileClass } from "../grid/index.ts";
import { Evidence } from "../sections/shared/Evidence.tsx";
import { Head } from "../seo/Head.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/benefit";

/** At `/benefits/404` stands the file that hosts answer with for an unknown benefit. */
export function loader({ params, context }: Route.LoaderArgs) {
	const { benefits, pages, site } = context.get(siteContext).content;
	const benefit = benefits.find(({ slug }) => slug === params.slug);
	const others = benefits.filter((other) => other !== benefit);
	const body = benefit?.body.split(/\n\s*\n/).map((text) => paragraphOf(text, site)) ?? [];
	const found = benefit || params.slug === "404";
	return data({ benefit, body, others, page: pages.benefit }, { status: found ? 200 : 404 });
}

/** A benefit on its tile, or that there is none of this name, and the others as ways on. */
export default function Benefit({ loaderData }: Route.ComponentProps) {
	const { benefit, others, page } = loaderData;
	const { icon, colour } = benefit ?? { icon: "benefit-not-found", colour: "saltbush" };
	return (
		<>
			<section className="notice wrap axis">
				<div className={`tile ${tileClass(colour)}`}>
					<GridDrawing matrix={pictogram(icon)} />
				</div>
				<div>
					<BenefitText {...loaderData} />
				</div>
			</section>
			<nav className="section wrap" aria-labelledby="other-benefits">
				<h2 className="tagline" id="other-benefits">
					{benefit ? page.others : page.notFound.others}
				</h2>
				<ul className="ways-on mt-4">
					{others.map(({ slug, title, icon, colour }) => (
						<li key={slug} className={tileClass(colour)}>
							<GridDrawing matrix={pictogram(icon)} />
							<a className="stretched-link corner" href={benefitPath(slug)}>
								{title}
							</a>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}

/** What there is to say of a benefit, or what its page will hold once it is written. */
function BenefitText({ benefit, body, page }: Route.ComponentProps["loaderData"]) {
	if (!benefit) {
		const { head, title, text, action } = page.notFound;
		return (
			<>
				<Head {...head} />
				<h1>{title}</h1>
				<p className="lede">{text}</p>
				<p className="actions">
					<Action link={action} />
				</p>
			</>
		);
	}
	const { sample, text, evidence, links = [] } = benefit;
	return (
		<>
			<h1>{benefit.title}</h1>
			<p className="lede">{benefit.description}</p>
			{text && <p className="mt-4">{text}</p>}
			{!sample && (
				<div className="benefit-text mt-4">
					<LinkedText paragraphs={body} />
				</div>
			)}
			{evidence && <Evidence {...evidence} />}
			{links.length > 0 && (
				<p className="actions">
					{links.map((link) => (
						<ContentLink key={link.href} link={link} />
					))}
				</p>
			)}
			{sample && (
				<div className="panel">
					{page.comingSoon && <h2 className="tagline">{page.comingSoon}</h2>}
					{page.text && <p>{page.text}</p>}
					<LinkedText paragraphs={body} />
				</div>
			)}
			<p className="actions">
				<Action link={page.back} />
			</p>
		</>
	);
}
