import { feeRate } from "../content/agreementIssues.server.ts";
import { content } from "../content/index.server.ts";

/** What the interactive parts need of the content. */
export type SpecimenData = ReturnType<typeof specimenData>;

/** Gathers the words and prices that interactive parts show on their own pages. */
export function specimenData() {
	const { pages, pricing, agreement } = content();
	return {
		pricing,
		estimator: pages.pricing.estimator,
		notOffered: pages.pricing.table.notOffered,
		search: pages.search,
		fee: pages["partner-referral-agreement"].workedExample,
		rate: feeRate(agreement) ?? 0,
	};
}
