import { interpolate, type PageContent, type Pricing } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { BareSection } from "../../components/Section.tsx";
import { SummaryList } from "../../components/SummaryList.tsx";
import { formatInfrastructure } from "../../pricing/formatFigures.ts";
import styles from "./Infrastructure.module.css";

interface InfrastructureProps {
	words: PageContent<"pricing">["infrastructure"];
	infrastructure: Pricing["infrastructure"];
}

/** The cloud provider's bill, which is part of no price. */
export function Infrastructure({ words, infrastructure }: InfrastructureProps) {
	const amounts = formatInfrastructure(infrastructure);
	return (
		<BareSection>
			<Disclosure
				id="infrastructure"
				className={styles.infrastructure}
				summary={<h2 className="text-large">{words.title}</h2>}
			>
				<div className={joinClassNames(styles.costs, "split-at-column-3")}>
					<p className="lede">{words.lede}</p>
					<div>
						<SummaryList
							className="ruled"
							rows={words.rows.map(({ label, text }) => ({
								label,
								value: interpolate(text, amounts),
							}))}
						/>
						<p className="caption margin-top-5">{words.note}</p>
					</div>
				</div>
			</Disclosure>
		</BareSection>
	);
}
