import type { ReactNode } from "react";
import type { PageContent } from "../../content-model/index.ts";
import { createHabit, type GetCellColour, smallCoverSize } from "../../grid/index.ts";
import type { ArticleSummary } from "../site/articles.server.ts";
import { Action } from "./Action.tsx";
import { ArticleCards } from "./ArticleCards.tsx";
import { GridDrawing } from "./GridDrawing.tsx";
import { Section } from "./Section.tsx";
import "./ArticleGrid.css";

interface ArticleGridProps {
	copy: PageContent<"blog">;
	/** The articles, in the order shown. */
	articles: readonly ArticleSummary[];
	/** Whether the last item is a link to all articles. */
	hasSeeAll: boolean;
	/** Whether each has its summary below its title. */
	hasSummaries?: boolean;
	/** Draws a ruler above, see {@link Section}. */
	rulerFill?: number;
	/** Its heading, with the search and the categories. */
	children: ReactNode;
}

/** A drawing without a tile, for the link to all articles: every row joins up at the end. */
const allArticles = createHabit({
	slug: "all-articles",
	rows: smallCoverSize.rows,
	days: smallCoverSize.columns,
	start: [1, 8],
	slope: 1.3,
	noise: 0.3,
});

const rowColours = ["redgum", "ochre", "dusk", "gum"];
const getRowColour: GetCellColour = (row) => rowColours[row % rowColours.length] ?? "";

/** The articles of the blog, or of one of its categories. */
export function ArticleGrid({
	copy,
	articles,
	hasSeeAll,
	hasSummaries,
	rulerFill,
	children,
}: ArticleGridProps) {
	return (
		<Section id="articles" rulerFill={rulerFill} className="article-grid">
			{/* Covers move here from the previous page (ArticleHead.tsx). */}
			<link rel="expect" href="#articles" blocking="render" />
			{children}
			<ArticleCards articles={articles} bylinePrefix={copy.article.by} hasSummaries={hasSummaries}>
				{hasSeeAll && (
					<li className="see-all-articles on-screen">
						<GridDrawing matrix={allArticles} getCellColour={getRowColour} />
						<p>
							<Action variant="outline" link={copy.grid.seeAll} />
						</p>
					</li>
				)}
			</ArticleCards>
		</Section>
	);
}
