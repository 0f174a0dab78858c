import type { Page } from "../../../content-model/index.ts";
import { getMarkdownPath } from "../../../paths/index.ts";
import { SectionHead } from "../../components/SectionHead.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { type Miniature, miniatureSize } from "./drawMiniature.ts";
import "./WorksheetList.css";

const { width, height } = miniatureSize;

interface WorksheetListProps {
	worksheets: readonly { id: string; title: string; miniature: Miniature }[];
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
				{worksheets.map(({ id, title, miniature }) => (
					<li key={id}>
						<StretchedLink link={{ label: title, href: `#${id}`, newTab: false }} />
						<svg viewBox={`0 0 ${width} ${height}`} width={width} aria-hidden="true">
							<path d={miniature.text} />
							<path d={miniature.headings} className="miniature-headings" />
						</svg>
					</li>
				))}
			</ol>
		</div>
	);
}
