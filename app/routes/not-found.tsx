import { data } from "react-router";
import { NotFoundPage } from "../sections/NotFoundPage.tsx";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/not-found";

/**
 * Stands at `/404`, from where the build writes the file that hosts answer with, and at every path
 * that no other route takes, which is missing.
 */
export function loader({ params, context }: Route.LoaderArgs) {
	const { "not-found": page, search } = context.get(siteContext).content.pages;
	return data({ page, field: search.field }, { status: "*" in params ? 404 : 200 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
	return <NotFoundPage {...loaderData} />;
}
