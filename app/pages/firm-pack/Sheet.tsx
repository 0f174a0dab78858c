import type { Root } from "hast";
import { interpolate } from "../../../content-model/browser.ts";
import type { Page } from "../../../content-model/index.ts";
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
	copy: Pick<Page<"firm-pack">, "why" | "week">;
}

/** A sheet to fill in, with the way to the article that says why it says what it says. */
export function Sheet({ id, tree, answerRoom, path, articleTitle, copy }: SheetProps) {
	return (
		<div id={id} className={joinClassNames("sheet", answerRoom && "with-answer-room")}>
			<Prose tree={tree} week={copy.week} />
			<p className="caption on-screen">
				<a href={path}>{interpolate(copy.why, { article: articleTitle })}</a>
			</p>
		</div>
	);
}
