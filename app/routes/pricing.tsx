import { ClosingBand } from "../components/ClosingBand.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { parseRow } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { Estimate } from "../sections/pricing/Estimate.tsx";
import { Infrastructure } from "../sections/pricing/Infrastructure.tsx";
import { PriceTable } from "../sections/pricing/PriceTable.tsx";
import styles from "../sections/pricing/pricing.css?inline";
import { Questions } from "../sections/pricing/Questions.tsx";
import { siteContext } from "../site/context.ts";
import { answeredQuestions } from "../site/questions.server.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/pricing";

export const handle: RouteHandle = { styles, interactive: true };

/** Four plans in weeks 2 to 5, each a day longer. */
const closingRows = [".....##...###..####.#####"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { content } = context.get(siteContext);
	const { pages, pricing } = content;
	return { page: pages.pricing, pricing, questions: answeredQuestions(content) };
}

export default function Pricing({
	loaderData: { page, pricing, questions },
}: Route.ComponentProps) {
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<PageHead {...page.hero} newTabLabel={newTabLabel} />
			<PriceTable copy={page.table} pricing={pricing} />
			<Estimate copy={page.estimator} notOffered={page.table.notOffered} pricing={pricing} />
			<Infrastructure copy={page.infrastructure} costs={pricing.infrastructure} />
			{page.faq && <Questions {...page.faq} questions={questions} />}
			<ClosingBand {...page.closing} newTabLabel={newTabLabel} matrix={closingRows} />
		</>
	);
}
