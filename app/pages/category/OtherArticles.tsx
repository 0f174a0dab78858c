import type { PageContent } from "../../../content-model/index.ts";
import { ArticleCard } from "../../components/ArticleCard.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Section } from "../../components/Section.tsx";
import type { ArticleSummary } from "../../site/articles.server.ts";
import styles from "./OtherArticles.module.css";

interface OtherArticlesProps {
	articles: readonly ArticleSummary[];
	words: PageContent<"blog">;
}

/** Articles of other categories, below those of one that has few. */
export function OtherArticles({ articles, words }: OtherArticlesProps) {
	return (
		<Section id="other-articles">
			<div className={joinClassNames(styles.otherArticles, "split-at-week-3")}>
				<h2 className="tagline">{words.filter.others}</h2>
				<ul className="ruled">
					{articles.map((article) => (
						<ArticleCard
							key={article.slug}
							article={article}
							layout="row"
							bylinePrefix={words.article.by}
						/>
					))}
				</ul>
			</div>
		</Section>
	);
}
