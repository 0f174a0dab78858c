import type { PageContent } from "../../../content-model/index.ts";
import { getPictogram, getTileClass } from "../../../grid/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import "./WorksheetList.css";

interface WorksheetListProps {
	worksheets: readonly (Pick<
		PageContent<"firm-pack">["sheets"][number],
		"id" | "title" | "icon" | "tile"
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
			<ol className="worksheet-list">
				{worksheets.map(({ id, title, icon, tile, wordPath }) => (
					<li key={id} className={getTileClass(tile)}>
						<GridDrawing matrix={getPictogram(icon)} />
						<div>
							<StretchedLink link={{ label: title, href: `#${id}`, newTab: false }} />
							<a href={wordPath} className="sheet-file on-screen" data-no-text="" download="">
								{wordFileLabel}
								<span className="visually-hidden">{` (${title})`}</span>
							</a>
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}
