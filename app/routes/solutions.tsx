import { ClosingBand } from "../components/ClosingBand";
import { HabitField } from "../components/HabitField";
import { PageHead } from "../components/PageHead";
import { content } from "../content/index.server";
import type { RouteHandle } from "../routeHandle";
import { BenefitList } from "../sections/shared/BenefitList";
import { ClosingStrip } from "../sections/shared/ClosingStrip";
import styles from "../sections/solutions/solutions.css?inline";
import { Types } from "../sections/solutions/Types";
import { Values } from "../sections/solutions/Values";
import { weave, weaveTint } from "../sections/solutions/weave";
import { Head } from "../seo/Head";
import { useSite } from "../siteData";
import type { Route } from "./+types/solutions";

export const handle: RouteHandle = { styles };

/** The same details copied out three times, until one strand carries them on. */
const closingRows = [
	"##.#.###.o-..............",
	"##.#.###.o###############",
	"##.#.###.o-..............",
];

export function loader() {
	return { page: content().pages.solutions };
}

export default function Solutions({ loaderData: { page } }: Route.ComponentProps) {
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<Head {...page.head} path="/solutions" />
			<PageHead {...page.hero} newTabLabel={newTabLabel}>
				<HabitField matrix={weave} colour="redgum" tint={weaveTint} />
			</PageHead>
			<Values values={page.values} />
			<Types types={page.types} />
			<BenefitList benefits={page.benefits} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel}>
				<ClosingStrip rows={closingRows} />
			</ClosingBand>
		</>
	);
}
