import { Action } from "../../components/Action";
import { Picture } from "../../components/Picture";
import { SearchForm } from "../../components/SearchForm";
import { Section } from "../../components/Section";
import type { ArticleCard as Card } from "../../content/articles.server";
import type { Page } from "../../content/schemas/pages";
import { cardSize, habit, type Tint } from "../../grid";
import { ArticleCard } from "../shared/ArticleCard";

interface ArticleGridProps {
	grid: Page<"blog">["grid"];
	/** Words of the field that searches the site. */
	filter: Pick<Page<"blog">["filter"], "searchLabel" | "searchButton">;
	articles: Card[];
	/** Stands before an author's name. */
	by: string;
	newTabLabel: string;
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

/** The articles in the order of the content, and after the last one the way to all others. */
export function ArticleGrid({ grid, filter, articles, by, newTabLabel }: ArticleGridProps) {
	return (
		<Section id="articles" progress={0.5} colour="ochre" className="articles">
			<div className="section-head axis">
				<h2>{grid.title}</h2>
				<SearchForm label={filter.searchLabel} hideLabel button={filter.searchButton} />
			</div>
			<ul className="cards columns-3">
				{articles.map((article) => (
					<ArticleCard key={article.slug} article={article} by={by} />
				))}
				<li className="see-all">
					<Picture matrix={allArticles} tint={rowTint} />
					<p>
						<Action look="plain" link={grid.seeAll} newTabLabel={newTabLabel} />
					</p>
				</li>
			</ul>
		</Section>
	);
}
