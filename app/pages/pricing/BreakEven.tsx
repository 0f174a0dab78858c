import { formatDollars, type PageContent } from "../../../content-model/browser.ts";
import { LiveText } from "../../components/LiveText.tsx";
import { SummaryList } from "../../components/SummaryList.tsx";
import {
	formatHourCount,
	type Range,
	type SeatComparison,
} from "../../pricing/compareWithSeats.ts";
import { emptyValue } from "./emptyValue.ts";
import { formatRange } from "./formatRange.ts";
import type { FormValues } from "./formValues.ts";

/** A comparison and what it is made of. */
export interface BreakEvenProps {
	words: PageContent<"pricing">["estimator"]["results"]["breakEven"];
	/** The comparison with seats and hours; absent while the form has an error. */
	comparison?: SeatComparison;
	/** The reader's own figures, as typed. */
	values: Pick<FormValues, "seatPrice" | "hourlyRate">;
}

/**
 * What an estimate costs per person and month, beside seats of another product and hours of staff, once something is
 * typed for them.
 */
export function BreakEven({ words, comparison, values }: BreakEvenProps) {
	const {
		costPerPerson,
		platformWithCloud,
		seatCost,
		cheaperOption,
		fullMonthlyCost,
		hoursToRecoverCost,
	} = comparison ?? {};
	const formatAmount = (amount: number | undefined) =>
		amount === undefined ? undefined : formatDollars(amount);
	const formatEnds = (ends: Range | undefined, format?: (end: number) => string) =>
		ends && formatRange(words.range, ends, format);
	const showFigure = (figure: string | undefined) => <LiveText>{figure ?? emptyValue}</LiveText>;
	return (
		<SummaryList
			rows={[
				{ label: words.perPerson, value: showFigure(formatAmount(costPerPerson)) },
				{ label: words.monthly, value: showFigure(formatEnds(platformWithCloud)) },
				...(values.seatPrice.trim()
					? [
							{ label: words.seatCost, value: showFigure(formatAmount(seatCost)) },
							{
								label: words.cheaper,
								value: showFigure(cheaperOption && words.verdicts[cheaperOption]),
							},
						]
					: []),
				...(values.hourlyRate.trim()
					? [
							{ label: words.fullMonthlyCost, value: showFigure(formatEnds(fullMonthlyCost)) },
							{
								label: words.hours,
								value: showFigure(formatEnds(hoursToRecoverCost, formatHourCount)),
							},
						]
					: []),
			]}
		/>
	);
}
