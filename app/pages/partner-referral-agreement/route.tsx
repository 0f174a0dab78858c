import { parseRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { siteContext } from "../../site/context.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { AgreementHead } from "./AgreementHead.tsx";
import { Contract } from "./Contract.tsx";
import { InBrief } from "./InBrief.tsx";

export const handle: RouteHandle = { islands: ["agreement"] };

/** Every fifth day: the share that a partner is paid. */
const closingRows = ["....#....#....#....#....#"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { agreement, content } = context.get(siteContext);
	return {
		page: content.pages["partner-referral-agreement"],
		agreement,
	};
}

export default function PartnerReferralAgreement({ loaderData }: Route.ComponentProps) {
	const { page, agreement } = loaderData;
	return (
		<>
			<AgreementHead agreement={agreement} copy={page} />
			<InBrief agreement={agreement} copy={page} />
			<Contract agreement={agreement} labels={page.labels} />
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}
