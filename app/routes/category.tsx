import { data } from "react-router";
import { PageHead } from "../components/PageHead";
import { articleCard, categoryLinks, categoryNamed } from "../content/articles.server";
import { categoryPath } from "../content/entryPaths";
import { content, covers } from "../content/index.server";
import type { RouteHandle } from "../routeHandle";
import { ArticleGrid } from "../sections/blog/ArticleGrid";
import styles from "../sections/blog/blog.css?inline";
import { Head } from "../seo/Head";
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
