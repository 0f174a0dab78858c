import type { PageContent } from "../../../content-model/index.ts";
import { getSharePath, toAbsoluteUrl } from "../../../paths/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { createMailtoHref } from "../../components/createMailtoHref.ts";
import { usePageContext } from "../../site/pageContext.ts";
import styles from "./ShareArticle.module.css";

interface ShareArticleProps {
	slug: string;
	path: string;
	title: string;
	words: PageContent<"blog">["article"]["share"];
}

/** Links to share an article. The share page offers the browser's share sheet; the others need no script. */
export function ShareArticle({ slug, path, title, words }: ShareArticleProps) {
	const url = toAbsoluteUrl(path, usePageContext().settings.url);
	return (
		<aside
			className={joinClassNames(styles.shareArticle, "on-screen")}
			data-no-text=""
			aria-labelledby="share"
		>
			<p id="share" className={styles.title}>
				{words.title}
			</p>
			<p>
				<a href={getSharePath(slug)} rel="nofollow">
					{words.page}
				</a>
			</p>
			<p>
				<a href={createMailtoHref(title, url)}>{words.email}</a>
			</p>
			<p>
				{words.url} <span className="select-all">{url}</span>
			</p>
		</aside>
	);
}
