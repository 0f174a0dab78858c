import { data } from "react-router";
import type { RouteHandle } from "../routeHandle.ts";
import { BenefitNotFound, BenefitPage } from "../sections/benefit/Benefit.tsx";
import styles from "../sections/benefit/benefit.css?inline";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/benefit";

export const handle: RouteHandle = { styles };

export function loader({ params, context }: Route.LoaderArgs) {
	const { benefits, pages } = context.get(siteContext).content;
	const benefit = benefits.find(({ slug }) => slug === params.slug);
	const others = benefits.filter((other) => other !== benefit);
	return data({ benefit, others, page: pages.benefit }, { status: benefit ? 200 : 404 });
}

export default function Benefit({ loaderData: { page, benefit, others } }: Route.ComponentProps) {
	return benefit ? (
		<BenefitPage benefit={benefit} others={others} page={page} />
	) : (
		<BenefitNotFound {...page} />
	);
}
