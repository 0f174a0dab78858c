import type { ReactNode } from "react";
import type { Link } from "../../content-model/index.ts";
import { getTileClass, type TileName } from "../../grid/index.ts";
import { Action, Actions, ContentLink } from "./Action.tsx";
import { joinClassNames } from "./classNames.ts";
import { PageTitle } from "./PageTitle.tsx";
import { SampleTag } from "./Tag.tsx";
import "./PageHead.css";

interface PageHeadProps {
	title: string;
	tagline: string;
	lede?: string;
	/** Whether a promise in the introduction is a sample. */
	sample?: boolean;
	/** The first is drawn as a button, the others as links. */
	actions?: Link[];
	/** Draws the first action as the one main action of the view. */
	isMainAction?: boolean;
	/** A small title, for a page that is a tool. */
	small?: boolean;
	/** Less room and no actions on paper, for a page whose table fills a sheet. */
	compactOnPaper?: boolean;
	/** The page's own picture. */
	children?: ReactNode;
	/** Leaves no space below the picture. */
	flush?: boolean;
	/** Its tile: the colour of the page. */
	tile?: TileName;
}

/** The opening of a page: its title in growing weight, tagline, introduction, actions and picture. */
export function PageHead({
	title,
	tagline,
	lede,
	sample = false,
	actions = [],
	isMainAction = false,
	small = false,
	compactOnPaper = false,
	children,
	flush = false,
	tile = "eucalypt",
}: PageHeadProps) {
	const [first, ...others] = actions;
	return (
		<section
			className={joinClassNames(
				"page-head",
				small && "small",
				flush && "flush",
				compactOnPaper && "compact-on-paper",
			)}
		>
			<div className="wrap">
				<PageTitle small={small}>{title}</PageTitle>
				<div className="split-at-week-3">
					<p className={joinClassNames("tagline", small && "small-tagline")}>{tagline}</p>
					<div>
						{lede && (
							<p className="lede">
								{lede}
								{sample && (
									<>
										{" "}
										<SampleTag />
									</>
								)}
							</p>
						)}
						{first && (
							<Actions className={compactOnPaper ? "on-screen" : undefined}>
								<Action variant={isMainAction ? "primary" : "filled"} link={first} />
								{others.map((link) => (
									<ContentLink key={link.href} link={link} />
								))}
							</Actions>
						)}
					</div>
				</div>
			</div>
			{children && (
				<div className={`page-tile ${getTileClass(tile)}`}>
					<div className="wrap">{children}</div>
				</div>
			)}
		</section>
	);
}
