import { ClosingBand } from "../components/ClosingBand.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { parseRow } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { Estimate } from "../sections/pricing/Estimate.tsx";
import { Infrastructure } from "../sections/pricing/Infrastructure.tsx";
import { PriceTable } from "../sections/pricing/PriceTable.tsx";
import styles from "../sections/pricing/pricing.css?inline";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/pricing";

export const handle: RouteHandle = { styles, islands: ["estimator"] };

/** Four plans in weeks 2 to 5, each a day longer. */
const closingRows = [".....##...###..####.#####"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { pages, pricing } = context.get(siteContext).content;
	return { page: pages.pricing, pricing };
}

export default function Pricing({ loaderData: { page, pricing } }: Route.ComponentProps) {
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<PageHead {...page.hero} newTabLabel={newTabLabel} />
			<PriceTable copy={page.table} pricing={pricing} />
			<Estimate copy={page.estimator} notOffered={page.table.notOffered} pricing={pricing} />
			<Infrastructure copy={page.infrastructure} costs={pricing.infrastructure} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel} matrix={closingRows} />
		</>
	);
}
