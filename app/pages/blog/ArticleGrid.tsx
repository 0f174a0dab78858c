import { interpolate } from "../../../content-model/browser.ts";
import type { Page } from "../../../content-model/index.ts";
import { cardSize, createHabit, type GetCellColour } from "../../../grid/index.ts";
import { Action } from "../../components/Action.tsx";
import { ArticleCards } from "../../components/ArticleCards.tsx";
import { LinkChip } from "../../components/Chip.tsx";
import { GridDrawing } from "../../components/GridDrawing.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { Section } from "../../components/Section.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import type { ArticleCard, CategoryLink } from "../../site/articles.server.ts";
import "./ArticleGrid.css";

interface ArticleGridProps {
	copy: Page<"blog">;
	categories: readonly CategoryLink[];
	/** Name of the current category; absent on the page of all articles. */
	category?: string | undefined;
	articles: readonly ArticleCard[];
}

/** A picture without a tile, for the link to all articles: every row joins up at the end. */
const allArticles = createHabit({
	slug: "all-articles",
	rows: cardSize.rows,
	days: cardSize.columns,
	start: [1, 8],
	slope: 1.3,
	noise: 0.3,
});

const rowColours = ["redgum", "ochre", "dusk", "gum"];
const getRowColour: GetCellColour = (row) => rowColours[row % rowColours.length] ?? "";

/** Articles in the given order, below the row of categories. */
export function ArticleGrid({ copy, categories, category, articles }: ArticleGridProps) {
	const { grid, filter } = copy;
	const search = <SearchForm label={filter.searchLabel} hideLabel button={filter.searchButton} />;
	const chips = (
		<nav className="category-nav" data-no-text="" aria-label={filter.categoriesLabel}>
			<ul className="cluster">
				{categories.map(({ label, href, current }) => (
					<li key={href}>
						<LinkChip href={href} aria-current={current ? "page" : undefined}>
							{label}
						</LinkChip>
					</li>
				))}
			</ul>
		</nav>
	);
	// Below a category too, where its last article would have a row of three to itself.
	const hasSeeAll = !category || (articles.length > 1 && articles.length % 3 === 1);
	return (
		<Section id="articles" progress={category ? undefined : 0.5} className="article-grid">
			{/* Covers move here from the previous page (ArticleHead.tsx). */}
			<link rel="expect" href="#articles" blocking="render" />
			{category ? (
				<>
					{/* The page's own title says what they are. */}
					<h2 className="visually-hidden">{grid.title}</h2>
					<div className="category-tools axis">
						{chips}
						{search}
					</div>
				</>
			) : (
				<>
					<SectionHead title={grid.title} className="article-grid-head">
						{search}
					</SectionHead>
					{chips}
				</>
			)}
			{category && articles.length === 0 && (
				<p>{interpolate(filter.emptyCategory, { category })}</p>
			)}
			<ArticleCards articles={articles} bylinePrefix={copy.article.by}>
				{hasSeeAll && (
					<li className="see-all-articles">
						<GridDrawing matrix={allArticles} getCellColour={getRowColour} />
						<p>
							<Action variant="outline" link={grid.seeAll} />
						</p>
					</li>
				)}
			</ArticleCards>
		</Section>
	);
}
