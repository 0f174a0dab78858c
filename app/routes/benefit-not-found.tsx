import type { RouteHandle } from "../routeHandle.ts";
import { BenefitNotFound } from "../sections/BenefitNotFound.tsx";
import styles from "../sections/benefit/benefit.css?inline";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/benefit-not-found";

export const handle: RouteHandle = { styles };

/** Written as `benefits/404.html`: what hosts answer with for an unknown benefit. */
export function loader({ context }: Route.LoaderArgs) {
	const { benefits, pages } = context.get(siteContext).content;
	return { benefits, page: pages.benefit };
}

export default function BenefitNotFoundFile({ loaderData }: Route.ComponentProps) {
	return <BenefitNotFound copy={loaderData.page} benefits={loaderData.benefits} />;
}
