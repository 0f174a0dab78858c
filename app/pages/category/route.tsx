import { data } from "react-router";
import { interpolate } from "../../../content-model/index.ts";
import { blogPath } from "../../../paths/index.ts";
import { ContentLink } from "../../components/Action.tsx";
import { ArticleCard } from "../../components/ArticleCard.tsx";
import { ArticleGrid } from "../../components/ArticleGrid.tsx";
import { CategoryNav } from "../../components/CategoryNav.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { PageBand } from "../../components/PageBand.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { Section } from "../../components/Section.tsx";
import { type Article, summariseArticle } from "../../site/articles.server.ts";
import { createCategoryLinks } from "../../site/blog.server.ts";
import { siteContext } from "../../site/context.ts";
import type { Route } from "./+types/route";
import { CategoryClosing } from "./CategoryClosing.tsx";
import { CategoryDrawing } from "./CategoryDrawing.tsx";
import { OnlyArticle } from "./OnlyArticle.tsx";
import styles from "./category.module.css";

/** Number of cards in a row. A category with fewer articles shows as many of the others. */
const cardsInRow = 3;

export function loader({ url, context }: Route.LoaderArgs) {
	const { content, pages, articles } = context.get(siteContext);
	const { blog } = content.pages;
	const page = pages.get(url.pathname);
	if (page?.kind !== "category") {
		throw data(null, { status: 404 });
	}
	const isOwn = ({ category }: (typeof articles)[number]) => category.key === page.category;
	const own = articles.filter(isOwn);
	const others = articles.filter((article) => !isOwn(article));
	return {
		copy: blog,
		path: page.path,
		hero: { ...page.hero, lede: page.description },
		name: page.name,
		category: blog.categories[page.category],
		categories: createCategoryLinks(blog, articles, page.category),
		articles: own.map(summariseArticle),
		only: own.length === 1 && own[0] ? describeOnly(own[0]) : undefined,
		others: own.length < cardsInRow ? others.slice(0, cardsInRow).map(summariseArticle) : [],
	};
}

/** The only article of a category, with its sections by their URLs, without its sources. */
function describeOnly(article: Article) {
	const { path, headings } = article;
	return {
		article: summariseArticle(article),
		sections: headings
			.filter(({ isSources }) => !isSources)
			.map(({ id, text }) => ({ href: `${path}#${id}`, label: text })),
	};
}

/** The articles of one category, or its only one with what is in it. */
export default function Category({ loaderData }: Route.ComponentProps) {
	const { path, copy, hero, name, category, categories, articles, only, others } = loaderData;
	const { card, closing } = category ?? {};
	const { grid, filter } = copy;
	// Its last row would have an empty place.
	const hasSeeAll = articles.length > 1 && articles.length % cardsInRow > 0;
	// An only article has its own, in the same manner and as large.
	const hasDrawing = Boolean(card && !only);
	const tools = (
		<div className={joinClassNames(styles.tools, "split-at-week-3")}>
			<CategoryNav label={filter.categoriesLabel} categories={categories} />
			<SearchForm label={filter.searchLabel} hideLabel button={filter.searchButton} />
		</div>
	);
	const back = { label: copy.article.back, href: blogPath };
	return (
		<>
			<PageHero hero={hero} kicker={<ContentLink link={back} />} flush={hasDrawing}>
				{card && hasDrawing && (
					<PageBand theme={card.theme}>
						<CategoryDrawing slug={path} mode={card.mode} />
					</PageBand>
				)}
			</PageHero>
			{only ? (
				<OnlyArticle {...only} copy={copy}>
					{tools}
				</OnlyArticle>
			) : (
				<ArticleGrid copy={copy} articles={articles} hasSeeAll={hasSeeAll} hasSummaries>
					{/* The page's own title says what they are. */}
					<h2 className="visually-hidden">{grid.title}</h2>
					{tools}
					{articles.length === 0 && <p>{interpolate(filter.emptyCategory, { category: name })}</p>}
				</ArticleGrid>
			)}
			{others.length > 0 && (
				<Section id="other-articles">
					<div className={joinClassNames(styles.otherCategories, "split-at-week-3")}>
						<h2 className="tagline">{filter.others}</h2>
						<ul className="ruled">
							{others.map((article) => (
								<ArticleCard
									key={article.slug}
									article={article}
									layout="row"
									bylinePrefix={copy.article.by}
								/>
							))}
						</ul>
					</div>
				</Section>
			)}
			{card && closing && (
				<CategoryClosing {...closing} theme={card.theme} count={articles.length} />
			)}
		</>
	);
}
