import { data } from "react-router";
import { Action, ContentLink } from "../components/Action.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { LinkedText } from "../components/LinkedText.tsx";
import { Notice } from "../components/Notice.tsx";
import { paragraphOf } from "../content/plainText.server.ts";
import { pictogram, tileClass } from "../grid/index.ts";
import { BenefitNotFound } from "../sections/BenefitNotFound.tsx";
import { OtherBenefits } from "../sections/benefit/OtherBenefits.tsx";
import { Evidence } from "../sections/shared/Evidence.tsx";
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

/** A benefit: what there is to say of it, or what its page will hold once it is written, and the others. */
export default function Benefit({ loaderData }: Route.ComponentProps) {
	const { benefit, body, others, page } = loaderData;
	if (!benefit) {
		return <BenefitNotFound copy={page} benefits={others} />;
	}
	const { sample, text, evidence, links = [] } = benefit;
	return (
		<>
			<Notice
				tile={tileClass(benefit.colour)}
				drawing={<GridDrawing matrix={pictogram(benefit.icon)} />}
			>
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
			</Notice>
			<OtherBenefits title={page.others} benefits={others} />
		</>
	);
}
