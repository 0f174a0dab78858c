import { type Article, type ArticleSummary, summariseArticle } from "../../site/articles.server.ts";
import { findRelatedArticles } from "./findRelatedArticles.ts";

/** An article as its page shows it: with its neighbours, and those most like it. */
export interface ArticlePage extends Article {
	earlier: ArticleSummary | undefined;
	later: ArticleSummary | undefined;
	related: ArticleSummary[];
}

/** Returns an article with its neighbours, and those most like it. */
export function createArticlePage(article: Article, articles: readonly Article[]): ArticlePage {
	const index = articles.indexOf(article);
	const [later, earlier] = [articles[index - 1], articles[index + 1]];
	return {
		...article,
		earlier: earlier && summariseArticle(earlier),
		later: later && summariseArticle(later),
		related: findRelatedArticles(article, articles).map(summariseArticle),
	};
}
