import type { Root } from "hast";
import { interpolate } from "../../../content-model/browser.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Prose } from "../../components/Prose.tsx";
import "./Sheet.css";

interface SheetProps {
	/** Anchor of the sheet. */
	id: string;
	tree: Root;
	/** Whether its table is answered on paper. */
	answerRoom: boolean;
	/** The article that it is from. */
	path: string;
	articleTitle: string;
	/** Name of a week in a figure. */
	week: string;
	/** The words of the link to that article. */
	why: string;
}

/** A sheet to fill in, with the way to the article that says why it says what it says. */
export function Sheet({ id, tree, answerRoom, path, articleTitle, week, why }: SheetProps) {
	return (
		<div id={id} className={joinClassNames("sheet", answerRoom && "with-answer-room")}>
			<Prose tree={tree} week={week} />
			<p className="caption on-screen">
				<a href={path}>{interpolate(why, { article: articleTitle })}</a>
			</p>
		</div>
	);
}
