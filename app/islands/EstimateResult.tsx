import type { ReactNode } from "react";
import { Action, NewTabLabel } from "../components/Action.tsx";
import { interpolate } from "../content/interpolate.ts";
import type { Pricing } from "../content/schemas/collections.ts";
import type { Link } from "../content/schemas/fields.ts";
import type { Page } from "../content/schemas/pages.ts";
import { type BreakEven, printHours } from "../pricing/breakEven.ts";
import { dollars } from "../pricing/dollars.ts";
import { type Estimate, infrastructureRange, type RowId } from "../pricing/estimate.ts";
import { shareBar, shareLeaves } from "../pricing/pictures.ts";

export interface EstimateResultProps {
	copy: Page<"pricing">["estimator"]["results"];
	/** Said of what a plan does not offer. */
	notOffered: string;
	infrastructure: Pricing["infrastructure"];
	/** What to do with the sum. */
	action: Link | undefined;
	/** Said after a link that opens in a new tab. */
	newTabLabel: string;
	/** The sum; absent while something in the form is wrong. */
	result?: Estimate;
	/** The sum beside seats and hours; absent like it. */
	comparison?: BreakEven;
	/** What is wrong, as a sentence. */
	error?: string;
	/** What follows the figures. */
	children?: ReactNode;
}

/** The word and the colour of each row: a hue says which part of the program it is. */
const parts = {
	platform: { word: "platformYear", colour: "dusk" },
	bootcamp: { word: "bootcamp", colour: "gum" },
	custom: { word: "customSessions", colour: "saltbush" },
	strategy: { word: "strategy", colour: "ochre" },
	consult: { word: "consult", colour: "redgum" },
} as const satisfies Record<RowId, { word: keyof EstimateResultProps["copy"]; colour: string }>;

/** Stands where a figure would, while there is none. */
const noFigure = "–";

/**
 * The sum of an estimate with what it is made of. Its rows never come or go, so that nothing on the
 * page moves; screen readers announce the total whenever it changes.
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
	const bill = infrastructureRange(infrastructure);
	const { perHead, monthly, bySeat, hours } = comparison ?? {};
	const printed = (amount: number | undefined) => (amount ? dollars(amount) : noFigure);
	const range = (ends: { from: number; to: number } | undefined, print: (end: number) => string) =>
		ends
			? interpolate(copy.breakEven.range, { from: print(ends.from), to: print(ends.to) })
			: noFigure;
	/** What stands beside the sum; a row without a figure waits for a number of the reader. */
	const rows = [
		{ label: copy.breakEven.perHead, text: printed(perHead) },
		{ label: copy.breakEven.monthly, text: range(monthly, dollars) },
		{ label: copy.breakEven.bySeat, text: printed(bySeat) },
		{ label: copy.breakEven.hours, text: range(hours, printHours) },
	];
	const items = Object.entries(parts).map(([id, part]) => ({
		...part,
		id,
		amount: result?.items.find((item) => item.id === id)?.amount,
	}));
	return (
		<div id="estimate-result" className="estimate">
			<h3>{copy.title}</h3>
			<dl className="values ruled mt-4">
				<div>
					<dt>{copy.plan}</dt>
					<dd>
						{result ? result.plan.name : noFigure}{" "}
						<span className="quiet">{result?.plan.users}</span>
					</dd>
				</div>
				<div>
					<dt>{copy.platformMonthly}</dt>
					<dd>{result ? dollars(result.platformMonthly) : noFigure}</dd>
				</div>
			</dl>
			<output className="total lede" htmlFor="estimate-people estimate-sessions">
				{result ? (
					<>
						<span className="visually-hidden">{`${copy.plan}: ${result.plan.name}. `}</span>
						<span>{copy.total} </span>
						<b>{dollars(result.total)}</b>{" "}
						<span>
							{interpolate(copy.totalWithGst, { totalWithGst: dollars(result.totalWithGst) })}
						</span>
					</>
				) : (
					<span className="wrong">{error}</span>
				)}
			</output>
			{action && (
				<NewTabLabel value={newTabLabel}>
					<p className="actions">
						<Action link={action} />
					</p>
				</NewTabLabel>
			)}
			<h4>{copy.breakdown}</h4>
			<svg
				className="drawing"
				viewBox={`0 0 ${shareBar.width} ${shareBar.height}`}
				aria-hidden="true"
			>
				{shareLeaves(items.map(({ amount }) => amount ?? 0)).map((d, index) => (
					<path key={items[index]?.id} className={items[index]?.colour} d={d} />
				))}
			</svg>
			<dl className="values parts">
				{items.map(({ id, word, colour, amount }) => (
					<div key={id} className={colour}>
						<dt>
							{id === "custom"
								? interpolate(copy[word], { count: result ? result.customSessions : noFigure })
								: copy[word]}
						</dt>
						<dd>
							{amount === undefined && noFigure}
							{amount === null && notOffered}
							{typeof amount === "number" && dollars(amount)}
						</dd>
					</div>
				))}
			</dl>
			<p className="beside">
				{interpolate(copy.infrastructure, { from: dollars(bill.from), to: dollars(bill.to) })}
			</p>
			<h4>{copy.breakEven.title}</h4>
			<dl className="values">
				{rows.map(({ label, text }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			<p className="caption mt-3">{copy.note}</p>
			{children}
		</div>
	);
}
