import type { FieldContent } from "../../content-model/index.ts";
import { Actions, ContentLink } from "./Action.tsx";
import { Evidence } from "./Evidence.tsx";
import { Section } from "./Section.tsx";
import { SectionHead } from "./SectionHead.tsx";
import { SampleTag } from "./Tag.tsx";
import "./Offer.css";

type Row = FieldContent<"offer">["rows"][number];

/**
 * The price of a part of the program: what has a figure in ruled rows, the rest side by side, each short; then its
 * evidence.
 */
export function Offer({ title, lede, rows, evidence, link }: FieldContent<"offer">) {
	const areSamples = rows.every(({ sample }) => sample);
	const renderRow = ({ label, figure, text, sample }: Row) => (
		<div key={label} className={figure && "split-at-week-3"}>
			<dt>
				{label} {sample && !areSamples && <SampleTag inRow />}
			</dt>
			<dd>
				{figure && <b className="tagline offer-figure">{figure}</b>} {text}
			</dd>
		</div>
	);
	const figures = rows.filter(({ figure }) => figure);
	const details = rows.filter(({ figure }) => !figure);
	return (
		<Section id="price">
			<SectionHead title={title} {...(lede && { lede })} sample={areSamples} />
			{figures.length > 0 && <dl className="offer ruled">{figures.map(renderRow)}</dl>}
			{details.length > 0 && (
				<dl className={`offer offer-details ${getColumns(details.length)}`}>
					{details.map(renderRow)}
				</dl>
			)}
			{(link || evidence) && (
				<div className="offer-foot">
					{link && (
						<Actions>
							<ContentLink link={link} />
						</Actions>
					)}
					{evidence && <Evidence {...evidence} />}
				</div>
			)}
		</Section>
	);
}

/** Returns the columns that leave the last row no shorter by two. */
function getColumns(count: number): string {
	return count % 3 === 1 ? "columns-2" : "columns-3";
}
