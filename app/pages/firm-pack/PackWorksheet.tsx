import type { Root } from "hast";
import { interpolate } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { Prose } from "../../components/prose/Prose.tsx";
import styles from "./PackWorksheet.module.css";

interface PackWorksheetProps {
	/** Its anchor. */
	id: string;
	title: string;
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
 * A worksheet of the pack, with a link to the article that explains it. Its title opens it, and so does a link to its
 * anchor, since that is within.
 */
export function PackWorksheet({
	id,
	title,
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
				<Prose className={styles.text} tree={tree} />
				<p className={joinClassNames(styles.reasons, "caption on-screen")}>
					<a href={path}>{interpolate(articleLink, { article: articleTitle })}</a>
				</p>
			</div>
		</Disclosure>
	);
}
