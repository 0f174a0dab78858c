import { parseMatrix } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { FactStrip } from "../../components/FactStrip.tsx";
import { GainList } from "../../components/GainList.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { PriceSection } from "../../components/PriceSection.tsx";
import { siteContext } from "../../site/context.ts";
import type { Route } from "./+types/route";
import { Bootcamp } from "./Bootcamp.tsx";
import { CustomTraining } from "./CustomTraining.tsx";
import { OngoingTraining } from "./OngoingTraining.tsx";

/** A session in each week, and the days between that fill up. */
const closingRows = parseMatrix("..o....o....o....o....o../...-..-.o-.oo##oo########");

export function loader({ context }: Route.LoaderArgs) {
	return { page: context.get(siteContext).content.pages.training };
}

export default function Training({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<PageHero hero={page.hero} flush>
				<FactStrip figures={page.price?.figures} />
			</PageHero>
			<Bootcamp copy={page.bootcamp} />
			<CustomTraining copy={page.custom} />
			<OngoingTraining copy={page.ongoing} />
			{page.price && <PriceSection {...page.price} />}
			<GainList {...page.benefits} />
			<ClosingBand {...page.closing} theme="eucalypt" layout="rowsAbove" matrix={closingRows} />
		</>
	);
}
