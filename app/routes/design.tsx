import { DesignPage } from "../design/DesignPage.tsx";
import styles from "../design/design.css?inline";
import { designData } from "../design/designData.server.ts";
import { showStates } from "../design/states.ts";
import { readTokens, tokenClasses } from "../design/tokens.ts";
import newsreader from "../fonts/newsreader.woff2";
import type { RouteHandle } from "../routeHandle.ts";
import siteStyles from "../styles/index.css?inline";
import tokensStyles from "../styles/tokens.css?raw";
import type { Route } from "./+types/design";

const groups = readTokens(tokensStyles);

/** The page’s own sheet, and the site’s once more with its states shown by class. */
export const handle: RouteHandle = {
	styles: showStates(siteStyles + styles) + tokenClasses(groups),
	fonts: [newsreader],
};

/** Every token and every component in all states, in development only. */
export function loader() {
	return designData();
}

export default function Design({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<title>Design</title>
			<meta name="robots" content="noindex" />
			<DesignPage data={loaderData} groups={groups} />
		</>
	);
}
