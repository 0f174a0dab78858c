import { Actions } from "../../components/Actions.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { DescriptionList } from "../../components/DescriptionList.tsx";
import { Section } from "../../components/Section.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./BenefitPrice.module.css";

/** What the benefit costs and how one can check it, a line for each, then where more of it is said. */
export function BenefitPrice({ rows, link, ...head }: NonNullable<Benefit["price"]>) {
	return (
		<Section id="price" head={head}>
			<DescriptionList
				fromColumn3
				className={joinClassNames(styles.rows, "ruled ruled-open")}
				items={rows.map(({ label, text, sample }) => ({
					label,
					text,
					tag: sample && <SampleTag inRow />,
				}))}
			/>
			{link && (
				<Actions>
					<ContentLink link={link} />
				</Actions>
			)}
		</Section>
	);
}
