import type { FieldContent } from "../../content-model/index.ts";
import { Actions, ContentLink } from "./Action.tsx";
import { Evidence } from "./Evidence.tsx";
import { Section } from "./Section.tsx";
import { SectionHead } from "./SectionHead.tsx";
import { SampleTag } from "./Tag.tsx";
import "./Offer.css";

/** The price of a part of the program: a row for each question, then its evidence. */
export function Offer({ title, lede, rows, evidence, link }: FieldContent<"offer">) {
	const areSamples = rows.every(({ sample }) => sample);
	return (
		<Section id="price">
			<SectionHead title={title} {...(lede && { lede })} sample={areSamples} />
			<dl className="offer ruled">
				{rows.map(({ label, figure, text, sample }) => (
					<div key={label} className="split-at-week-3">
						<dt>
							{label} {sample && !areSamples && <SampleTag inRow />}
						</dt>
						<dd>
							{figure && <b className="tagline offer-figure">{figure}</b>} {text}
						</dd>
					</div>
				))}
			</dl>
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
