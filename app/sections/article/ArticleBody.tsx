import { Prose } from "../../components/Prose.tsx";
import type { ArticlePage } from "../../content/articles.server.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { ShareArticle } from "./ShareArticle.tsx";

interface ArticleBodyProps {
	article: Pick<ArticlePage, "slug" | "title" | "headings" | "standfirst" | "tree">;
	copy: Page<"blog">["article"];
	/** Hidden text after links to other sites. */
	newTabLabel: string;
}

/** The text of an article with its contents: beside it on a wide screen, folded above it on a phone. */
export function ArticleBody({ article, copy, newTabLabel }: ArticleBodyProps) {
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
			<nav className="contents beside" aria-label={copy.contents}>
				<p>{copy.contents}</p>
				{contents}
			</nav>
			<details className="contents above">
				<summary>{copy.contents}</summary>
				{contents}
			</details>
			<Prose tree={article.tree} copy={{ opensInNewTab: newTabLabel, week: copy.week }}>
				<p className="standfirst">{article.standfirst}</p>
			</Prose>
			<ShareArticle article={article} copy={copy.share} />
		</div>
	);
}
