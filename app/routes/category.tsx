import { data } from "react-router";
import { PageHead } from "../components/PageHead.tsx";
import { ArticleGrid } from "../sections/blog/ArticleGrid.tsx";
import { categoryLinks } from "../site/articles.server.ts";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/category";

export function loader({ url, context }: Route.LoaderArgs) {
	const { content, pages, articles } = context.get(siteContext);
	const page = pages.get(url.pathname);
	if (page?.kind !== "category") {
		throw data(null, { status: 404 });
	}
	const { grid, filter, article } = content.pages.blog;
	return {
		page,
		title: grid.title,
		filter,
		by: article.by,
		links: categoryLinks(content, page.category),
		articles: articles.filter(({ category }) => category.key === page.category),
	};
}

export default function Category({ loaderData }: Route.ComponentProps) {
	const { page, title, filter, by, links, articles } = loaderData;
	return (
		<>
			<PageHead {...page.hero} lede={page.description} small />
			<ArticleGrid
				title={title}
				filter={filter}
				categories={links}
				chosen={page.name}
				articles={articles}
				by={by}
			/>
		</>
	);
}
