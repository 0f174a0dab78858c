import type { ArticleSummary } from "../site/articles.server.ts";
import { ArticleByline } from "./ArticleByline.tsx";
import { CardTitle } from "./CardList.tsx";
import { Cover } from "./Cover.tsx";
import { joinClassNames } from "./classNames.ts";
import { StretchedLink } from "./StretchedLink.tsx";
import { Tag } from "./Tag.tsx";
import styles from "./ArticleCard.module.css";

interface ArticleCardProps {
	article: ArticleSummary;
	/**
	 * `row` has its cover beside its text, at any width, and names its category only while it is not public; `column` is arranged by the list around it
	 * (CardList.module.css).
	 */
	layout?: "column" | "row";
	/** Shown before the author's name. Omit it on an author's own page. */
	bylinePrefix?: string;
	/** Its summary below its title: all of it, or as much as three lines hold. */
	summary?: "full" | "short";
}

/** An article in a list: cover, category unless in a row, title, author, date. */
export function ArticleCard({
	article,
	layout = "column",
	bylinePrefix,
	summary: summaryLength,
}: ArticleCardProps) {
	const { slug, path, title, summary, categoryLabel, isPublic, cover } = article;
	const link = <StretchedLink link={{ label: title, href: path }} />;
	return (
		<li className={layout === "row" ? styles.row : undefined}>
			<Cover cover={cover} name={slug} />
			<div>
				{(layout === "column" || !isPublic) && <Tag as="p">{categoryLabel}</Tag>}
				{layout === "row" ? <h3>{link}</h3> : <CardTitle>{link}</CardTitle>}
				{summaryLength && (
					<p
						className={joinClassNames(
							styles.summary,
							"text-secondary",
							summaryLength === "short" && styles.short,
						)}
					>
						{summary}
					</p>
				)}
				<p className="caption">
					<ArticleByline article={article} prefix={bylinePrefix} />
				</p>
			</div>
		</li>
	);
}
