import { ClosingBand } from "../components/ClosingBand.tsx";
import { parseRow } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { AgreementHead } from "../sections/agreement/AgreementHead.tsx";
import { Contract } from "../sections/agreement/Contract.tsx";
import { definitionRules } from "../sections/agreement/definitionRules.ts";
import { KeyTerms } from "../sections/agreement/KeyTerms.tsx";
import { WorkedExample } from "../sections/agreement/WorkedExample.tsx";
import { absolute } from "../seo/addresses.ts";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/partner-referral-agreement";

export const handle: RouteHandle = { islands: ["fee-example"] };

const path = "/partner-referral-agreement";

/** Every fifth day: the share that a partner is paid. */
const closingRows = ["....#....#....#....#....#"].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { agreement, pages } = context.get(siteContext).content;
	return {
		page: pages["partner-referral-agreement"],
		agreement,
		rules: definitionRules(agreement.definitions),
	};
}

export default function PartnerReferralAgreement({ loaderData }: Route.ComponentProps) {
	const { page, agreement } = loaderData;
	const { site } = useSite();
	return (
		<>
			<AgreementHead page={page} agreement={agreement} address={absolute(path, site.url)} />
			<section className="section tinted in-brief">
				<div className="wrap">
					<KeyTerms copy={page.labels} terms={agreement.keyTerms} />
					<WorkedExample copy={page.workedExample} rate={agreement.rate} />
				</div>
			</section>
			<Contract agreement={agreement} copy={page.labels} />
			<ClosingBand {...page.closing} matrix={closingRows} />
		</>
	);
}
