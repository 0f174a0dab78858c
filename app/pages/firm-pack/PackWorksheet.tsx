import type { Root } from "hast";
import { interpolate } from "../../../content-model/browser.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Prose } from "../../components/prose/Prose.tsx";
import "./PackWorksheet.css";

interface PackWorksheetProps {
	/** Its anchor. */
	id: string;
	tree: Root;
	/** Leaves room in its table to write on paper. */
	answerRoom: boolean;
	/** Path of its article. */
	path: string;
	articleTitle: string;
	/** Name of a week in a figure. */
	weekLabel: string;
	/** Label of the link to that article. */
	why: string;
}

/** A worksheet of the pack, with a link to the article that explains it. */
export function PackWorksheet({
	id,
	tree,
	answerRoom,
	path,
	articleTitle,
	weekLabel,
	why,
}: PackWorksheetProps) {
	return (
		<div id={id} className={joinClassNames("pack-worksheet", answerRoom && "with-answer-room")}>
			<Prose tree={tree} weekLabel={weekLabel} />
			<p className="caption on-screen">
				<a href={path}>{interpolate(why, { article: articleTitle })}</a>
			</p>
		</div>
	);
}
