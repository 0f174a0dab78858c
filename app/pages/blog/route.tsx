import { parseRow } from "../../../grid/index.ts";
import { ArticleGrid } from "../../components/ArticleGrid.tsx";
import { CategoryNav } from "../../components/CategoryNav.tsx";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import { FeaturedArticle } from "../../components/FeaturedArticle.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { ReadArticleLink } from "../../components/ReadArticleLink.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { SectionHead } from "../../components/SectionHead.tsx";
import { summariseArticle } from "../../site/articles.server.ts";
import { createCategoryLinks } from "../../site/blog.server.ts";
import { siteContext } from "../../site/context.ts";
import type { Route } from "./+types/route";
import { arrangeBlogGrid } from "./arrangeBlogGrid.ts";
import styles from "./blog.module.css";

/** Questions, each followed by its answer; the last one waits for its own. */
const closingRows = [
	"o####.o##.o######.o###.o#",
	"o##.o#####.o###.o##.o####",
	"o###.o##.o#####.o........",
].map(parseRow);

export function loader({ context }: Route.LoaderArgs) {
	const { content, articles } = context.get(siteContext);
	const { blog } = content.pages;
	const featured = articles.find(({ slug }) => slug === blog.featured.article);
	return {
		words: blog,
		categories: createCategoryLinks(blog, articles),
		featured: featured && summariseArticle(featured),
		articles: arrangeBlogGrid(blog, articles).map(summariseArticle),
	};
}

export default function Blog({ loaderData }: Route.ComponentProps) {
	const { words, categories, featured, articles } = loaderData;
	const { hero, grid, filter } = words;
	return (
		<>
			<PageHero hero={hero} />
			{featured && (
				<section className="wrap">
					<FeaturedArticle article={featured} words={words.article} label={words.featured.label}>
						<ReadArticleLink article={featured} label={words.featured.button} />
					</FeaturedArticle>
				</section>
			)}
			<ArticleGrid words={words} articles={articles} hasSeeAll edge={{ rulerFill: 0.5 }}>
				<SectionHead title={grid.title} className={styles.articleGridHead}>
					<SearchForm label={filter.searchLabel} hideLabel button={filter.searchButton} />
				</SectionHead>
				<CategoryNav
					label={filter.categoriesLabel}
					categories={categories}
					className={styles.categories}
				/>
			</ArticleGrid>
			<ClosingBand {...words.closing} theme="wattle" matrix={closingRows} />
		</>
	);
}
