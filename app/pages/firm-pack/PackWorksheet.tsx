import type { Root } from "hast";
import { interpolate } from "../../../content-model/index.ts";
import {
	getPictogram,
	getThemeClass,
	type PictogramName,
	type ThemeName,
} from "../../../grid/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { Prose } from "../../components/prose/Prose.tsx";
import styles from "./PackWorksheet.module.css";

interface PackWorksheetProps {
	/** Its anchor. */
	id: string;
	title: string;
	/** Its picture among the tiles that lead to it. */
	pictogram: PictogramName;
	theme: ThemeName;
	/** Without its title. */
	tree: Root;
	/** Whether the screen shows it before it is asked to. */
	isOpen: boolean;
	/** Leaves room in its table to write on paper. */
	wideAnswers: boolean;
	/** Path of its article. */
	path: string;
	articleTitle: string;
	/** Label of the link to that article. */
	articleLink: string;
}

/**
 * A worksheet of the pack, beside a cover with its picture and a link to the article that explains it. Its title opens it,
 * and so does a link to its anchor, since that is within.
 */
export function PackWorksheet({
	id,
	title,
	pictogram,
	theme,
	tree,
	isOpen,
	wideAnswers,
	path,
	articleTitle,
	articleLink,
}: PackWorksheetProps) {
	return (
		<Disclosure
			open={isOpen}
			className={joinClassNames(styles.packWorksheet, wideAnswers && styles.withAnswerRoom)}
			summary={<h3>{title}</h3>}
		>
			<div id={id} className={styles.opened}>
				<div className={joinClassNames(styles.cover, getThemeClass(theme), "on-screen")}>
					<div className={styles.label}>
						<GridDrawing matrix={getPictogram(pictogram)} />
						<p className="caption">
							<a href={path}>{interpolate(articleLink, { article: articleTitle })}</a>
						</p>
					</div>
				</div>
				<Prose className={styles.text} tree={tree} />
			</div>
		</Disclosure>
	);
}
