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
import styles from "./BreakEven.module.css";

interface BreakEvenProps {
	copy: PageContent<"pricing">["estimator"]["results"]["breakEven"];
	/** The comparison with seats and hours; absent while the form has an error. */
	comparison?: SeatComparison;
}

/**
 * What an estimate costs per person and month, beside seats of another product and hours of staff, once their fields have
 * something in them.
 */
export function BreakEven({ copy, comparison }: BreakEvenProps) {
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
				{
					className: styles.bySeat,
					label: copy.seatCost,
					value: showFigure(formatAmount(seatCost)),
				},
				{
					className: styles.bySeat,
					label: copy.cheaper,
					value: showFigure(cheaperOption && copy.verdicts[cheaperOption]),
				},
				{
					className: styles.byHour,
					label: copy.fullMonthlyCost,
					value: showFigure(formatEnds(fullMonthlyCost)),
				},
				{
					className: styles.byHour,
					label: copy.hours,
					value: showFigure(formatEnds(hoursToRecoverCost, formatHourCount)),
				},
			]}
		/>
	);
}
