import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import serif from "../../app/fonts/serif.woff2";
import { siteContext } from "../../app/site/context.ts";
import type { RouteHandle } from "../../app/site/routeHandle.ts";
import { useSite } from "../../app/site/siteData.ts";
import { colourTokens } from "../../app/styles/brandColours.ts";
import tokenStyles from "../../app/styles/tokens.css?raw";
import { designColours, paletteOf } from "../../grid/index.ts";
import { DesignPage } from "./DesignPage.tsx";
import styles from "./design.css?inline";
import { designData } from "./designData.server.ts";
import { readTokens, swatchClasses } from "./tokens.ts";

export const handle: RouteHandle = { fonts: [serif], islands: [] };

/** Every token and every component, in development only. */
export function loader({ context }: LoaderFunctionArgs) {
	return designData(context.get(siteContext));
}

const swatches = swatchClasses(readTokens(colourTokens(paletteOf(designColours))));

export default function Design() {
	const data = useLoaderData<typeof loader>();
	const { site } = useSite();
	const tokens = readTokens(colourTokens(site.colours) + tokenStyles);
	return (
		<>
			<title>Design</title>
			<meta name="robots" content="noindex" />
			<style>{styles + swatches}</style>
			<DesignPage data={data} tokens={tokens} />
		</>
	);
}
