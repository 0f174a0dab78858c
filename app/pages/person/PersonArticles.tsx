import { ArticleCard } from "../../components/ArticleCard.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import type { ArticleSummary } from "../../site/articles.server.ts";
import styles from "./PersonArticles.module.css";

interface PersonArticlesProps {
	title: string;
	/** Shown where there are none. */
	empty: string;
	articles: readonly ArticleSummary[];
}

/** The articles of a person, side by side where there is room. */
export function PersonArticles({ title, empty, articles }: PersonArticlesProps) {
	return (
		<section id="articles" className={joinClassNames(styles.personArticles, "wrap")}>
			{/* Covers move here from the previous page (ArticleHead.tsx). */}
			<link rel="expect" href="#articles" blocking="render" />
			<h2 className="text-large">{title}</h2>
			{articles.length > 0 ? (
				<ul className="margin-top-5">
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
