import { ClosingBand } from "../components/ClosingBand";
import { PageHead } from "../components/PageHead";
import { Picture } from "../components/Picture";
import { content, pictures } from "../content/index.server";
import type { RouteHandle } from "../routeHandle";
import { Assistants } from "../sections/platform/Assistants";
import { enclosure, enclosureTint } from "../sections/platform/enclosure";
import { Features } from "../sections/platform/Features";
import styles from "../sections/platform/platform.css?inline";
import { Screenshots } from "../sections/platform/Screenshots";
import { ClosingStrip } from "../sections/shared/ClosingStrip";
import { Head } from "../seo/Head";
import { useSite } from "../siteData";
import type { Route } from "./+types/platform";

export const handle: RouteHandle = { styles };

/** A question from the right, an answer from the left, and the next question. */
const closingRows = [
	"..............o##########",
	"###################o.....",
	"....................o####",
];

export function loader() {
	const { pages } = content();
	const { address, persona } = pages.home.platform.window;
	return {
		page: pages.platform,
		fragmentWords: { address, persona, request: pages.platform.features.request },
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
				<Picture matrix={enclosure} tint={enclosureTint} colour="dusk" />
			</PageHead>
			<Features features={page.features} words={loaderData.fragmentWords} />
			<Screenshots screenshots={page.screenshots} pictures={loaderData.pictures} />
			<Assistants assistants={page.assistants} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel}>
				<ClosingStrip rows={closingRows} />
			</ClosingBand>
		</>
	);
}
