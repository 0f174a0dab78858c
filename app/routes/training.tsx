import { ClosingBand } from "../components/ClosingBand";
import { PageHead } from "../components/PageHead";
import { content } from "../content/index.server";
import type { RouteHandle } from "../routeHandle";
import { BenefitList } from "../sections/shared/BenefitList";
import { ClosingStrip } from "../sections/shared/ClosingStrip";
import { Bootcamp } from "../sections/training/Bootcamp";
import { Custom } from "../sections/training/Custom";
import { Ongoing } from "../sections/training/Ongoing";
import styles from "../sections/training/training.css?inline";
import { Head } from "../seo/Head";
import { useSite } from "../siteData";
import type { Route } from "./+types/training";

export const handle: RouteHandle = { styles };

/** A session in each week, and the days between that fill up. */
const closingRows = ["..o....o....o....o....o..", "...-..-.o-.oo##oo########"];

export function loader() {
	return { page: content().pages.training };
}

export default function Training({ loaderData: { page } }: Route.ComponentProps) {
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<Head {...page.head} path="/training" />
			<PageHead {...page.hero} newTabLabel={newTabLabel} />
			<Bootcamp bootcamp={page.bootcamp} />
			<Custom custom={page.custom} />
			<Ongoing ongoing={page.ongoing} />
			<BenefitList benefits={page.benefits} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel}>
				<ClosingStrip rows={closingRows} />
			</ClosingBand>
		</>
	);
}
