import type { PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { Tile, Tiles } from "../../components/Tiles.tsx";
import styles from "./WorksheetList.module.css";

interface WorksheetListProps {
	worksheets: readonly (Pick<
		PageContent<"firm-pack">["worksheets"][number],
		"id" | "title" | "pictogram" | "theme"
	> & {
		/** Path of its Word file. */
		wordPath: string;
	})[];
	/** Label of the links to their Word files. */
	wordFileLabel: string;
}

/** The worksheets as tiles. */
export function WorksheetList({ worksheets, wordFileLabel }: WorksheetListProps) {
	return (
		<div className="wrap">
			<Tiles as="ol" className={styles.worksheetList}>
				{worksheets.map(({ id, title, pictogram, theme, wordPath }) => (
					<Tile key={id} theme={theme} pictogram={pictogram}>
						<StretchedLink className={styles.title} link={{ label: title, href: `#${id}` }} />
						<a
							href={wordPath}
							className={joinClassNames(styles.worksheetFile, "on-screen")}
							data-no-text=""
							download=""
						>
							{wordFileLabel}
							<span className="visually-hidden">{` (${title})`}</span>
						</a>
					</Tile>
				))}
			</Tiles>
		</div>
	);
}
