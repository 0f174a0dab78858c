import { Actions } from "../../components/Actions.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { Section } from "../../components/Section.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./BenefitPrice.module.css";

/** What the benefit costs and how one can check it, a line for each, then where more of it is said. */
export function BenefitPrice({ rows, link, ...head }: NonNullable<Benefit["price"]>) {
	return (
		<Section id="price" head={head} className={styles.benefitPrice}>
			<dl className="ruled">
				{rows.map(({ label, text, sample }) => (
					<div key={label}>
						<dt>
							{label}
							{sample && <SampleTag inRow />}
						</dt>
						<dd>{text}</dd>
					</div>
				))}
			</dl>
			{link && (
				<Actions>
					<ContentLink link={link} />
				</Actions>
			)}
		</Section>
	);
}
