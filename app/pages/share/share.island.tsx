import { useLayoutEffect, useRef, useState } from "react";
import type { PageContent } from "../../../content-model/index.ts";
import { getArticlePath, toAbsoluteUrl } from "../../../paths/index.ts";
import { Action, ActionButton } from "../../components/Action.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { createMailtoHref } from "../../components/createMailtoHref.ts";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { copyText } from "../../islands/copyText.ts";
import { useStatus } from "../../islands/useStatus.tsx";
import { findSharedArticle, type SharedArticle } from "./findSharedArticle.ts";
import styles from "./share.island.module.css";

/** An article with its social image. */
interface PicturedArticle extends SharedArticle {
	image: string | undefined;
}

interface ShareProps {
	words: PageContent<"share">["panel"];
	/** What the other person gets by each way. */
	ways: PageContent<"share">["ways"];
	/** URL of the site. */
	siteUrl: string;
	articles: readonly PicturedArticle[];
}

/**
 * Shares an article: by the browser's own share sheet where there is one, as a copied link, or by
 * email. Renders nothing at build time, when no article is known.
 */
export default function Share({ words, ways, siteUrl, articles }: ShareProps) {
	const link = useRef<HTMLParagraphElement>(null);
	/** The article the page was opened for, if any; undefined until the URL has been read. */
	const [article, setArticle] = useState<PicturedArticle | null>();
	const { announce, status } = useStatus();

	useLayoutEffect(
		() => setArticle(findSharedArticle(location.search, articles) ?? null),
		[articles],
	);

	if (article === undefined) {
		return null;
	}
	if (article === null) {
		return (
			<p className="heading-3" data-no-article="">
				{words.noArticle}
			</p>
		);
	}
	const { slug, title, image } = article;
	const hasSheet = "share" in navigator;
	const url = toAbsoluteUrl(getArticlePath(slug), siteUrl);

	async function openSheet() {
		try {
			await navigator.share({ title, url });
			announce("");
		} catch (error) {
			// Closing the sheet is not a failure.
			announce(error instanceof DOMException && error.name === "AbortError" ? "" : words.notShared);
		}
	}

	async function copyUrl() {
		const isCopied = await copyText(url);
		if (!isCopied && link.current) {
			getSelection()?.selectAllChildren(link.current);
		}
		announce(isCopied ? words.copied : words.notCopied);
	}

	return (
		<div className={styles.sharedArticle}>
			<div>
				<p className="caption">{words.preview}</p>
				<div className={styles.preview}>
					<img src={image} alt="" width={1200} height={630} />
					<h2 className="heading-3">
						<StretchedLink link={{ label: title, href: getArticlePath(slug) }} />
					</h2>
					<small translate="no">{new URL(siteUrl).host}</small>
				</div>
			</div>
			<div>
				<p className="caption">{words.address}</p>
				<p ref={link} className={joinClassNames(styles.address, "select-all")} translate="no">
					{/* Where it needs more lines, they begin after a slash. */}
					{url.split(/(?<=\w\/)/).map((part) => (
						<span key={part}>{part}</span>
					))}
				</p>
				<p role="status">{status}</p>
				<ul className={joinClassNames(styles.ways, "ruled ruled-open margin-top-5")}>
					{hasSheet && (
						<li>
							<ActionButton variant="filled" onClick={() => void openSheet()}>
								{words.share}
							</ActionButton>
							<p>{words.shareText}</p>
						</li>
					)}
					<li>
						<ActionButton variant={hasSheet ? "outline" : "filled"} onClick={() => void copyUrl()}>
							{words.copyLink}
						</ActionButton>
						<p>{ways.linkText}</p>
					</li>
					<li>
						<Action
							variant="outline"
							link={{ label: words.email, href: createMailtoHref(title, url) }}
						/>
						<p>{ways.emailText}</p>
					</li>
					<li>
						<b>{ways.section}</b>
						<p>{ways.sectionText}</p>
					</li>
				</ul>
			</div>
		</div>
	);
}
