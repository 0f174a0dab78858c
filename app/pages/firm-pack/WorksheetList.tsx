import type { Page } from "../../../content-model/index.ts";
import { getMarkdownPath } from "../../../paths/index.ts";
import { SectionHead } from "../../components/SectionHead.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import "./WorksheetList.css";

interface WorksheetListProps {
	worksheets: readonly { id: string; title: string }[];
	copy: Pick<Page<"firm-pack">, "contents" | "version" | "notice" | "all">;
}

/** The worksheets as small sheets of paper, a disclaimer, and a link to all of them as one file. */
export function WorksheetList({ worksheets, copy }: WorksheetListProps) {
	return (
		<div className="on-screen">
			<SectionHead title={copy.contents} smallPrint={copy.version}>
				<div>
					<p className="text-secondary">{copy.notice}</p>
					<p className="margin-top-4">
						<a href={getMarkdownPath("/firm-pack")} data-no-text="" download="">
							{copy.all}
						</a>
					</p>
				</div>
			</SectionHead>
			<ol className="worksheet-list">
				{worksheets.map(({ id, title }) => (
					<li key={id}>
						<StretchedLink link={{ label: title, href: `#${id}`, newTab: false }} />
					</li>
				))}
			</ol>
		</div>
	);
}
