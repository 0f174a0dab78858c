import { PageHead } from "../components/PageHead.tsx";
import { articleCard, categoryLinks, readingMinutes } from "../content/articles.server.ts";
import { content, covers } from "../content/index.server.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { ArticleGrid } from "../sections/blog/ArticleGrid.tsx";
import styles from "../sections/blog/blog.css?inline";
import { FeaturedArticle } from "../sections/blog/FeaturedArticle.tsx";
import { Head } from "../seo/Head.tsx";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/blog";

export const handle: RouteHandle = { styles };

export function loader() {
	const all = content();
	const drawn = covers();
	const page = all.pages.blog;
	const bySlug = new Map(all.articles.map((article) => [article.slug, article]));
	const featured = bySlug.get(page.featured.article);
	return {
		page,
		categories: categoryLinks(all),
		featured: featured && {
			...articleCard(featured, all, drawn),
			summary: featured.summary,
			minutes: readingMinutes(featured, all),
		},
		articles: page.grid.articles.flatMap((slug) => {
			const article = bySlug.get(slug);
			return article ? [articleCard(article, all, drawn)] : [];
		}),
	};
}

export default function Blog({
	loaderData: { page, categories, featured, articles },
}: Route.ComponentProps) {
	const { labels } = useSite().site;
	return (
		<>
			<Head {...page.head} path="/blog" />
			<PageHead {...page.hero} newTabLabel={labels.opensInNewTab} />
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
				newTabLabel={labels.opensInNewTab}
			/>
		</>
	);
}
