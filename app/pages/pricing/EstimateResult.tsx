import type { ReactNode } from "react";
import {
	calculateInfrastructureRange,
	formatDollars,
	type Pricing,
} from "../../../content-model/browser.ts";
import { LiveText } from "../../components/LiveText.tsx";
import { SummaryList } from "../../components/SummaryList.tsx";
import { BreakEven, type BreakEvenProps } from "./BreakEven.tsx";
import { EstimateParts } from "./EstimateParts.tsx";
import { EstimateTotal, type EstimateTotalProps } from "./EstimateTotal.tsx";
import { emptyValue } from "./emptyValue.ts";
import { formatRange } from "./formatRange.ts";
import styles from "./EstimateResult.module.css";

/** An estimate, and what it is compared with. */
interface EstimateResultProps extends EstimateTotalProps {
	infrastructure: Pricing["infrastructure"];
	comparison?: BreakEvenProps["comparison"];
	values: BreakEvenProps["values"];
	/** Content after the figures. */
	children?: ReactNode;
}

/**
 * The result of an estimate, beside its form or below it (estimator.island.module.css). Its sum and parts keep their
 * rows, so that nothing of them moves.
 */
export function EstimateResult({
	words,
	infrastructure,
	comparison,
	values,
	children,
	action,
	result,
	error,
}: EstimateResultProps) {
	return (
		<div className={styles.result}>
			{/* Without scripts the figures are the example's, whatever estimate the URL is of. */}
			<h3 id="estimate-result" className={styles.title}>
				<span className="interactive">{words.title}</span>
				<span className="fallback">{words.exampleTitle}</span>
			</h3>
			<SummaryList
				className="ruled margin-top-4"
				rows={[
					{
						label: words.plan,
						value: (
							<span key={result?.plan.id}>
								<span translate="no">{result ? result.plan.name : emptyValue}</span>{" "}
								<span className="text-secondary">{result?.plan.users}</span>
							</span>
						),
					},
					{
						label: words.platformMonthly,
						value: (
							<LiveText>{result ? formatDollars(result.platformMonthly) : emptyValue}</LiveText>
						),
					},
				]}
			/>
			<EstimateTotal words={words} action={action} result={result} error={error} />
			<div className={styles.details}>
				<h4>{words.breakdown}</h4>
				<EstimateParts words={words} result={result} />
				<p className={styles.infrastructureNote}>
					{formatRange(words.infrastructure, calculateInfrastructureRange(infrastructure))}
				</p>
				<h4>{words.breakEven.title}</h4>
				<BreakEven words={words.breakEven} comparison={comparison} values={values} />
				<p className="caption margin-top-3">{words.note}</p>
				{children}
			</div>
		</div>
	);
}
