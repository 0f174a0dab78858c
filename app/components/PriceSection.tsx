import type { FieldContent } from "../../content-model/index.ts";
import { parseRow } from "../../grid/index.ts";
import { Actions, ContentLink } from "./Action.tsx";
import { Evidence } from "./Evidence.tsx";
import { HabitRow } from "./HabitRow.tsx";
import { Section } from "./Section.tsx";
import { SectionHead } from "./SectionHead.tsx";
import { SampleTag } from "./Tag.tsx";
import styles from "./PriceSection.module.css";

type Price = FieldContent<"price">;

/**
 * The price of a part of the program: a line for each row, with a figure in large type and its text from week 3; then the
 * rows that have a heading, in groups side by side. The link is below the first figure and the evidence beside it, or both
 * are below the lines where none has a figure. What is a sample is labelled: a group, or a row.
 */
export function PriceSection({ title, lede, rows, evidence, link }: Price) {
	const { ungrouped, groups } = groupRows(rows.filter(({ figure }) => !figure));
	const lines = [...rows.filter(({ figure }) => figure), ...ungrouped];
	const [first] = lines;
	const more = (link || evidence) && <More link={link} evidence={evidence} />;
	return (
		<Section id="price" className={styles.priceSection}>
			<SectionHead title={title} lede={lede} />
			{first && (
				<dl className="ruled">
					{lines.map((row) => (
						<div key={row.label} className={styles.row}>
							<Term row={row} />
							{row.figure && (
								<dd>
									<b>{row.figure}</b>
									{row.cells && (
										<div className={styles.figureRow}>
											<HabitRow days={parseRow(row.cells)} colourClass="hue" />
										</div>
									)}
								</dd>
							)}
							<dd className={styles.text}>{row.text}</dd>
							{row === first && row.figure && more && <dd className={styles.more}>{more}</dd>}
						</div>
					))}
				</dl>
			)}
			{!first?.figure && more}
			{groups.length > 0 && (
				<div className={styles.groups}>
					{groups.map((group) => (
						<Group key={group.title} {...group} />
					))}
				</div>
			)}
		</Section>
	);
}

/** Where more is said of the price, and a fact that speaks for it. */
function More({ link, evidence }: Pick<Price, "link" | "evidence">) {
	return (
		<div className="split-at-week-3">
			<div>
				{link && (
					<Actions>
						<ContentLink link={link} />
					</Actions>
				)}
			</div>
			{evidence && <Evidence {...evidence} />}
		</div>
	);
}

function Term({ row: { label, sample } }: { row: Price["rows"][number] }) {
	return (
		<dt>
			{label}
			{sample && <SampleTag inRow />}
		</dt>
	);
}

/** Rows below their heading, which is labelled in their place where all are samples. */
function Group({ title, rows }: { title: string; rows: Price["rows"] }) {
	const areSamples = rows.every(({ sample }) => sample);
	return (
		<div>
			<h3>
				{title}
				{areSamples && <SampleTag inRow />}
			</h3>
			<dl className="text-secondary">
				{rows.map((row) => (
					<div key={row.label}>
						<Term row={areSamples ? { ...row, sample: false } : row} />
						<dd>{row.text}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

/** Lists the rows before the first heading, and each heading with the rows up to the next. */
function groupRows(rows: Price["rows"]) {
	const ungrouped: Price["rows"] = [];
	const groups: { title: string; rows: Price["rows"] }[] = [];
	for (const row of rows) {
		if (row.group) {
			groups.push({ title: row.group, rows: [] });
		}
		(groups.at(-1)?.rows ?? ungrouped).push(row);
	}
	return { ungrouped, groups };
}
