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

interface BreakEvenProps {
	copy: PageContent<"pricing">["estimator"]["results"]["breakEven"];
	/** The comparison with seats and hours; absent while the form has an error. */
	comparison?: SeatComparison;
}

/** What an estimate costs per person and month, beside seats of another product and hours of staff. */
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
	/** Shows the figure of a comparison, or a quiet prompt for what it needs while there is a total. */
	const showFigure = (figure: string | undefined, needed?: keyof typeof copy.waiting) =>
		figure || !comparison || !needed ? (
			<LiveText>{figure ?? emptyValue}</LiveText>
		) : (
			<LiveText as="small">{copy.waiting[needed]}</LiveText>
		);
	return (
		<SummaryList
			rows={[
				{ label: copy.perPerson, value: showFigure(formatAmount(costPerPerson)) },
				{ label: copy.monthly, value: showFigure(formatEnds(platformWithCloud)) },
				{ label: copy.seatCost, value: showFigure(formatAmount(seatCost), "seatPrice") },
				{
					label: copy.cheaper,
					value: showFigure(cheaperOption && copy.verdicts[cheaperOption], "seatPrice"),
				},
				{
					label: copy.fullMonthlyCost,
					value: showFigure(formatEnds(fullMonthlyCost), "hourlyRate"),
				},
				{
					label: copy.hours,
					value: showFigure(formatEnds(hoursToRecoverCost, formatHourCount), "hourlyRate"),
				},
			]}
		/>
	);
}
