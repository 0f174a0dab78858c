import { interpolate } from "../../../content-model/browser.ts";
import { NewTabLabel } from "../../components/ContentLink.tsx";
import { ShareLinks } from "../../islands/ShareLinks.tsx";
import { compareWithSeats } from "../../pricing/compareWithSeats.ts";
import { calculateEstimate, findPlan } from "../../pricing/estimate.ts";
import { EstimateResult } from "./EstimateResult.tsx";
import { EstimatorForm } from "./EstimatorForm.tsx";
import type { EstimatorProps } from "./estimatorProps.ts";
import { readFormNumbers } from "./formNumbers.ts";
import { formatEstimateQuery } from "./formValues.ts";
import { useEstimateUrl } from "./useEstimateUrl.ts";
import { useEstimatorForm } from "./useEstimatorForm.ts";
import styles from "./estimator.island.module.css";

/** The URL of an estimate opens at its sum, which is below the form on a phone. */
const resultAnchor = "#estimate-result";

/**
 * A first year worked out from the price table: a form, and beside it the sum. The URL stores the choices, so
 * that an estimate can be shared.
 */
export default function Estimator({
	pricing,
	words,
	initialChoices,
	action,
	contactForm,
	newTabLabel,
}: EstimatorProps) {
	const form = useEstimatorForm(initialChoices);
	const { values, missing, stage } = form;
	const numbers = readFormNumbers(values, words);
	const { people, customSessions, seatPrice, hourlyRate } = numbers;
	const error =
		missing.length > 0
			? interpolate(words.errors.incompleteUrl, {
					missing: missing.map((name) => words.fields[name].label).join(", "),
				})
			: (people.error ?? customSessions.error);
	const result =
		error === undefined && people.value !== undefined && customSessions.value !== undefined
			? calculateEstimate(pricing, {
					people: people.value,
					customSessions: customSessions.value,
					bootcamp: values.bootcamp === "1",
					strategy: values.strategy === "1",
					consult: values.consult === "1",
				})
			: undefined;
	const comparison =
		result &&
		compareWithSeats(
			{ ...result, seatPrice: seatPrice.value, hourlyRate: hourlyRate.value },
			pricing,
		);
	const url =
		stage !== "disabled" && result && !seatPrice.error && !hourlyRate.error
			? new URL(formatEstimateQuery(location.search, values) + resultAnchor, location.href).href
			: undefined;
	useEstimateUrl(url, stage === "edited", contactForm);
	return (
		<NewTabLabel value={newTabLabel}>
			<div className={styles.estimator}>
				<EstimatorForm
					words={words}
					prices={pricing}
					form={form}
					numbers={numbers}
					plan={findPlan(pricing.plans, people.value ?? initialChoices.people)}
				/>
				<EstimateResult
					words={words.results}
					action={action}
					infrastructure={pricing.infrastructure}
					result={result}
					comparison={comparison}
					values={values}
					error={error}
				>
					<ShareLinks words={words.share} url={url} />
				</EstimateResult>
			</div>
		</NewTabLabel>
	);
}
