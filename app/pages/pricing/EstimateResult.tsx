import type { ReactNode } from "react";
import { formatDollars, interpolate } from "../../../content-model/browser.ts";
import type { Link, Page, Pricing, RowId } from "../../../content-model/index.ts";
import { Action, Actions, NewTabLabel } from "../../components/Action.tsx";
import { ErrorMessage } from "../../components/Field.tsx";
import { LiveText } from "../../components/LiveText.tsx";
import { SummaryList } from "../../components/SummaryList.tsx";
import { formatHours, type Range, type SeatComparison } from "../../pricing/compareWithSeats.ts";
import { calculateInfrastructureRange, type Estimate } from "../../pricing/estimate.ts";
import { drawShares, shareBar } from "./drawings.ts";
import "./EstimateResult.css";

export interface EstimateResultProps {
	copy: Page<"pricing">["estimator"]["results"];
	/** Shown where a plan does not offer something. */
	notOffered: string;
	infrastructure: Pricing["infrastructure"];
	/** Link below the sum. */
	action: Link | undefined;
	/** Hidden text after a link that opens in a new tab. */
	newTabLabel: string;
	/** The estimate; absent while the form has an error. */
	result?: Estimate;
	/** The comparison with seats and hours; absent like it. */
	comparison?: SeatComparison;
	/** Error message. */
	error?: string;
	/** Content after the figures. */
	children?: ReactNode;
}

/** The label and the colour of each row: a hue identifies the part of the program. */
const rowDisplay = {
	platform: { labelKey: "platformYear", colour: "dusk" },
	bootcamp: { labelKey: "bootcamp", colour: "gum" },
	custom: { labelKey: "customSessions", colour: "saltbush" },
	strategy: { labelKey: "strategy", colour: "ochre" },
	consult: { labelKey: "consult", colour: "redgum" },
} as const satisfies Record<RowId, { labelKey: keyof EstimateResultProps["copy"]; colour: string }>;

/** Placeholder for a missing figure. */
const emptyValue = "–";

/**
 * The sum of an estimate and its parts. Rows never come or go, so that nothing on the page moves; screen
 * readers announce the total whenever it changes.
 */
export function EstimateResult({
	copy,
	notOffered,
	infrastructure,
	action,
	newTabLabel,
	result,
	comparison,
	error,
	children,
}: EstimateResultProps) {
	const infrastructureCost = calculateInfrastructureRange(infrastructure);
	const {
		costPerPerson,
		platformWithCloud,
		seatCost,
		cheaperOption,
		fullMonthlyCost,
		hoursToRecoverCost,
	} = comparison ?? {};
	const formatAmount = (amount: number | undefined) =>
		amount ? formatDollars(amount) : emptyValue;
	const formatRange = (ends: Range | undefined, print: (end: number) => string) =>
		ends && interpolate(copy.breakEven.range, { from: print(ends.from), to: print(ends.to) });
	/** Shows the figure of a comparison, or a quiet prompt for what it needs while there is a total. */
	const showFigure = (figure: string | undefined, needed?: "seatPrice" | "hourlyRate") =>
		figure || !comparison || !needed ? (
			<LiveText>{figure ?? emptyValue}</LiveText>
		) : (
			<LiveText as="small">{copy.breakEven.waiting[needed]}</LiveText>
		);
	const values = {
		perPerson: showFigure(formatAmount(costPerPerson)),
		monthly: showFigure(formatRange(platformWithCloud, formatDollars)),
		bySeat: showFigure(seatCost ? formatDollars(seatCost) : undefined, "seatPrice"),
		cheaper: showFigure(cheaperOption && copy.breakEven.verdicts[cheaperOption], "seatPrice"),
		whole: showFigure(formatRange(fullMonthlyCost, formatDollars), "hourlyRate"),
		hours: showFigure(formatRange(hoursToRecoverCost, formatHours), "hourlyRate"),
	};
	const rows = Object.entries(values).map(([name, value]) => ({
		label: copy.breakEven[name as keyof typeof values],
		value,
	}));
	const items = Object.entries(rowDisplay).map(([id, part]) => ({
		...part,
		id,
		amount: result?.items.find((item) => item.id === id)?.amount,
	}));
	return (
		<div className="estimate-result">
			{/* Without scripts the figures are the example's, whatever estimate the URL is of. */}
			<h3 id="estimate-result">
				<span className="interactive">{copy.title}</span>
				<span className="fallback">{copy.exampleTitle}</span>
			</h3>
			<SummaryList
				className="ruled mt-4"
				rows={[
					{
						label: copy.plan,
						value: (
							<span key={result?.plan.id}>
								<span translate="no">{result ? result.plan.name : emptyValue}</span>{" "}
								<span className="quiet">{result?.plan.users}</span>
							</span>
						),
					},
					{
						label: copy.platformMonthly,
						value: <LiveText>{formatAmount(result?.platformMonthly)}</LiveText>,
					},
				]}
			/>
			<output className="estimate-total lede" htmlFor="estimate-people estimate-sessions">
				{result ? (
					<>
						<span key={result.plan.id} className="visually-hidden">
							{`${copy.plan}: `}
							<span translate="no">{result.plan.name}</span>
							{". "}
						</span>
						<span>{copy.total} </span>
						<LiveText as="b">{formatDollars(result.total)}</LiveText>
						<LiveText>
							{` ${interpolate(copy.totalWithGst, { totalWithGst: formatDollars(result.totalWithGst) })}`}
						</LiveText>
					</>
				) : (
					<ErrorMessage>{error}</ErrorMessage>
				)}
			</output>
			{action && (
				<NewTabLabel value={newTabLabel}>
					<Actions>
						<Action link={action} />
					</Actions>
				</NewTabLabel>
			)}
			<h4>{copy.breakdown}</h4>
			<svg
				className="share-bar"
				width={shareBar.width / 2}
				viewBox={`0 0 ${shareBar.width} ${shareBar.height}`}
				aria-hidden="true"
			>
				{drawShares(items.map(({ amount }) => amount ?? 0)).map((d, index) => (
					<path key={items[index]?.id} className={items[index]?.colour} d={d} />
				))}
			</svg>
			<SummaryList
				className="estimate-parts"
				rows={items.map(({ id, labelKey, colour, amount }) => ({
					className: colour,
					label: (
						<LiveText>
							{id === "custom"
								? interpolate(copy[labelKey], {
										count: result ? result.customSessions : emptyValue,
									})
								: copy[labelKey]}
						</LiveText>
					),
					value: <LiveText>{formatPartAmount(amount, notOffered)}</LiveText>,
				}))}
			/>
			<p className="infrastructure-note">
				{interpolate(copy.infrastructure, {
					from: formatDollars(infrastructureCost.from),
					to: formatDollars(infrastructureCost.to),
				})}
			</p>
			<h4>{copy.breakEven.title}</h4>
			<SummaryList rows={rows} />
			<p className="caption mt-3">{copy.note}</p>
			{children}
		</div>
	);
}

/** Formats the amount of a part; absent while there is no sum, null where the plan does not offer it. */
function formatPartAmount(amount: number | null | undefined, notOffered: string): string {
	if (amount === null) {
		return notOffered;
	}
	return amount === undefined ? emptyValue : formatDollars(amount);
}
