import type { Page } from "../../content-model/index.ts";
import { Actions, ContentLink } from "./Action.tsx";
import { DescriptionList } from "./DescriptionList.tsx";
import { Evidence } from "./Evidence.tsx";
import { Section } from "./Section.tsx";
import { SampleTag } from "./Tag.tsx";
import "./Offer.css";

type OfferProps = NonNullable<Page<"strategy">["offer"]> & {
	/** How far down the page it is, where the ground changes above it. */
	progress?: number;
};

/** What a part of the program costs: a row for each question, then what speaks for it. */
export function Offer({ title, lede, rows, evidence, link, progress }: OfferProps) {
	return (
		<Section id="price" progress={progress}>
			<div className="offer axis">
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
