import type { FieldContent } from "../../content-model/index.ts";
import { Actions, ContentLink } from "./Action.tsx";
import { joinClassNames } from "./classNames.ts";
import { Evidence } from "./Evidence.tsx";
import { Section } from "./Section.tsx";
import { SectionHead } from "./SectionHead.tsx";
import { SampleTag } from "./Tag.tsx";
import "./Offer.css";

type Row = FieldContent<"offer">["rows"][number];

/**
 * The price of a part of the program: what has a figure in ruled rows, the rest three abreast where none is left over,
 * else two and one left over in a row of its own; then its evidence.
 */
export function Offer({ title, lede, rows, evidence, link }: FieldContent<"offer">) {
	const areSamples = rows.every(({ sample }) => sample);
	const renderRow = ({ label, figure, text, sample }: Row, isInColumns = false) => (
		<div key={label} className={isInColumns ? undefined : "split-at-week-3"}>
			<dt>
				{label} {sample && !areSamples && <SampleTag inRow />}
			</dt>
			<dd>
				{figure && <b className="tagline">{figure}</b>} {text}
			</dd>
		</div>
	);
	const figures = rows.filter(({ figure }) => figure);
	const details = rows.filter(({ figure }) => !figure);
	const columns = details.length % 3 === 0 ? 3 : 2;
	return (
		<Section id="price">
			<SectionHead title={title} {...(lede && { lede })} sample={areSamples} />
			{figures.length > 0 && (
				<dl className="offer ruled">{figures.map((row) => renderRow(row))}</dl>
			)}
			{details.length > 0 && (
				<dl
					className={joinClassNames(
						"offer offer-terms ruled",
						columns === 3 ? "columns-3" : "columns-2 pairs",
					)}
				>
					{details.map((row, index) =>
						renderRow(row, index < details.length - (details.length % columns)),
					)}
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
