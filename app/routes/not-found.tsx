import { data } from "react-router";
import { content } from "../content/index.server.ts";
import { NotFoundPage } from "../sections/NotFoundPage.tsx";
import type { Route } from "./+types/not-found";

/**
 * Stands at `/404`, from where the build writes the file that hosts answer with, and at every path
 * that no other route takes, which is missing.
 */
export function loader({ params }: Route.LoaderArgs) {
	return data({ page: content().pages["not-found"] }, { status: "*" in params ? 404 : 200 });
}

export default function NotFound({ loaderData }: Route.ComponentProps) {
	return <NotFoundPage page={loaderData.page} />;
}
