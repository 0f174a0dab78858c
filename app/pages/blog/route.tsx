import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { blogPath } from "../../../paths/index.ts";
import { ArticleCards } from "../../components/ArticleCards.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Section } from "../../components/Section.tsx";
import { arrangeBlogGrid, createCategoryLinks, toCard } from "../../site/articles.server.ts";
import { siteContext } from "../../site/context.ts";
import { ArticleGrid } from "./ArticleGrid.tsx";
import { CategoryDrawing } from "./CategoryDrawing.tsx";
import { FeaturedArticle } from "./FeaturedArticle.tsx";

/** Number of cards in a row. A category with fewer articles shows as many of the others. */
const cardsInRow = 3;

/** Loads the blog, or one category of it: each has its own URL. */
export function loader({ url, context }: LoaderFunctionArgs) {
	const { content, pages, articles } = context.get(siteContext);
	const { blog } = content.pages;
	const { pathname } = url;
	if (pathname === blogPath) {
		return {
			copy: blog,
			hero: blog.hero,
			categories: createCategoryLinks(blog, articles),
			featured: articles.find(({ slug }) => slug === blog.featured.article),
			articles: arrangeBlogGrid(blog, articles).map(toCard),
		};
	}
	const page = pages.get(pathname);
	if (page?.kind !== "category") {
		throw data(null, { status: 404 });
	}
	const own = articles.filter(({ category }) => category.key === page.category);
	const others = articles.filter((article) => !own.includes(article));
	return {
		copy: blog,
		hero: { ...page.hero, lede: page.description },
		category: page.name,
		card: blog.categories[page.category]?.card,
		categories: createCategoryLinks(blog, articles, page.category),
		articles: own.map(toCard),
		others: own.length < cardsInRow ? others.slice(0, cardsInRow).map(toCard) : [],
	};
}

export default function Blog() {
	const { hero, card, featured, copy, categories, category, articles, others } =
		useLoaderData<typeof loader>();
	return (
		<>
			<PageHead {...hero} flush={Boolean(card)} tile={card?.tile}>
				{card && <CategoryDrawing category={hero.title} mode={card.mode} />}
			</PageHead>
			{featured && <FeaturedArticle article={featured} copy={copy} />}
			<ArticleGrid copy={copy} categories={categories} category={category} articles={articles} />
			{others && others.length > 0 && (
				<Section id="other-articles" head={{ title: copy.filter.others }}>
					<ArticleCards articles={others} bylinePrefix={copy.article.by} />
				</Section>
			)}
		</>
	);
}
