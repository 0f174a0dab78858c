import { data } from "react-router";
import { content } from "../content/index.server.ts";
import { BenefitNotFound, BenefitPage } from "../sections/benefit/Benefit.tsx";
import { Head } from "../seo/Head.tsx";
import type { Route } from "./+types/benefit";

export function loader({ params }: Route.LoaderArgs) {
	const { benefits, pages } = content();
	const benefit = benefits.find(({ slug }) => slug === params.slug);
	return data({ benefit, page: pages.benefit }, { status: benefit ? 200 : 404 });
}

export default function Benefit({ loaderData: { benefit, page } }: Route.ComponentProps) {
	return benefit ? (
		<>
			<Head {...benefit.head} path={`/benefits/${benefit.slug}`} />
			<BenefitPage benefit={benefit} page={page} />
		</>
	) : (
		<BenefitNotFound {...page} />
	);
}
