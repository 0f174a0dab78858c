import type { PageContent } from "../../../content-model/index.ts";
import { ArticleCards } from "../../components/ArticleCards.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { BareSection } from "../../components/Section.tsx";
import type { ArticlePage } from "./createArticlePage.ts";
import styles from "./MoreArticles.module.css";

interface MoreArticlesProps {
	article: Pick<ArticlePage, "earlier" | "later" | "related">;
	words: PageContent<"blog">["article"];
}

/** Further reading: the articles before and after by date, and three that are most alike. */
export function MoreArticles({ article: { earlier, later, related }, words }: MoreArticlesProps) {
	return (
		<BareSection className={joinClassNames(styles.moreArticles, "on-screen")} data-no-text="">
			<ul className={joinClassNames(styles.neighbours, "ruled columns-2")}>
				{earlier && (
					<li>
						<small>{words.previous}</small>
						<a rel="prev" href={earlier.path}>
							{earlier.title}
						</a>
					</li>
				)}
				{later && (
					<li>
						<small>{words.next}</small>
						<a rel="next" href={later.path}>
							{later.title}
						</a>
					</li>
				)}
			</ul>
			<h2 className="text-large">{words.related}</h2>
			<p className="caption">{words.relatedRule}</p>
			<ArticleCards articles={related} bylinePrefix={words.by} />
		</BareSection>
	);
}
