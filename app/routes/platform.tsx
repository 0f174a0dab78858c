import { ClosingBand } from "../components/ClosingBand.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { content, pictures } from "../content/index.server.ts";
import { parseRow } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { Assistants } from "../sections/platform/Assistants.tsx";
import { enclosure, enclosureTint } from "../sections/platform/enclosure.ts";
import { Features } from "../sections/platform/Features.tsx";
import styles from "../sections/platform/platform.css?inline";
import { Screenshots } from "../sections/platform/Screenshots.tsx";
import { Head } from "../seo/Head.tsx";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/platform";

export const handle: RouteHandle = { styles };

/** A question from the right, an answer from the left, and the next question. */
const closingRows = [
	"..............o##########",
	"###################o.....",
	"....................o####",
].map(parseRow);

export function loader() {
	const { pages } = content();
	const { address, persona } = pages.home.platform.window;
	return {
		page: pages.platform,
		fragmentCopy: { address, persona, request: pages.platform.features.request },
		pictures: Object.fromEntries(pictures().pictures),
	};
}

export default function Platform({ loaderData }: Route.ComponentProps) {
	const { page } = loaderData;
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<Head {...page.head} path="/platform" />
			<PageHead {...page.hero} newTabLabel={newTabLabel} mainAction>
				<GridDrawing matrix={enclosure} tint={enclosureTint} colour="dusk" />
			</PageHead>
			<Features features={page.features} copy={loaderData.fragmentCopy} />
			<Screenshots screenshots={page.screenshots} pictures={loaderData.pictures} />
			<Assistants {...page.assistants} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel} matrix={closingRows} />
		</>
	);
}
