import { Prose } from "../../components/Prose.tsx";
import { articlePath } from "../../content/paths.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { absolute } from "../../seo/addresses.ts";
import { mailtoHref, shareAddress } from "../../share/address.ts";
import type { ArticlePage } from "../../site/articles.server.ts";
import { useSite } from "../../siteData.ts";

interface ArticleBodyProps {
	article: Pick<ArticlePage, "slug" | "title" | "headings" | "standfirst" | "tree">;
	copy: Page<"blog">["article"];
}

/** The text of an article with its contents: beside it on a wide screen, folded above it on a phone. */
export function ArticleBody({ article, copy }: ArticleBodyProps) {
	const contents = (
		<ol className="plain-links">
			{article.headings.map(({ id, text }) => (
				<li key={id}>
					<a href={`#${id}`}>{text}</a>
				</li>
			))}
		</ol>
	);
	return (
		<div className="article-body disclosure section wrap axis">
			<nav className="contents beside" data-no-text="" aria-label={copy.contents}>
				<p>{copy.contents}</p>
				{contents}
			</nav>
			<details className="contents above" data-no-text="">
				<summary>{copy.contents}</summary>
				{contents}
			</details>
			<Prose tree={article.tree} week={copy.week}>
				<p className="standfirst">{article.standfirst}</p>
			</Prose>
			<ShareArticle article={article} copy={copy.share} />
		</div>
	);
}

interface ShareArticleProps {
	article: Pick<ArticlePage, "slug" | "title">;
	copy: Page<"blog">["article"]["share"];
}

/**
 * Ways to pass an article on: the page with the browser's own share sheet, and without any script a
 * `mailto:` link and an address that one tap selects.
 */
function ShareArticle({ article: { slug, title }, copy }: ShareArticleProps) {
	const address = absolute(articlePath(slug), useSite().site.url);
	return (
		<aside className="share" data-no-text="" aria-labelledby="share">
			<p id="share">{copy.title}</p>
			<p>
				<a href={shareAddress(slug)} rel="nofollow">
					{copy.page}
				</a>
			</p>
			<p>
				<a href={mailtoHref(title, address)}>{copy.email}</a>
			</p>
			<p>
				{copy.address} <span className="one-tap">{address}</span>
			</p>
		</aside>
	);
}
