import type { ReactNode } from "react";
import type { FieldContent } from "../../content-model/index.ts";
import type { Matrix } from "../../grid/index.ts";
import { Action, Actions, ContentLink } from "./Action.tsx";
import { joinClassNames } from "./classNames.ts";
import { FactStrip } from "./FactStrip.tsx";
import { Lede } from "./Lede.tsx";
import { DrawnTitle, PageTitle } from "./PageTitle.tsx";
import { Kicker } from "./TextHead.tsx";
import styles from "./PageHero.module.css";

type Hero = FieldContent<"hero">;

/** The hero as the content has it. The first of its actions is drawn as a button, the others as links. */
interface PageHeroProps
	extends Pick<Hero, "title" | "tagline">,
		Partial<Pick<Hero, "lede" | "sample" | "actions">> {
	/** The line above the title: what the page is a part of. */
	kicker?: ReactNode;
	/** The rows of the page's price section: the facts among them are shown below the introduction. */
	priceRows?: FieldContent<"price">["rows"] | undefined;
	/** Draws the first action as the one main action of the view. */
	isMainAction?: boolean;
	/** Less room and no actions on paper, for a page whose table fills a sheet. */
	compactOnPaper?: boolean;
	/** A picture beside the title, see {@link DrawnTitle}. */
	titleDrawing?: Matrix;
	/** Leaves no space below it. */
	flush?: boolean;
	/** The page's own drawing. */
	children?: ReactNode;
}

/** The opening of a page: its title in growing weight, tagline, introduction, actions and drawing. */
export function PageHero({
	kicker,
	title,
	tagline,
	lede,
	sample,
	actions = [],
	priceRows = [],
	isMainAction = false,
	compactOnPaper = false,
	titleDrawing,
	flush = false,
	children,
}: PageHeroProps) {
	const [first, ...others] = actions;
	return (
		<section
			className={joinClassNames(
				styles.pageHero,
				flush && styles.flush,
				compactOnPaper && styles.compactOnPaper,
			)}
		>
			<div className="wrap">
				{kicker && (
					<div className={styles.kicker}>
						<Kicker>{kicker}</Kicker>
					</div>
				)}
				{titleDrawing ? (
					<DrawnTitle drawing={titleDrawing}>{title}</DrawnTitle>
				) : (
					<PageTitle>{title}</PageTitle>
				)}
				<div className="split-at-week-3">
					<p className="tagline">{tagline}</p>
					<div>
						{lede && <Lede sample={sample}>{lede}</Lede>}
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
				<FactStrip rows={priceRows} />
			</div>
			{children}
		</section>
	);
}
