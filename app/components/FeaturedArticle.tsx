import type { ReactNode } from "react";
import { interpolate, type PageContent } from "../../content-model/index.ts";
import { getThemeClass } from "../../grid/index.ts";
import type { ArticleSummary } from "../site/articles.server.ts";
import { Actions } from "./Actions.tsx";
import { ArticleByline } from "./ArticleByline.tsx";
import { Cover } from "./Cover.tsx";
import { joinClassNames } from "./classNames.ts";
import { Tag } from "./Tag.tsx";
import styles from "./FeaturedArticle.module.css";

interface FeaturedArticleProps {
	article: ArticleSummary;
	words: PageContent<"blog">["article"];
	/** Why it comes first. */
	label: string;
	/** What a reader does with it. */
	children: ReactNode;
}

/** One article before the others, as a tile in the colour theme of its cover. */
export function FeaturedArticle({ article, words, label, children }: FeaturedArticleProps) {
	const { slug, title, summary, minutes, cover } = article;
	return (
		<article
			className={joinClassNames(
				styles.featuredArticle,
				getThemeClass(cover.theme),
				"theme-on-screen",
			)}
		>
			<Cover cover={cover} inline="small" name={slug} className={styles.cover} />
			<div className={styles.text}>
				<Tag as="p">{label}</Tag>
				<h2>{title}</h2>
				<p className={styles.summary}>{summary}</p>
				<p className={styles.byline}>
					<span>
						<ArticleByline article={article} prefix={words.by} />
					</span>{" "}
					<span>{interpolate(words.minutes, { minutes })}</span>
				</p>
				<Actions>{children}</Actions>
			</div>
		</article>
	);
}
