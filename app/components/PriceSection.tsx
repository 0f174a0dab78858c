import { type FieldContent, interpolate } from "../../content-model/index.ts";
import { usePageContext } from "../site/pageContext.ts";
import { Actions, ContentLink } from "./Action.tsx";
import { joinClassNames } from "./classNames.ts";
import { Evidence } from "./Evidence.tsx";
import { Section } from "./Section.tsx";
import { SampleTag } from "./Tag.tsx";
import styles from "./PriceSection.module.css";

/**
 * The price of a part of the program: its title stays in view beside the rows with a figure, in large type, and its
 * evidence. Below are the other rows, two abreast, each group of them with its name at the left. One label says which
 * rows are samples, or that all are.
 */
export function PriceSection({ title, lede, rows, evidence, link }: FieldContent<"price">) {
	const figures = rows.filter(({ figure }) => figure);
	const { ungrouped, groups } = groupRows(rows.filter(({ figure }) => !figure));
	const samples = rows.filter(({ sample }) => sample);
	const others = rows.filter(({ sample }) => !sample);
	const { labels } = usePageContext().settings;
	return (
		<Section id="price">
			<div className={joinClassNames(styles.priceSection, "split-at-week-3")}>
				<div>
					<h2>{title}</h2>
					{lede && <p className="lede">{lede}</p>}
					{samples.length > 0 && (
						<p className="caption margin-top-4">
							<SampleTag /> {nameSamples(samples, others, labels.sampleExcept)}
						</p>
					)}
				</div>
				<div>
					{figures.length > 0 && (
						<dl className="ruled">
							{figures.map(({ label, figure, text }) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd>
										<b>{figure}</b>
										{` ${text}`}
									</dd>
								</div>
							))}
						</dl>
					)}
					{ungrouped.length > 0 && <Details rows={ungrouped} />}
					{link && (
						<Actions>
							<ContentLink link={link} />
						</Actions>
					)}
					{evidence && <Evidence {...evidence} />}
				</div>
			</div>
			{groups.map((group) => (
				<div key={group.title} className={joinClassNames(styles.priceSection, "split-at-week-3")}>
					<h3>{group.title}</h3>
					<Details rows={group.rows} />
				</div>
			))}
		</Section>
	);
}

type Rows = FieldContent<"price">["rows"];

function Details({ rows }: { rows: Rows }) {
	return (
		<dl className="columns-2 text-secondary">
			{rows.map(({ label, text }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>{text}</dd>
				</div>
			))}
		</dl>
	);
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
