import type { FieldContent } from "../../content-model/index.ts";
import { parseRow } from "../../grid/index.ts";
import { Actions } from "./Actions.tsx";
import { CellRow } from "./CellRow.tsx";
import { ContentLink } from "./ContentLink.tsx";
import { Disclosure } from "./Disclosure.tsx";
import { Evidence } from "./Evidence.tsx";
import { Section } from "./Section.tsx";
import { SampleTag } from "./Tag.tsx";
import styles from "./PriceSection.module.css";

type Price = FieldContent<"price">;

/**
 * The price of a part of the program as a sheet: figures side by side, in large type with their text, then what else a
 * buyer asks, in groups that open, the first of them open. A link and a fact that speaks for the price are below it.
 */
export function PriceSection({ figures, link, evidence, groups, ...head }: Price) {
	return (
		<Section id="price" head={head}>
			<div className={styles.sheet}>
				<dl className={styles.figures}>
					{figures.map((row) => (
						<div key={row.label}>
							<Term {...row} />
							<dd>
								<b>{row.figure}</b>
								{row.cells && (
									<div className={styles.figureRow}>
										<CellRow cells={parseRow(row.cells)} colourClass="hue" />
									</div>
								)}
							</dd>
							<dd>{row.text}</dd>
						</div>
					))}
				</dl>
				{groups?.map((group, index) => (
					<Group key={group.title} {...group} open={index === 0} />
				))}
			</div>
			{(link || evidence) && (
				<div className="split-at-column-3 margin-top-5">
					<div>
						{link && (
							<Actions className="on-screen">
								<ContentLink link={link} />
							</Actions>
						)}
					</div>
					{evidence && <Evidence {...evidence} />}
				</div>
			)}
		</Section>
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
function Group({ title, rows, open }: NonNullable<Price["groups"]>[number] & { open: boolean }) {
	const areSamples = rows.every(({ sample }) => sample);
	return (
		<Disclosure
			className={styles.group}
			open={open}
			summary={
				<h3>
					{title}
					{areSamples && <SampleTag inRow />}
				</h3>
			}
		>
			<dl>
				{rows.map(({ label, text, sample }) => (
					<div key={label}>
						<Term label={label} sample={sample && !areSamples} />
						<dd>{text}</dd>
					</div>
				))}
			</dl>
		</Disclosure>
	);
}
