import { BenefitNotFound } from "../sections/BenefitNotFound.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/benefit-not-found";

/** Written as `benefits/404.html`: what hosts answer with for an unknown benefit. */
export function loader({ context }: Route.LoaderArgs) {
	const { benefits, pages } = context.get(siteContext).content;
	return { benefits, page: pages.benefit };
}

export default function BenefitNotFoundFile({ loaderData }: Route.ComponentProps) {
	return <BenefitNotFound copy={loaderData.page} benefits={loaderData.benefits} />;
}
