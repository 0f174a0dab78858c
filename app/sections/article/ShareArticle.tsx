import type { Page } from "../../content/schemas/pages.ts";
import { absolute } from "../../seo/addresses.ts";
import { letter, shareAddress } from "../../share/address.ts";
import type { ArticlePage } from "../../site/articles.server.ts";
import { useSite } from "../../siteData.ts";

interface ShareArticleProps {
	article: Pick<ArticlePage, "slug" | "title">;
	words: Page<"blog">["article"]["share"];
}

/**
 * Ways to pass an article on: the page with the browser's own share sheet, and without any script a
 * letter begun and an address that one tap selects.
 */
export function ShareArticle({ article: { slug, title }, words }: ShareArticleProps) {
	const address = absolute(`/blog/${slug}`, useSite().site.url);
	return (
		<aside className="share" data-no-text="" aria-labelledby="share">
			<p id="share">{words.title}</p>
			<p>
				<a href={shareAddress(slug)} rel="nofollow">
					{words.page}
				</a>
			</p>
			<p>
				<a href={letter(title, address)}>{words.email}</a>
			</p>
			<p>
				{words.address} <span>{address}</span>
			</p>
		</aside>
	);
}
