import type { ReactNode } from "react";
import type { ArticleSummary } from "../site/articles.server.ts";
import { ArticleCard } from "./ArticleCard.tsx";
import { CardList } from "./CardList.tsx";

interface ArticleCardsProps {
	articles: readonly ArticleSummary[];
	bylinePrefix: string;
	/** Whether each has its summary below its title. */
	hasSummaries?: boolean;
	/** A last item that is not an article. */
	children?: ReactNode;
}

/** Articles as a grid of cards. */
export function ArticleCards({
	articles,
	bylinePrefix,
	hasSummaries = false,
	children,
}: ArticleCardsProps) {
	// A single card has room for its summary.
	const isOnlyCard = articles.length === 1 && !children;
	const manySummaries = hasSummaries ? "short" : undefined;
	const summary = isOnlyCard ? "full" : manySummaries;
	return (
		<CardList>
			{articles.map((article) => (
				<ArticleCard
					key={article.slug}
					article={article}
					bylinePrefix={bylinePrefix}
					summary={summary}
				/>
			))}
			{children}
		</CardList>
	);
}
