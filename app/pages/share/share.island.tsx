import { useLayoutEffect, useRef, useState } from "react";
import type { PageContent } from "../../../content-model/index.ts";
import { getArticlePath, toAbsoluteUrl } from "../../../paths/index.ts";
import { ActionButton } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { createMailtoHref } from "../../components/createMailtoHref.ts";
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
	/** URL of the site. */
	siteUrl: string;
	articles: readonly PicturedArticle[];
}

/**
 * Shares an article: by the browser's own share sheet where there is one, as a copied link, or by
 * email. Renders nothing at build time, when no article is known.
 */
export default function Share({ words, siteUrl, articles }: ShareProps) {
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
				{/* Its title is in the picture. */}
				<h2 className="text-large">
					<a href={getArticlePath(slug)}>
						<img src={image} alt={title} width={1200} height={630} />
					</a>
				</h2>
			</div>
			<div>
				<p className="caption">{words.address}</p>
				<p ref={link} className={joinClassNames(styles.address, "select-all")} translate="no">
					{url}
				</p>
				<Actions className="margin-top-4">
					{hasSheet && (
						<ActionButton variant="filled" onClick={() => void openSheet()}>
							{words.share}
						</ActionButton>
					)}
					<ActionButton variant={hasSheet ? "outline" : "filled"} onClick={() => void copyUrl()}>
						{words.copyLink}
					</ActionButton>
					<a href={createMailtoHref(title, url)}>{words.email}</a>
				</Actions>
				<p role="status">{status}</p>
			</div>
		</div>
	);
}
