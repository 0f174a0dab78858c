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
	return { words: context.get(siteContext).content.pages.training };
}

export default function Training({ loaderData: { words } }: Route.ComponentProps) {
	return (
		<>
			<PageHero hero={words.hero} flush>
				<FactStrip figures={words.price?.figures} />
			</PageHero>
			<Bootcamp words={words.bootcamp} />
			<CustomTraining words={words.custom} />
			<OngoingTraining words={words.ongoing} />
			{words.price && <PriceSection {...words.price} />}
			<GainList {...words.benefits} />
			<ClosingBand {...words.closing} theme="eucalypt" layout="rowsAbove" matrix={closingRows} />
		</>
	);
}
