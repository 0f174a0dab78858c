import type { PageContent } from "../../../content-model/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { InlineText } from "../../components/InlineText.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import type { Paragraph } from "../../site/plainText.server.ts";
import { TeamFigure } from "./TeamFigure.tsx";
import styles from "./Hero.module.css";

interface HeroProps {
	words: PageContent<"home">["hero"];
	/** The introduction, with its links. */
	lede: Paragraph;
	/** Anchor of the section that the first action leads to. */
	learnMoreId: string;
}

/** The opening of the home page: three words, their meaning and the habit they lead to. */
export function Hero({ words, lede, learnMoreId }: HeroProps) {
	const { settings } = usePageContext();
	return (
		<section className={joinClassNames(styles.hero, "wrap")}>
			<h1>
				{settings.heroWords.map((word, index, all) => (
					<span key={word}>{index < all.length - 1 ? `${word}, ` : word}</span>
				))}
			</h1>
			<div className="split-at-column-3">
				<p className="text-large">{settings.tagline}</p>
				<div className={styles.intro}>
					<p className="lede ink">
						<InlineText parts={lede} />
					</p>
					<Actions className="on-screen">
						<Action link={{ label: words.learnMore, href: `#${learnMoreId}` }} />
						{words.contact && <ContentLink link={words.contact} />}
						<ContentLink link={words.nextSection} className={styles.down} data-no-text="">
							<svg width={24} viewBox="0 0 24 24" aria-hidden="true">
								<path d="M12 4v15M18.5 13 12 19.5 5.5 13" />
							</svg>
							<span>{words.nextSection.label}</span>
						</ContentLink>
					</Actions>
				</div>
			</div>
			<TeamFigure words={words.figure} />
		</section>
	);
}
