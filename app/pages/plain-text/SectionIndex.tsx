import { drawShares, type TileName } from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { HabitRow } from "../../components/HabitRow.tsx";
import { PageTile } from "../../components/PageTile.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import type { PlainSection } from "../../site/plainText.server.ts";
import styles from "./SectionIndex.module.css";

interface SectionIndexProps {
	sections: readonly PlainSection[];
	tile: TileName;
}

/** The contents of the page, to scale: a row for each section, with a bar as long as the section is. */
export function SectionIndex({ sections, tile }: SectionIndexProps) {
	const { labels } = usePageContext().settings;
	const bars = drawShares(sections.map(countLetters));
	return (
		<nav
			className={joinClassNames(styles.sectionIndex, "on-screen plain-links")}
			data-no-text=""
			aria-label={labels.contents}
		>
			<PageTile tile={tile}>
				<ol>
					{sections.map(({ id, title }, index) => (
						<li key={id}>
							<a className="split-at-week-3" href={`#${id}`}>
								<b>{title}</b>
								<HabitRow days={bars[index] ?? []} />
							</a>
						</li>
					))}
				</ol>
				<p className="caption margin-top-4">{labels.sectionLengths}</p>
			</PageTile>
		</nav>
	);
}

function countLetters({ paragraphs }: PlainSection): number {
	return paragraphs.flat().reduce((sum, { text }) => sum + text.length, 0);
}
