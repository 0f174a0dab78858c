import { ClosingBand } from "../components/ClosingBand.tsx";
import { HabitRows } from "../components/HabitRow.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { parseRow } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { BenefitList } from "../sections/shared/BenefitList.tsx";
import styles from "../sections/solutions/solutions.css?inline";
import { Types } from "../sections/solutions/Types.tsx";
import { Values } from "../sections/solutions/Values.tsx";
import { weave, weaveTint } from "../sections/solutions/weave.ts";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/solutions";

export const handle: RouteHandle = { styles };

/** The same details copied out three times, until one strand carries them on. */
const closingRows = [
	"##.#.###.o-..............",
	"##.#.###.o###############",
	"##.#.###.o-..............",
].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	return { page: context.get(siteContext).content.pages.solutions };
}

export default function Solutions({ loaderData: { page } }: Route.ComponentProps) {
	const newTabLabel = useSite().site.labels.opensInNewTab;
	return (
		<>
			<PageHead {...page.hero} newTabLabel={newTabLabel}>
				<div className="habit-field" aria-hidden="true">
					<HabitRows matrix={weave} colour="redgum" tint={weaveTint} />
				</div>
			</PageHead>
			<Values {...page.values} />
			<Types {...page.types} />
			<BenefitList benefits={page.benefits} />
			<ClosingBand {...page.closing} newTabLabel={newTabLabel} matrix={closingRows} />
		</>
	);
}
