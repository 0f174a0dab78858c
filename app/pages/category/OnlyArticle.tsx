import type { ReactNode } from "react";
import type { Link, PageContent } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { FeaturedArticle } from "../../components/FeaturedArticle.tsx";
import { ReadArticleLink } from "../../components/ReadArticleLink.tsx";
import { BareSection, Section } from "../../components/Section.tsx";
import type { ArticleSummary } from "../../site/articles.server.ts";
import styles from "./OnlyArticle.module.css";

interface OnlyArticleProps {
	article: ArticleSummary;
	/** The article's sections by their URLs. */
	sections: readonly Link[];
	words: PageContent<"blog">;
	/** What stands before it. */
	children: ReactNode;
}

/** The only article of a category, and what is in it. */
export function OnlyArticle({ article, sections, words, children }: OnlyArticleProps) {
	return (
		<>
			<Section id="articles" edge="none">
				{children}
				<FeaturedArticle article={article} words={words.article} label={article.categoryLabel}>
					<ReadArticleLink article={article} label={words.featured.button} />
				</FeaturedArticle>
			</Section>
			<BareSection as="nav" aria-labelledby="sections" data-no-search="">
				<div className={joinClassNames(styles.sectionLinks, "split-at-column-3")}>
					<h2 className="text-large" id="sections">
						{words.filter.contents}
					</h2>
					<ol className="ruled">
						{sections.map(({ href, label }) => (
							<li key={href}>
								<a href={href}>{label}</a>
							</li>
						))}
					</ol>
				</div>
			</BareSection>
		</>
	);
}
