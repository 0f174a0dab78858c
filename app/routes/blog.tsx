import { PageHead } from "../components/PageHead.tsx";
import { ArticleGrid } from "../sections/blog/ArticleGrid.tsx";
import { FeaturedArticle } from "../sections/blog/FeaturedArticle.tsx";
import { blogGrid, categoryLinks } from "../site/articles.server.ts";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/blog";

export function loader({ context }: Route.LoaderArgs) {
	const { content, articles } = context.get(siteContext);
	const page = content.pages.blog;
	return {
		page,
		categories: categoryLinks(content),
		featured: articles.find(({ slug }) => slug === page.featured.article),
		articles: blogGrid(page, articles),
	};
}

export default function Blog({
	loaderData: { page, categories, featured, articles },
}: Route.ComponentProps) {
	return (
		<>
			<PageHead {...page.hero} />
			{featured && (
				<FeaturedArticle featured={page.featured} copy={page.article} article={featured} />
			)}
			<ArticleGrid
				title={page.grid.title}
				seeAll={page.grid.seeAll}
				filter={page.filter}
				categories={categories}
				articles={articles}
				by={page.article.by}
			/>
		</>
	);
}
