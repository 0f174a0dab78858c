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

export const handle: RouteHandle = {
	hue: "ochre",
	islands: ["estimator"],
	frame: "total-below",
};

/** Four plans in weeks 2 to 5, each a day longer. */
const closingRows = [".....##...###..####.#####"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { content, pricing } = context.get(siteContext);
	const { pages, destinations } = content;
	return {
		words: pages.pricing,
		notes: pages.pricing.table.notes.map((note) => parseParagraph(note, content.settings)),
		pricing,
		contactForm: destinations.contactForm,
	};
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
	const { words, notes, pricing, contactForm } = loaderData;
	return (
		<>
			<PageHero hero={words.hero} />
			<Prices plans={pricing.plans} rows={pricing.rows} words={words.table} notes={notes} />
			<Infrastructure words={words.infrastructure} infrastructure={pricing.infrastructure} />
			{words.firstYears && (
				<FirstYears
					words={words.firstYears}
					pricing={pricing}
					notOffered={words.table.notOffered}
				/>
			)}
			<EstimateSection
				words={words.estimator}
				notOffered={words.table.notOffered}
				action={words.hero.actions?.[0]}
				pricing={pricing}
				contactForm={contactForm}
			/>
			<ClosingBand {...words.closing} matrix={closingRows} />
		</>
	);
}
