import type { ComponentProps, ReactNode } from "react";
import type { PageContent } from "../../content-model/index.ts";
import { type GetCellColour, parseRow } from "../../grid/index.ts";
import type { ArticleSummary } from "../site/articles.server.ts";
import { Action } from "./Action.tsx";
import { ArticleCards } from "./ArticleCards.tsx";
import { joinClassNames } from "./classNames.ts";
import { GridDrawing } from "./GridDrawing.tsx";
import { Section } from "./Section.tsx";
import styles from "./ArticleGrid.module.css";

interface ArticleGridProps {
	words: PageContent<"blog">;
	/** The articles, in the order shown. */
	articles: readonly ArticleSummary[];
	/** Whether the last item is a link to all articles. */
	hasSeeAll: boolean;
	/** Whether each has its summary below its title. */
	hasSummaries?: boolean;
	/** What divides it from the section above. */
	edge: ComponentProps<typeof Section>["edge"];
	/** Its heading, with the search and the categories. */
	children: ReactNode;
}

/** The drawing of the link to all articles, as wide as a cover: every row joins up at the end. */
const allArticles = [
	"....-#######",
	"----o#######",
	".....--oo###",
	"..-.oo######",
	".......o#o##",
	".....-.-o###",
	"..ooo#######",
	"..--oo######",
].map(parseRow);

/** The same across two columns. */
const allArticlesWide = [
	"..........-o#############",
	".--o-####################",
	".......-o################",
	".............-.---o######",
	".............--oo########",
	"..-o#####################",
	"............o############",
	"..........-.-oo##########",
].map(parseRow);

const rowColours = ["redgum", "ochre", "dusk", "gum"];
const getRowColour: GetCellColour = (row) => rowColours[row % rowColours.length] ?? "";

/** The articles of the blog, or of one of its categories: no list where there are none. */
export function ArticleGrid({
	words,
	articles,
	hasSeeAll,
	hasSummaries,
	edge,
	children,
}: ArticleGridProps) {
	// After the first of three in a row it has the room of the other two.
	const isWide = articles.length % 3 === 1;
	return (
		<Section id="articles" edge={edge} className={styles.articleGrid}>
			{/* Covers move here from the previous page (ArticleHead.tsx). */}
			<link rel="expect" href="#articles" blocking="render" />
			{children}
			{articles.length > 0 && (
				<ArticleCards
					articles={articles}
					bylinePrefix={words.article.by}
					hasSummaries={hasSummaries}
				>
					{hasSeeAll && (
						<li
							className={joinClassNames(
								styles.seeAllArticles,
								"on-screen",
								isWide && styles.twoColumns,
							)}
						>
							<GridDrawing
								className={styles.picture}
								matrix={isWide ? allArticlesWide : allArticles}
								getCellColour={getRowColour}
							/>
							<p>
								<Action variant="outline" link={words.grid.seeAll} />
							</p>
						</li>
					)}
				</ArticleCards>
			)}
		</Section>
	);
}
