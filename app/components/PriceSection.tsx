import { type FieldContent, interpolate } from "../../content-model/index.ts";
import { parseRow } from "../../grid/index.ts";
import { usePageContext } from "../site/pageContext.ts";
import { Actions, ContentLink } from "./Action.tsx";
import { joinClassNames } from "./classNames.ts";
import { Evidence } from "./Evidence.tsx";
import { HabitRow } from "./HabitRow.tsx";
import { Section } from "./Section.tsx";
import { SampleTag } from "./Tag.tsx";
import styles from "./PriceSection.module.css";

/**
 * The price of a part of the program: the rows with a figure, in large type, side by side across the page; below them its
 * evidence, then the other rows in groups side by side. One label says which rows are samples, or that all are.
 */
export function PriceSection({ title, lede, rows, evidence, link }: FieldContent<"price">) {
	const figures = rows.filter(({ figure }) => figure);
	const { ungrouped, groups } = groupRows(rows.filter(({ figure }) => !figure));
	const samples = rows.filter(({ sample }) => sample);
	const others = rows.filter(({ sample }) => !sample);
	const { labels } = usePageContext().settings;
	return (
		<Section id="price" className={styles.priceSection}>
			<div className={joinClassNames(styles.head, lede && "split-at-week-3")}>
				<h2>{title}</h2>
				<div>
					{lede && <p className="lede">{lede}</p>}
					{samples.length > 0 && (
						<p className="caption margin-top-4">
							<SampleTag /> {nameSamples(samples, others, labels.sampleExcept)}
						</p>
					)}
				</div>
			</div>
			{figures.length > 0 && (
				<dl className={getColumns(figures.length)}>
					{figures.map(({ label, figure, text, cells }) => (
						<div key={label} className={styles.cell}>
							<dt>{label}</dt>
							<dd>
								<b>{figure}</b>
								{cells && <HabitRow days={parseRow(cells)} colourClass="hue" />}
								{` ${text}`}
							</dd>
						</div>
					))}
				</dl>
			)}
			{ungrouped.length > 0 && (
				<Details rows={ungrouped} className={getColumns(ungrouped.length)} cell={styles.cell} />
			)}
			{(link || evidence) && (
				<div className={evidence && "split-at-week-3"}>
					<div>
						{link && (
							<Actions>
								<ContentLink link={link} />
							</Actions>
						)}
					</div>
					{evidence && <Evidence {...evidence} />}
				</div>
			)}
			{groups.length > 0 && (
				<div className={joinClassNames(styles.groups, getColumns(groups.length))}>
					{groups.map((group) => (
						<div key={group.title} className={styles.cell}>
							<h3>{group.title}</h3>
							<Details rows={group.rows} />
						</div>
					))}
				</div>
			)}
		</Section>
	);
}

type Rows = FieldContent<"price">["rows"];

interface DetailsProps {
	rows: Rows;
	className?: string;
	/** Class of each row. */
	cell?: string | undefined;
}

function Details({ rows, className, cell }: DetailsProps) {
	return (
		<dl className={joinClassNames(className, "text-secondary")}>
			{rows.map(({ label, text }) => (
				<div key={label} className={cell}>
					<dt>{label}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
}

/** Returns the class of two columns for an even number, of three for an odd one. */
function getColumns(count: number): string {
	return count % 2 === 0 ? "columns-2" : "columns-3";
}

/** Lists the rows before the first heading, and each heading with the rows up to the next. */
function groupRows(rows: Rows) {
	const ungrouped: Rows = [];
	const groups: { title: string; rows: Rows }[] = [];
	for (const row of rows) {
		if (row.group) {
			groups.push({ title: row.group, rows: [] });
		}
		(groups.at(-1)?.rows ?? ungrouped).push(row);
	}
	return { ungrouped, groups };
}

/** Names the rows that are samples, or where those are most, the others; nothing where all are. */
function nameSamples(samples: Rows, others: Rows, exceptText: string): string {
	const listLabels = (some: Rows) =>
		new Intl.ListFormat("en-AU").format(some.map(({ label }) => label));
	if (others.length === 0) {
		return "";
	}
	return samples.length > others.length
		? interpolate(exceptText, { rows: listLabels(others) })
		: listLabels(samples);
}
