import { parseMatrix } from "../../../grid/index.ts";
import { BenefitList } from "../../components/BenefitList.tsx";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { Offer } from "../../components/Offer.tsx";
import { PageHero } from "../../components/PageHero.tsx";
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
			<PageHero {...page.hero} offerRows={page.offer?.rows} flush />
			<Bootcamp copy={page.bootcamp} />
			<CustomTraining copy={page.custom} />
			<OngoingTraining copy={page.ongoing} />
			{page.offer && <Offer {...page.offer} />}
			<BenefitList {...page.benefits} />
			<ClosingBand {...page.closing} tile="eucalypt" layout="rows-above" matrix={closingRows} />
		</>
	);
}
