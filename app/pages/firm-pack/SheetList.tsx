import type { Page } from "../../../content-model/index.ts";
import { getMarkdownPath } from "../../../paths/index.ts";
import { SectionHead } from "../../components/SectionHead.tsx";
import "./SheetList.css";

interface SheetListProps {
	sheets: readonly { id: string; title: string }[];
	copy: Pick<Page<"firm-pack">, "contents" | "version" | "notice" | "all">;
}

/** The list of worksheets, a disclaimer, and a link to all of them as one file. */
export function SheetList({ sheets, copy }: SheetListProps) {
	return (
		<SectionHead className="on-screen" title={copy.contents} smallPrint={copy.version}>
			<div>
				<ol className="sheet-list ruled">
					{sheets.map(({ id, title }) => (
						<li key={id}>
							<a href={`#${id}`}>{title}</a>
						</li>
					))}
				</ol>
				<p className="quiet mt-4">{copy.notice}</p>
				<p className="mt-4">
					<a href={getMarkdownPath("/firm-pack")} data-no-text="" download="">
						{copy.all}
					</a>
				</p>
			</div>
		</SectionHead>
	);
}
