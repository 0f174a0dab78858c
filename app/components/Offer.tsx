import type { FieldContent } from "../../content-model/index.ts";
import { Actions, ContentLink } from "./Action.tsx";
import { DescriptionList } from "./DescriptionList.tsx";
import { Evidence } from "./Evidence.tsx";
import { Section } from "./Section.tsx";
import { SampleTag } from "./Tag.tsx";
import "./Offer.css";

type OfferProps = FieldContent<"offer"> & {
	/** Position on the page, from 0 to 1: draws a ruler where the ground changes above it. */
	progress?: number;
};

/** The price of a part of the program: a row for each question, then its evidence. */
export function Offer({ title, lede, rows, evidence, link, progress }: OfferProps) {
	return (
		<Section id="price" progress={progress}>
			<div className="offer split-at-week-3">
				<div>
					<h2>{title}</h2>
					{lede && <p className="lede">{lede}</p>}
				</div>
				<div>
					<DescriptionList
						className="ruled"
						items={rows.map(({ sample, ...row }) => ({ ...row, mark: sample && <SampleTag /> }))}
					/>
					{link && (
						<Actions>
							<ContentLink link={link} />
						</Actions>
					)}
					{evidence && <Evidence {...evidence} />}
				</div>
			</div>
		</Section>
	);
}
