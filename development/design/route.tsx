import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import serif from "../../app/fonts/serif.woff2";
import { siteContext } from "../../app/site/context.ts";
import { usePageContext } from "../../app/site/pageContext.ts";
import type { RouteHandle } from "../../app/site/routeHandle.ts";
import { formatColourTokens } from "../../app/styles/brandColours.ts";
import tokenStyles from "../../app/styles/tokens.css?raw";
import { createPalette, designColours } from "../../grid/index.ts";
import { DesignPage } from "./DesignPage.tsx";
import styles from "./design.css?inline";
import { createDesignData } from "./designData.server.ts";
import { formatSwatchClasses, readTokens } from "./tokens.ts";

export const handle: RouteHandle = { fonts: [serif], islands: [] };

/** Loads what the design's components show, in development only. */
export function loader({ context }: LoaderFunctionArgs) {
	return createDesignData(context.get(siteContext));
}

const swatches = formatSwatchClasses(readTokens(formatColourTokens(createPalette(designColours))));

export default function Design() {
	const data = useLoaderData<typeof loader>();
	const { settings } = usePageContext();
	const tokens = readTokens(formatColourTokens(settings.colours) + tokenStyles);
	return (
		<>
			<title>Design</title>
			<meta name="robots" content="noindex" />
			<style>{styles + swatches}</style>
			<DesignPage data={data} tokens={tokens} />
		</>
	);
}
