import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { Tile, Tiles } from "../../components/Tiles.tsx";
import type { Benefit } from "../../site/benefits.server.ts";
import styles from "./Benefits.module.css";

interface BenefitsProps {
	words: PageContent<"home">["benefits"];
	benefits: readonly Pick<Benefit, "path" | "title" | "description" | "pictogram" | "theme">[];
}

/** Benefits as coloured tiles, each linked to its own page. */
export function Benefits({ words, benefits }: BenefitsProps) {
	return (
		<Section id="benefits" className={styles.benefits} head={words}>
			<Tiles className={joinClassNames(styles.benefitTiles, "columns-3")}>
				{benefits.map(({ path, title, description, pictogram, theme }) => (
					<Tile key={path} theme={theme} pictogram={pictogram}>
						<h3>
							<StretchedLink link={{ label: title, href: path }} className={styles.link} />
						</h3>
						<p>{description}</p>
					</Tile>
				))}
			</Tiles>
		</Section>
	);
}
