import type { Page } from "../../../content-model/index.ts";
import { toAbsoluteUrl } from "../../../paths/index.ts";
import { createMailtoHref, getShareUrl } from "../../share/address.ts";
import { useSite } from "../../site/siteData.ts";
import "./ShareArticle.css";

interface ShareArticleProps {
	slug: string;
	path: string;
	title: string;
	copy: Page<"blog">["article"]["share"];
}

/** Ways to pass an article on. The page has the browser's own share sheet; the rest works without any script. */
export function ShareArticle({ slug, path, title, copy }: ShareArticleProps) {
	const url = toAbsoluteUrl(path, useSite().site.url);
	return (
		<aside className="share-article" data-no-text="" aria-labelledby="share">
			<p id="share">{copy.title}</p>
			<p>
				<a href={getShareUrl(slug)} rel="nofollow">
					{copy.page}
				</a>
			</p>
			<p>
				<a href={createMailtoHref(title, url)}>{copy.email}</a>
			</p>
			<p>
				{copy.address} <span className="one-tap">{url}</span>
			</p>
		</aside>
	);
}
