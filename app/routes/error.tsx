import { ErrorPage } from "../sections/ErrorPage.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/error";

/** Written as `500.html`: what hosts answer with when they fail themselves. */
export function loader({ context }: Route.LoaderArgs) {
	return { page: context.get(siteContext).content.pages.error };
}

export default function ErrorFile({ loaderData }: Route.ComponentProps) {
	return <ErrorPage page={loaderData.page} />;
}
