import { ArticleCard } from "../../components/ArticleCard.tsx";
import type { ArticleSummary } from "../../site/articles.server.ts";
import styles from "./AuthorArticles.module.css";

interface AuthorArticlesProps {
	title: string;
	/** Shown where there are none. */
	empty: string;
	articles: readonly ArticleSummary[];
}

/** The articles of a person, one below the other. */
export function AuthorArticles({ title, empty, articles }: AuthorArticlesProps) {
	return (
		<section id="articles" className={styles.authorArticles}>
			{/* Covers move here from the previous page (ArticleHead.tsx). */}
			<link rel="expect" href="#articles" blocking="render" />
			<h2 className="tagline">{title}</h2>
			{articles.length > 0 ? (
				<ul className="ruled margin-top-4">
					{articles.map((article) => (
						<ArticleCard key={article.slug} article={article} layout="row" />
					))}
				</ul>
			) : (
				<p className="margin-top-4">{empty}</p>
			)}
		</section>
	);
}
