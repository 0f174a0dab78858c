import type { ReactNode } from "react";
import {
	formatDollars,
	interpolate,
	type PageContent,
	type Pricing,
	type RowId,
} from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import { calculateFirstYear, type FirstYear } from "../../pricing/firstYear.ts";
import { Choice } from "./Choice.tsx";
import { formatRange } from "./formatRange.ts";
import styles from "./FirstYears.module.css";

interface FirstYearsProps {
	words: NonNullable<PageContent<"pricing">["firstYears"]>;
	pricing: Pricing;
	/** Shown where a plan does not offer something. */
	notOffered: string;
}

/** The cost of a first year for firms of four sizes. A narrow window shows one firm at a time. */
export function FirstYears({ words, pricing, notOffered }: FirstYearsProps) {
	const years = words.people.map((people) => calculateFirstYear(pricing, people));
	const rows = createRows(words, pricing.staffTime.hourCost, notOffered);
	return (
		<Section id="four-firms" className={styles.fourFirms} edge={{ rulerFill: 0.3 }} head={words}>
			<fieldset className={styles.firmChoice}>
				<legend className="visually-hidden" data-no-search="">
					{words.caption}
				</legend>
				{/* FirstYears.module.css shows the column that a value stands for. */}
				{years.map(({ people, plan }, index) => (
					<Choice key={people} type="radio" name="firm" value={index} defaultChecked={index === 0}>
						{interpolate(words.size, { people, plan: plan.name })}
					</Choice>
				))}
			</fieldset>
			<table className={styles.firstYears}>
				<caption className="visually-hidden" data-no-search="">
					{words.caption}
				</caption>
				<thead>
					<tr>
						<td>
							<span className="visually-hidden" data-no-search="">
								{words.item}
							</span>
						</td>
						{years.map(({ people, plan }) => (
							<th key={people} scope="col">
								{interpolate(words.size, { people, plan: plan.name })}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ label, className, cell }) => (
						<tr key={label} className={className}>
							<th scope="row">{label}</th>
							{years.map((year) => (
								<td key={year.people}>{cell(year)}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			<div className={joinClassNames(styles.notes, "caption margin-top-5")}>
				{words.notes.map((note) => (
					<p key={note}>{note}</p>
				))}
			</div>
		</Section>
	);
}

/** A row of the table. */
interface Row {
	label: string;
	className?: string;
	/** What it says of a firm's year. */
	cell: (year: FirstYear) => ReactNode;
}

/** Creates the rows: the fees, what a year costs with the firm’s own hours, the least of both, and a second course. */
function createRows(words: FirstYearsProps["words"], hourCost: number, notOffered: string): Row[] {
	const createRow = (row: Exclude<RowId, "custom">): Row => ({
		label: words[row],
		cell: (year) => {
			const price = year.items.find(({ id }) => id === row)?.amount ?? null;
			return price === null ? (
				<span className="text-secondary">{notOffered}</span>
			) : (
				formatDollars(price)
			);
		},
	});
	return [
		createRow("platform"),
		createRow("bootcamp"),
		createRow("strategy"),
		createRow("consult"),
		{
			label: words.total,
			className: styles.yearSum,
			cell: (year) => <Sum {...year} withGst={words.withGst} />,
		},
		{ label: words.cloudCost, cell: ({ cloudCost }) => formatRange(words.range, cloudCost) },
		{
			label: interpolate(words.staffCost, { hourCost: formatDollars(hourCost) }),
			cell: ({ staffCost, staffHours }) => (
				<>
					{formatDollars(staffCost)}{" "}
					<small>{interpolate(words.staffHours, { hours: staffHours })}</small>
				</>
			),
		},
		{
			label: words.totalCost,
			className: joinClassNames(styles.yearSum, styles.lastSum),
			cell: ({ totalCost }) => <b>{formatRange(words.range, totalCost)}</b>,
		},
		{
			label: words.minimumCost,
			cell: ({ minimumEstimate }) => <Sum {...minimumEstimate} withGst={words.withGst} />,
		},
		{
			label: words.minimumTotalCost,
			cell: ({ minimumTotalCost }) => formatRange(words.range, minimumTotalCost),
		},
		{ ...createRow("bootcamp"), label: words.secondCourse },
	];
}

interface SumProps extends Pick<FirstYear, "total" | "totalWithGst"> {
	/** Label of the sum with GST. */
	withGst: string;
}

/** A sum before GST, and with it. */
function Sum({ total, totalWithGst, withGst }: SumProps) {
	return (
		<>
			<b>{formatDollars(total)}</b>{" "}
			<small>{interpolate(withGst, { amount: formatDollars(totalWithGst) })}</small>
		</>
	);
}
