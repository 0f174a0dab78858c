import { data } from "react-router";
import type { Route } from "./+types/route";
import { NotFoundPage } from "./NotFoundPage.tsx";

/**
 * Serves `/404`, from where the build writes the file that hosts answer with, and at every path
 * that no other route takes, which is missing.
 */
export function loader({ params }: Route.LoaderArgs) {
	return data(null, { status: "*" in params ? 404 : 200 });
}

export default NotFoundPage;
