import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { blogPath } from "../../../paths/index.ts";
import { PageHead } from "../../components/PageHead.tsx";
import { arrangeBlogGrid, createCategoryLinks, toCard } from "../../site/articles.server.ts";
import { siteContext } from "../../site/context.ts";
import { ArticleGrid } from "./ArticleGrid.tsx";
import { FeaturedArticle } from "./FeaturedArticle.tsx";

/** The blog, or one category of it: each has its own URL. */
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
	return {
		copy: blog,
		hero: { ...page.hero, lede: page.description, small: true },
		category: page.name,
		categories: createCategoryLinks(blog, articles, page.category),
		articles: articles.filter(({ category }) => category.key === page.category).map(toCard),
	};
}

export default function Blog() {
	const { hero, featured, copy, categories, category, articles } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead {...hero} />
			{featured && <FeaturedArticle article={featured} copy={copy} />}
			<ArticleGrid copy={copy} categories={categories} category={category} articles={articles} />
		</>
	);
}
