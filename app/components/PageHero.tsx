import type { ReactNode } from "react";
import type { FieldContent } from "../../content-model/index.ts";
import { Action } from "./Action.tsx";
import { Actions } from "./Actions.tsx";
import { ContentLink } from "./ContentLink.tsx";
import { joinClassNames } from "./classNames.ts";
import { Kicker } from "./Kicker.tsx";
import { Lede } from "./Lede.tsx";
import { PageTitle } from "./PageTitle.tsx";
import styles from "./PageHero.module.css";

type Hero = FieldContent<"hero">;

interface PageHeroProps {
	/** As the content has it. The first of its actions is drawn as a button, the others as links. */
	hero: Pick<Hero, "title" | "tagline"> & Partial<Hero>;
	/** The line above the title: what the page is a part of. */
	kicker?: ReactNode;
	/** Draws the first action as the one main action of the view. */
	isMainAction?: boolean;
	/** Leaves no space below it. */
	flush?: boolean;
	/** What is below the introduction: facts, the page's own drawing. */
	children?: ReactNode;
}

/** The opening of a page: its title in growing weight, tagline, introduction and actions. */
export function PageHero({
	hero: { title, tagline, lede, sample, actions = [] },
	kicker,
	isMainAction = false,
	flush = false,
	children,
}: PageHeroProps) {
	const [first, ...others] = actions;
	return (
		<section className={joinClassNames(styles.pageHero, flush && styles.flush)}>
			<div className="wrap">
				{kicker && (
					<div className={styles.kicker}>
						<Kicker>{kicker}</Kicker>
					</div>
				)}
				<PageTitle>{title}</PageTitle>
				<div className="split-at-column-3">
					<p className="text-large">{tagline}</p>
					<div>
						{lede && <Lede sample={sample}>{lede}</Lede>}
						{first && (
							<Actions className="on-screen">
								<Action variant={isMainAction ? "primary" : "filled"} link={first} />
								{others.map((link) => (
									<ContentLink key={link.href} link={link} />
								))}
							</Actions>
						)}
					</div>
				</div>
			</div>
			{children}
		</section>
	);
}
