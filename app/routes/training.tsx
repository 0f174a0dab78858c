import { ClosingBand } from "../components/ClosingBand.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { parseRow } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { BenefitList } from "../sections/shared/BenefitList.tsx";
import { Bootcamp } from "../sections/training/Bootcamp.tsx";
import { Custom } from "../sections/training/Custom.tsx";
import { Ongoing } from "../sections/training/Ongoing.tsx";
import styles from "../sections/training/training.css?inline";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/training";

export const handle: RouteHandle = { styles };

/** A session in each week, and the days between that fill up. */
const closingRows = ["..o....o....o....o....o..", "...-..-.o-.oo##oo########"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	return { page: context.get(siteContext).content.pages.training };
}

export default function Training({ loaderData: { page } }: Route.ComponentProps) {
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<PageHead {...page.hero} newTabLabel={newTabLabel} />
			<Bootcamp {...page.bootcamp} />
			<Custom {...page.custom} />
			<Ongoing {...page.ongoing} />
			<BenefitList benefits={page.benefits} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel} matrix={closingRows} />
		</>
	);
}
