import { parseRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { siteContext } from "../../site/context.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { AgreementHead } from "./AgreementHead.tsx";
import { Contract } from "./Contract.tsx";
import { InBrief } from "./InBrief.tsx";

export const handle: RouteHandle = { islands: ["agreement"], frame: "popup-below" };

/** Every fifth day: the share that a partner is paid. */
const closingRows = ["....#....#....#....#....#"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { agreement, content } = context.get(siteContext);
	return {
		words: content.pages["partner-referral-agreement"],
		agreement,
	};
}

export default function PartnerReferralAgreement({ loaderData }: Route.ComponentProps) {
	const { words, agreement } = loaderData;
	return (
		<>
			<AgreementHead agreement={agreement} words={words} />
			<InBrief agreement={agreement} words={words} />
			<Contract agreement={agreement} labels={words.labels} />
			<ClosingBand {...words.closing} matrix={closingRows} />
		</>
	);
}
