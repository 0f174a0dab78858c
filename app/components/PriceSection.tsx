import type { FieldContent } from "../../content-model/index.ts";
import { parseRow } from "../../grid/index.ts";
import { Actions, ContentLink } from "./Action.tsx";
import { Evidence } from "./Evidence.tsx";
import { HabitRow } from "./HabitRow.tsx";
import { Section } from "./Section.tsx";
import { SampleTag } from "./Tag.tsx";
import styles from "./PriceSection.module.css";

type Price = FieldContent<"price">;

/**
 * The price of a part of the program: a line for each figure, in large type, with its text from week 3, then what else a
 * buyer asks, in groups side by side. The link is below the first figure, and the evidence beside it.
 */
export function PriceSection({ figures, link, evidence, groups, ...head }: Price) {
	return (
		<Section id="price" head={head} className={styles.priceSection}>
			<dl className="ruled">
				{figures.map((row, index) => (
					<div key={row.label} className={styles.row}>
						<Term {...row} />
						<dd>
							<b>{row.figure}</b>
							{row.cells && (
								<div className={styles.figureRow}>
									<HabitRow days={parseRow(row.cells)} colourClass="hue" />
								</div>
							)}
						</dd>
						<dd className={styles.text}>{row.text}</dd>
						{index === 0 && (link || evidence) && <More link={link} evidence={evidence} />}
					</div>
				))}
			</dl>
			{groups && (
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
		<dd className={styles.more}>
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
		</dd>
	);
}

function Term({ label, sample }: { label: string; sample: boolean }) {
	return (
		<dt>
			{label}
			{sample && <SampleTag inRow />}
		</dt>
	);
}

/** Rows below their heading, which is labelled in their place where all are samples. */
function Group({ title, rows }: NonNullable<Price["groups"]>[number]) {
	const areSamples = rows.every(({ sample }) => sample);
	return (
		<div>
			<h3>
				{title}
				{areSamples && <SampleTag inRow />}
			</h3>
			<dl className="text-secondary">
				{rows.map(({ label, text, sample }) => (
					<div key={label}>
						<Term label={label} sample={sample && !areSamples} />
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
