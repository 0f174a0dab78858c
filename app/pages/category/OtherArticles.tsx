import type { PageContent } from "../../../content-model/index.ts";
import { ArticleCard } from "../../components/ArticleCard.tsx";
import { CardList } from "../../components/CardList.tsx";
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
			<h2 className={joinClassNames(styles.title, "text-large")}>{words.filter.others}</h2>
			<CardList oneRow>
				{articles.map((article) => (
					<ArticleCard key={article.slug} article={article} bylinePrefix={words.article.by} />
				))}
			</CardList>
		</Section>
	);
}
