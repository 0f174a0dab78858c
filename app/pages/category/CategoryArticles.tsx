import type { ReactNode } from "react";
import { interpolate, type PageContent } from "../../../content-model/index.ts";
import { ArticleGrid } from "../../components/ArticleGrid.tsx";
import type { ArticleSummary } from "../../site/articles.server.ts";

/** Number of cards in a row. A category with fewer articles shows as many of the others. */
export const cardsInRow = 3;

interface CategoryArticlesProps {
	/** The name of the category. */
	name: string;
	articles: readonly ArticleSummary[];
	words: PageContent<"blog">;
	/** What stands before them. */
	children: ReactNode;
}

/** The articles of a category, or a line where it has none. */
export function CategoryArticles({ name, articles, words, children }: CategoryArticlesProps) {
	return (
		<ArticleGrid
			words={words}
			articles={articles}
			// Its last row would have an empty place.
			hasSeeAll={articles.length % cardsInRow > 0}
			hasSummaries
			edge="none"
		>
			{/* The page's own title says what they are. */}
			<h2 className="visually-hidden">{words.grid.title}</h2>
			{children}
			{articles.length === 0 && (
				<p>{interpolate(words.filter.emptyCategory, { category: name })}</p>
			)}
		</ArticleGrid>
	);
}
