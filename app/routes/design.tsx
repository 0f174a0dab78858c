import { DesignPage } from "../design/DesignPage.tsx";
import styles from "../design/design.css?inline";
import { designData } from "../design/designData.server.ts";
import { readTokens, swatchClasses } from "../design/tokens.ts";
import newsreader from "../fonts/newsreader.woff2";
import type { RouteHandle } from "../routeHandle.ts";
import { siteContext } from "../site/context.ts";
import tokenStyles from "../styles/tokens.css?raw";
import type { Route } from "./+types/design";

const tokens = readTokens(tokenStyles);

export const handle: RouteHandle = {
	styles: styles + swatchClasses(tokens),
	fonts: [newsreader],
	islands: [],
};

/** Every token and every component, in development only. */
export function loader({ context }: Route.LoaderArgs) {
	return designData(context.get(siteContext));
}

export default function Design({ loaderData }: Route.ComponentProps) {
	return (
		<>
			<title>Design</title>
			<meta name="robots" content="noindex" />
			<DesignPage data={loaderData} tokens={tokens} />
		</>
	);
}
