import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { getDrawing, getSharedRowColour, partColours } from "./joinedDrawings.ts";
import styles from "./Approach.module.css";

interface ApproachProps {
	/** Anchor of the section. */
	id: string;
	words: PageContent<"home">["approach"];
}

/** The program's four parts, whose drawings touch and share one row. */
export function Approach({ id, words: { title, lede, starts, cards } }: ApproachProps) {
	return (
		<Section id={id}>
			{/* The section's anchor before it was made from the title, for links from elsewhere. */}
			<span id="approach" />
			<SectionHead title={title}>
				<div>
					<p className="lede">{lede}</p>
					<dl className={joinClassNames(styles.starts, "ruled margin-top-4")}>
						{starts.map(({ label, text }) => (
							<div key={label}>
								<dt className="heading-3">{label}</dt>
								<dd>{text}</dd>
							</div>
						))}
					</dl>
				</div>
			</SectionHead>
			<ul className={joinClassNames(styles.approach, "ruled ruled-open columns-4")}>
				{cards.map(({ id, title, subtitle, description, link }, index) => (
					<li key={id}>
						<GridDrawing
							className={styles.drawing}
							matrix={getDrawing(index)}
							getCellColour={getSharedRowColour}
							colourClass={partColours[id]}
						/>
						<h3>{title}</h3>
						<p className={styles.subtitle}>{subtitle}</p>
						<p className="text-secondary">{description}</p>
						<StretchedLink link={link} className={styles.link} />
					</li>
				))}
			</ul>
		</Section>
	);
}
