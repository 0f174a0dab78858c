import type { PageContent } from "../../../content-model/index.ts";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import { getWeightClass } from "../../styles/weightClass.ts";
import styles from "./Checks.module.css";

/** What a visitor can check without asking anybody, numbered, each with the link to it. */
export function Checks({
	words: { items, ...head },
}: {
	words: PageContent<"about-us">["checks"];
}) {
	return (
		<Section id="checks" head={head}>
			<ol className={joinClassNames(styles.checks, "columns-3")}>
				{items.map(({ label, text, link }, index) => (
					<li key={label}>
						<b className={getWeightClass(index, items.length)} data-no-text="">
							{index + 1}
						</b>
						<h3>{label}</h3>
						<p className="text-secondary">{text}</p>
						<p className={styles.link}>
							<ContentLink link={link} />
						</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
