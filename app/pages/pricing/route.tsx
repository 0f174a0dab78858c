import { parseRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { siteContext } from "../../site/context.ts";
import { parseParagraph } from "../../site/plainText.server.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { EstimateSection } from "./EstimateSection.tsx";
import { FirstYears } from "./FirstYears.tsx";
import { Infrastructure } from "./Infrastructure.tsx";
import { Prices } from "./Prices.tsx";

export const handle: RouteHandle = { hue: "ochre", islands: ["estimator"] };

/** Four plans in weeks 2 to 5, each a day longer. */
const closingRows = [".....##...###..####.#####"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { content, pricing } = context.get(siteContext);
	const { pages, destinations } = content;
	return {
		page: pages.pricing,
		notes: pages.pricing.table.notes.map((note) => parseParagraph(note, content.settings)),
		pricing,
		contactForm: destinations.contactForm,
	};
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
	const { page, notes, pricing, contactForm } = loaderData;
	return (
		<>
			<PageHero hero={page.hero} />
			<Prices plans={pricing.plans} rows={pricing.rows} copy={page.table} notes={notes} />
			<Infrastructure copy={page.infrastructure} infrastructure={pricing.infrastructure} />
			{page.firstYears && (
				<FirstYears copy={page.firstYears} pricing={pricing} notOffered={page.table.notOffered} />
			)}
			<EstimateSection
				copy={page.estimator}
				notOffered={page.table.notOffered}
				action={page.hero.actions?.[0]}
				pricing={pricing}
				contactForm={contactForm}
			/>
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}
