import { ClosingBand } from "../components/ClosingBand";
import { PageHead } from "../components/PageHead";
import { content } from "../content/index.server";
import type { RouteHandle } from "../routeHandle";
import { Estimate } from "../sections/pricing/Estimate";
import { Infrastructure } from "../sections/pricing/Infrastructure";
import { PriceTable } from "../sections/pricing/PriceTable";
import styles from "../sections/pricing/pricing.css?inline";
import { ClosingStrip } from "../sections/shared/ClosingStrip";
import { Head } from "../seo/Head";
import { useSite } from "../siteData";
import type { Route } from "./+types/pricing";

export const handle: RouteHandle = { styles, interactive: true };

/** Four plans in weeks 2 to 5, each a day longer. */
const closingRows = [".....##...###..####.#####"];

export function loader() {
	const { pages, pricing } = content();
	return { page: pages.pricing, pricing };
}

export default function Pricing({ loaderData: { page, pricing } }: Route.ComponentProps) {
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<Head {...page.head} path="/pricing" />
			<PageHead {...page.hero} newTabLabel={newTabLabel} />
			<PriceTable words={page.table} pricing={pricing} />
			<Estimate words={page.estimator} notOffered={page.table.notOffered} pricing={pricing} />
			<Infrastructure words={page.infrastructure} costs={pricing.infrastructure} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel}>
				<ClosingStrip rows={closingRows} />
			</ClosingBand>
		</>
	);
}
