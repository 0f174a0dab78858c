import type { ArticlePage } from "../../content/articles.server.ts";
import type { Page } from "../../content/schemas/pages.ts";
import { absolute } from "../../seo/addresses.ts";
import { mailtoHref, shareAddress } from "../../share/address.ts";
import { useSite } from "../../siteData.ts";

interface ShareArticleProps {
	article: Pick<ArticlePage, "slug" | "title">;
	copy: Page<"blog">["article"]["share"];
}

/**
 * Ways to pass an article on: the page with the browser's own share sheet, and without any script a
 * `mailto:` link and an address that one tap selects.
 */
export function ShareArticle({ article: { slug, title }, copy }: ShareArticleProps) {
	const address = absolute(`/blog/${slug}`, useSite().site.url);
	return (
		<aside className="share" aria-labelledby="share">
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
				{copy.address} <span>{address}</span>
			</p>
		</aside>
	);
}
