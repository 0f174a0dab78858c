import type { Page } from "../../../content-model/index.ts";
import { getPictogram, getTileClass } from "../../../grid/index.ts";
import { getMarkdownPath, packPath } from "../../../paths/index.ts";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import "./WorksheetList.css";

type Copy = Page<"firm-pack">;

interface WorksheetListProps {
	worksheets: readonly (Pick<Copy["sheets"][number], "id" | "title" | "icon" | "tile"> & {
		/** Path of its Word file. */
		wordPath: string;
	})[];
	copy: Pick<Copy, "contents" | "version" | "notice" | "textFile" | "sheetWordFile">;
}

/** The worksheets as tiles, a disclaimer, and a link to the text of all of them. */
export function WorksheetList({ worksheets, copy }: WorksheetListProps) {
	return (
		<div className="on-screen">
			<SectionHead title={copy.contents} smallPrint={copy.version}>
				<div>
					<p className="text-secondary">{copy.notice}</p>
					<p className="margin-top-4">
						<a href={getMarkdownPath(packPath)} data-no-text="" download="">
							{copy.textFile}
						</a>
					</p>
				</div>
			</SectionHead>
			<ol className="worksheet-list">
				{worksheets.map(({ id, title, icon, tile, wordPath }) => (
					<li key={id} className={getTileClass(tile)}>
						<GridDrawing matrix={getPictogram(icon)} />
						<div>
							<StretchedLink link={{ label: title, href: `#${id}`, newTab: false }} />
							<a href={wordPath} className="sheet-file" data-no-text="" download="">
								{copy.sheetWordFile}
								<span className="visually-hidden">{` (${title})`}</span>
							</a>
						</div>
					</li>
				))}
			</ol>
		</div>
	);
}
