import { ContentLink } from "../../components/Action.tsx";
import { Section } from "../../components/Section.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import { Evidence } from "./Evidence.tsx";

type OfferProps = NonNullable<Page<"strategy">["offer"]> & {
	/** How far down the page it stands, where the ground changes above it. */
	progress?: number;
};

/** What a part of the program costs: the heading with what speaks for it, and a row for each question. */
export function Offer({ title, lede, rows, evidence, link, progress }: OfferProps) {
	return (
		<Section id="price" progress={progress}>
			<div className="offer axis">
				<div>
					<h2>{title}</h2>
					{lede && <p className="lede">{lede}</p>}
					{evidence && <Evidence {...evidence} />}
				</div>
				<div>
					<dl className="terms ruled">
						{rows.map(({ label, text }) => (
							<div key={label}>
								<dt>{label}</dt>
								<dd>{text}</dd>
							</div>
						))}
					</dl>
					{link && (
						<p className="actions">
							<ContentLink link={link} />
						</p>
					)}
				</div>
			</div>
		</Section>
	);
}
