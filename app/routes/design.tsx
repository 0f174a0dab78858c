import { DesignPage } from "../design/DesignPage.tsx";
import styles from "../design/design.css?inline";
import { designData } from "../design/designData.server.ts";
import { readTokens, swatchClasses } from "../design/tokens.ts";
import serif from "../fonts/serif.woff2";
import { designColours, paletteOf } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import { colourTokens } from "../styles/siteStyles.ts";
import tokenStyles from "../styles/tokens.css?raw";
import type { Route } from "./+types/design";

export const handle: RouteHandle = {
	styles: styles + swatchClasses(readTokens(colourTokens(paletteOf(designColours)))),
	fonts: [serif],
	islands: [],
};

/** Every token and every component, in development only. */
export function loader({ context }: Route.LoaderArgs) {
	return designData(context.get(siteContext));
}

export default function Design({ loaderData }: Route.ComponentProps) {
	const { site } = useSite();
	const tokens = readTokens(colourTokens(site.colours) + tokenStyles);
	return (
		<>
			<title>Design</title>
			<meta name="robots" content="noindex" />
			<DesignPage data={loaderData} tokens={tokens} />
		</>
	);
}
