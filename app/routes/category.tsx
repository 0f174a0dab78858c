import { data } from "react-router";
import { PageHead } from "../components/PageHead.tsx";
import { articleCard, categoryLinks, categoryNamed } from "../content/articles.server.ts";
import { categoryPath } from "../content/entryPaths.ts";
import { content, covers } from "../content/index.server.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { ArticleGrid } from "../sections/blog/ArticleGrid.tsx";
import styles from "../sections/blog/blog.css?inline";
import { Head } from "../seo/Head.tsx";
import type { Route } from "./+types/category";

export const handle: RouteHandle = { styles };

export function loader({ params }: Route.LoaderArgs) {
	const all = content();
	const drawn = covers();
	const category = categoryNamed(params.category);
	if (!category) {
		throw data(null, { status: 404 });
	}
	const { categories, grid, filter, article } = all.pages.blog;
	return {
		category,
		words: categories[category],
		title: grid.title,
		filter,
		by: article.by,
		links: categoryLinks(all, category),
		articles: all.articles
			.filter((other) => other.category === category)
			.map((other) => articleCard(other, all, drawn)),
	};
}

export default function Category({ loaderData }: Route.ComponentProps) {
	const { category, words, title, filter, by, links, articles } = loaderData;
	const { tagline, description } = words;
	return (
		<>
			<Head title={words.title} description={description} path={categoryPath(category)} />
			<PageHead title={words.chip} tagline={tagline} lede={description} />
			<ArticleGrid
				title={title}
				filter={filter}
				categories={links}
				chosen={words.name}
				articles={articles}
				by={by}
			/>
		</>
	);
}
