import { data } from "react-router";
import { Action } from "../components/Action.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { Notice } from "../components/Notice.tsx";
import { pictogram, tileClass } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { BenefitNotFound } from "../sections/BenefitNotFound.tsx";
import styles from "../sections/benefit/benefit.css?inline";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/benefit";

export const handle: RouteHandle = { styles };

export function loader({ params, context }: Route.LoaderArgs) {
	const { benefits, pages } = context.get(siteContext).content;
	const benefit = benefits.find(({ slug }) => slug === params.slug);
	return data({ benefit, page: pages.benefit }, { status: benefit ? 200 : 404 });
}

/** A benefit: its sentence, and what its page will hold once it is written. */
export default function Benefit({ loaderData: { benefit, page } }: Route.ComponentProps) {
	if (!benefit) {
		return <BenefitNotFound {...page} />;
	}
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
