import { data } from "react-router";
import { BenefitNotFound, BenefitPage } from "../sections/benefit/Benefit.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/benefit";

export function loader({ params, context }: Route.LoaderArgs) {
	const { benefits, pages } = context.get(siteContext).content;
	const benefit = benefits.find(({ slug }) => slug === params.slug);
	return data({ benefit, page: pages.benefit }, { status: benefit ? 200 : 404 });
}

export default function Benefit({ loaderData: { benefit, page } }: Route.ComponentProps) {
	return benefit ? <BenefitPage benefit={benefit} page={page} /> : <BenefitNotFound {...page} />;
}
