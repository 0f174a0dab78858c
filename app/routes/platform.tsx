import { ClosingBand } from "../components/ClosingBand.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { Picture } from "../components/Picture.tsx";
import type { RouteHandle } from "../routeHandle.ts";
import { Assistants } from "../sections/platform/Assistants.tsx";
import { enclosure, enclosureTint } from "../sections/platform/enclosure.ts";
import { Features } from "../sections/platform/Features.tsx";
import styles from "../sections/platform/platform.css?inline";
import { Screenshots } from "../sections/platform/Screenshots.tsx";
import { ClosingStrip } from "../sections/shared/ClosingStrip.tsx";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/platform";

export const handle: RouteHandle = { styles };

/** A question from the right, an answer from the left, and the next question. */
const closingRows = [
	"..............o##########",
	"###################o.....",
	"....................o####",
];

export function loader({ context }: Route.LoaderArgs) {
	const { content, images } = context.get(siteContext);
	const { pages } = content;
	const { address, persona } = pages.home.platform.window;
	return {
		page: pages.platform,
		fragmentWords: { address, persona, request: pages.platform.features.request },
		images: Object.fromEntries(images.screenshots),
	};
}

export default function Platform({ loaderData }: Route.ComponentProps) {
	const { page } = loaderData;
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<PageHead {...page.hero} newTabLabel={newTabLabel} mainAction>
				<Picture matrix={enclosure} tint={enclosureTint} colour="dusk" />
			</PageHead>
			<Features features={page.features} words={loaderData.fragmentWords} />
			<Screenshots screenshots={page.screenshots} images={loaderData.images} />
			<Assistants assistants={page.assistants} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel}>
				<ClosingStrip rows={closingRows} />
			</ClosingBand>
		</>
	);
}
