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
	copy: PageContent<"pricing">["estimator"]["results"]["breakEven"];
	/** The comparison with seats and hours; absent while the form has an error. */
	comparison?: SeatComparison;
	/** The reader's own figures, as typed. */
	values: Pick<FormValues, "seatPrice" | "hourlyRate">;
}

/**
 * What an estimate costs per person and month, beside seats of another product and hours of staff, once something is
 * typed for them.
 */
export function BreakEven({ copy, comparison, values }: BreakEvenProps) {
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
		ends && formatRange(copy.range, ends, format);
	const showFigure = (figure: string | undefined) => <LiveText>{figure ?? emptyValue}</LiveText>;
	return (
		<SummaryList
			rows={[
				{ label: copy.perPerson, value: showFigure(formatAmount(costPerPerson)) },
				{ label: copy.monthly, value: showFigure(formatEnds(platformWithCloud)) },
				...(values.seatPrice.trim()
					? [
							{ label: copy.seatCost, value: showFigure(formatAmount(seatCost)) },
							{
								label: copy.cheaper,
								value: showFigure(cheaperOption && copy.verdicts[cheaperOption]),
							},
						]
					: []),
				...(values.hourlyRate.trim()
					? [
							{ label: copy.fullMonthlyCost, value: showFigure(formatEnds(fullMonthlyCost)) },
							{
								label: copy.hours,
								value: showFigure(formatEnds(hoursToRecoverCost, formatHourCount)),
							},
						]
					: []),
			]}
		/>
	);
}
