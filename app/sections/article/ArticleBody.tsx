import { Prose } from "../../components/Prose.tsx";
import type { Page } from "../../content/schemas/pages.ts";
import type { ArticlePage } from "../../site/articles.server.ts";
import { ShareArticle } from "./ShareArticle.tsx";

interface ArticleBodyProps {
	article: Pick<ArticlePage, "slug" | "title" | "headings" | "standfirst" | "tree">;
	words: Page<"blog">["article"];
	/** Spoken after links to other sites. */
	newTabLabel: string;
}

/** The text of an article with its contents: beside it on a wide screen, folded above it on a phone. */
export function ArticleBody({ article, words, newTabLabel }: ArticleBodyProps) {
	const contents = (
		<ol>
			{article.headings.map(({ id, text }) => (
				<li key={id}>
					<a href={`#${id}`}>{text}</a>
				</li>
			))}
		</ol>
	);
	return (
		<div className="article-body wrap axis">
			<nav className="contents beside" data-no-text="" aria-label={words.contents}>
				<p>{words.contents}</p>
				{contents}
			</nav>
			<details className="contents above" data-no-text="">
				<summary>{words.contents}</summary>
				{contents}
			</details>
			<Prose tree={article.tree} words={{ opensInNewTab: newTabLabel, week: words.week }}>
				<p className="standfirst">{article.standfirst}</p>
			</Prose>
			<ShareArticle article={article} words={words.share} />
		</div>
	);
}
