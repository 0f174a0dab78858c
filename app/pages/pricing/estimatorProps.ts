import type { Link, PageContent, Pricing } from "../../../content-model/index.ts";

/** What the estimator is made of. */
export interface EstimatorSource {
	words: PageContent<"pricing">["estimator"];
	/** Shown where a plan does not offer something. */
	notOffered: string;
	/** Link below the sum. */
	action: Link | undefined;
	pricing: Pricing;
	/** URL of the contact form. */
	contactForm: string;
	/** Said of links that open in a new tab. */
	newTabLabel: string;
}

/** What the page hands to the estimator in the browser. */
export type EstimatorProps = ReturnType<typeof createEstimatorProps>;

/** Picks from the words and the prices what the estimator needs in the browser: each byte is in the document. */
export function createEstimatorProps({
	words,
	notOffered,
	action,
	pricing,
	contactForm,
	newTabLabel,
}: EstimatorSource) {
	const { legend, optional, limits, fields, results, errors, share } = words;
	const { plans, gst, infrastructure } = pricing;
	const { sessionMinutes, upkeepHours } = pricing.staffTime;
	const rows = pricing.rows.map(({ id, sessions, prices }) => ({ id, sessions, prices }));
	return {
		pricing: { plans, rows, gst, infrastructure, staffTime: { sessionMinutes, upkeepHours } },
		words: { legend, optional, limits, fields, results: { ...results, notOffered }, errors, share },
		/** Initial values of the form. */
		initialChoices: words.example.choices,
		action,
		newTabLabel,
		...(words.formParameter && {
			contactForm: { url: contactForm, parameter: words.formParameter },
		}),
	};
}
