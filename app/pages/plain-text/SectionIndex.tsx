import type { PageContent } from "../../../content-model/index.ts";
import { cellsInRow, parseRow, type ThemeName } from "../../../grid/index.ts";
import { CellRow } from "../../components/CellRow.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { HeroBand } from "../../components/HeroBand.tsx";
import { SampleTag } from "../../components/Tag.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import type { PlainSection } from "../../site/plainText.server.ts";
import styles from "./SectionIndex.module.css";

type PlainPage = PageContent<"plain-text">;

interface SectionIndexProps {
	sections: readonly PlainSection[];
	/** What the drawings show. */
	legend: string | undefined;
	/** What their places are: labels, each with the place it begins above. */
	scale: PlainPage["scale"];
	theme: ThemeName;
}

/** The contents of the page: each section in a few words, with a drawing where these can be drawn. */
export function SectionIndex({ sections, legend, scale = [], theme }: SectionIndexProps) {
	const { labels } = usePageContext().settings;
	return (
		<nav
			className={joinClassNames(styles.sectionIndex, "on-screen plain-links")}
			data-no-text=""
			aria-label={labels.contents}
		>
			<HeroBand theme={theme}>
				{legend && (
					<div className={joinClassNames(styles.legend, "split-at-column-3 caption")}>
						<p>{legend}</p>
						{scale.length > 0 && (
							<p className={styles.scale}>
								{scale.map(({ place, label }, index) => (
									<span
										key={place}
										className={`cols-${(scale[index + 1]?.place ?? cellsInRow + 1) - place}`}
									>
										{label}{" "}
									</span>
								))}
							</p>
						)}
					</div>
				)}
				<ol>
					{sections.map(({ id, title, sample, inShort, cells }) => (
						<li key={id} className="split-at-column-3">
							<a href={`#${id}`}>{title}</a>
							<div>
								{inShort && (
									<p>
										{inShort}
										{sample && <SampleTag inRow />}
									</p>
								)}
								{cells && <CellRow cells={parseRow(cells)} />}
							</div>
						</li>
					))}
				</ol>
			</HeroBand>
		</nav>
	);
}
