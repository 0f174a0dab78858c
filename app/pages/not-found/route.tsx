import { data } from "react-router";
import type { Route } from "./+types/route";
import { NotFoundPage } from "./NotFoundPage.tsx";

/**
 * Serves `/404`, which the build writes as the hosts' not-found document, and every path that no other route
 * matches.
 */
export function loader({ params }: Route.LoaderArgs) {
	return data(null, { status: "*" in params ? 404 : 200 });
}

export default NotFoundPage;
