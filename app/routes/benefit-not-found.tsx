import { content } from "../content/index.server.ts";
import { BenefitNotFound } from "../sections/benefit/Benefit.tsx";
import type { Route } from "./+types/benefit-not-found";

/** Written as `benefits/404.html`: what hosts answer with for an unknown benefit. */
export function loader() {
	return { page: content().pages.benefit };
}

export default function BenefitNotFoundFile({ loaderData }: Route.ComponentProps) {
	return <BenefitNotFound {...loaderData.page} />;
}
