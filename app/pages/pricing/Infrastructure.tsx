import { interpolate, type PageContent, type Pricing } from "../../../content-model/index.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { BareSection } from "../../components/Section.tsx";
import { SummaryList } from "../../components/SummaryList.tsx";
import { formatInfrastructure } from "../../pricing/formatFigures.ts";
import styles from "./Infrastructure.module.css";

interface InfrastructureProps {
	copy: PageContent<"pricing">["infrastructure"];
	infrastructure: Pricing["infrastructure"];
}

/** The cloud provider's bill, which is part of no price. */
export function Infrastructure({ copy, infrastructure }: InfrastructureProps) {
	const amounts = formatInfrastructure(infrastructure);
	return (
		<BareSection>
			<Disclosure
				id="infrastructure"
				className={styles.infrastructure}
				summary={<h2 className="tagline">{copy.title}</h2>}
			>
				<div className="split-at-week-3">
					<p className="lede">{copy.lede}</p>
					<div>
						<SummaryList
							className="ruled"
							rows={copy.rows.map(({ label, text }) => ({
								label,
								value: interpolate(text, amounts),
							}))}
						/>
						<p className="caption margin-top-5">{copy.note}</p>
					</div>
				</div>
			</Disclosure>
		</BareSection>
	);
}
