import { Action } from "../../components/Action.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { cardSize, habit, type Tint } from "../../grid/index.ts";
import type { ArticleCard as Card, CategoryLink } from "../../site/articles.server.ts";
import { ArticleCards } from "../shared/ArticleCards.tsx";

interface ArticleGridProps {
	copy: Page<"blog">;
	categories: readonly CategoryLink[];
	/** Name of the category whose articles these are; the blog itself has the way to all others. */
	category?: string;
	articles: Card[];
}

/** A picture without a tile, for all that is not on this page: every row of it joins up at the end. */
const allArticles = habit({
	slug: "all-articles",
	rows: cardSize.rows,
	days: cardSize.columns,
	onset: [1, 8],
	slope: 1.3,
	noise: 0.3,
});

const rowColours = ["redgum", "ochre", "dusk", "gum"];
const rowTint: Tint = (row) => rowColours[row % rowColours.length] ?? "";

/**
 * Articles in the order they are given, below the row that chooses a category. Each choice is a page with
 * an address of its own.
 */
export function ArticleGrid({ copy, categories, category, articles }: ArticleGridProps) {
	const { grid, filter } = copy;
	return (
		<Section id="articles" progress={0.5} className="articles">
			{/* Covers move here from the page before (article.tsx). */}
			<link rel="expect" href="#articles" blocking="render" />
			<SectionHead title={grid.title}>
				<SearchForm label={filter.searchLabel} hideLabel button={filter.searchButton} />
			</SectionHead>
			<nav className="categories" data-no-text="" aria-label={filter.categoriesLabel}>
				<ul className="chips">
					{categories.map(({ label, href, current }) => (
						<li key={href}>
							<a className="chip" href={href} aria-current={current ? "page" : undefined}>
								{label}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{category && articles.length === 0 && (
				<p>{interpolate(filter.emptyCategory, { category })}</p>
			)}
			<ArticleCards articles={articles} by={copy.article.by}>
				{!category && (
					<li className="see-all">
						<GridDrawing matrix={allArticles} tint={rowTint} />
						<p>
							<Action look="plain" link={grid.seeAll} />
						</p>
					</li>
				)}
			</ArticleCards>
		</Section>
	);
}
