import type { ReactNode } from "react";
import type { Link } from "../content/schemas/fields.ts";
import { type TileName, tileClass } from "../grid/index.ts";
import { Action, ContentLink } from "./Action.tsx";
import { PageTitle } from "./PageTitle.tsx";

interface PageHeadProps {
	title: string;
	tagline: string;
	lede?: string;
	/** The first is drawn as a button, the others as links. */
	actions?: Link[];
	/** Draw the first action as the one main action of the view. */
	mainAction?: boolean;
	/** A title of half the size, for a page below another. */
	small?: boolean;
	/** The page's own picture. */
	children?: ReactNode;
	/** The ground under it: the colour of the page. */
	tile?: TileName;
}

/** The opening of a page: its title in growing weight, tagline, introduction, actions and picture. */
export function PageHead({
	title,
	tagline,
	lede,
	actions = [],
	mainAction = false,
	small = false,
	children,
	tile = "eucalypt",
}: PageHeadProps) {
	const [first, ...others] = actions;
	return (
		<section className={small ? "page-head small" : "page-head"}>
			<div className="wrap">
				<PageTitle>{title}</PageTitle>
				<div className="axis">
					<p className="tagline">{tagline}</p>
					<div>
						{lede && <p className="lede">{lede}</p>}
						{first && (
							<p className="actions">
								<Action look={mainAction ? "main" : "solid"} link={first} />
								{others.map((link) => (
									<ContentLink key={link.href} link={link} />
								))}
							</p>
						)}
					</div>
				</div>
			</div>
			{children && (
				<div className={`page-tile ${tileClass(tile)}`}>
					<div className="wrap">{children}</div>
				</div>
			)}
		</section>
	);
}
