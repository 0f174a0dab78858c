import type { PageContent } from "../../../content-model/index.ts";
import { getSharePath, toAbsoluteUrl } from "../../../paths/index.ts";
import { Action } from "../../components/Action.tsx";
import { Actions } from "../../components/Actions.tsx";
import { CardList, CardTitle } from "../../components/CardList.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { Cover } from "../../components/Cover.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { createMailtoHref } from "../../components/createMailtoHref.ts";
import { FeaturedArticle } from "../../components/FeaturedArticle.tsx";
import { Tag } from "../../components/Tag.tsx";
import type { ArticleSummary } from "../../site/articles.server.ts";
import { usePageContext } from "../../site/pageContext.ts";
import styles from "./ArticleChoice.module.css";

interface ArticleChoiceProps {
	/** The newest first. */
	articles: readonly ArticleSummary[];
	words: PageContent<"share">;
	articleWords: PageContent<"blog">["article"];
}

/**
 * Articles to share, the newest in large letters. An email needs no script; the link to the sharing of an article is left
 * out without scripts, since the page would be the same.
 */
export function ArticleChoice({ articles, words, articleWords }: ArticleChoiceProps) {
	const { choice, panel } = words;
	const [newest, ...others] = articles;
	const { url } = usePageContext().settings;
	const listLinks = ({ slug, title, path }: ArticleSummary) => ({
		share: { label: choice.share, href: getSharePath(slug) },
		email: {
			label: panel.email,
			href: createMailtoHref(title, toAbsoluteUrl(path, url)),
		},
		read: { label: choice.read, href: path },
	});
	return (
		<>
			{newest && (
				<FeaturedArticle article={newest} words={articleWords} label={choice.newest}>
					<Action variant="outline" className="interactive" link={listLinks(newest).share} />
					<ContentLink link={listLinks(newest).email} />
					<ContentLink link={listLinks(newest).read} />
				</FeaturedArticle>
			)}
			<div className="margin-top-7">
				<h2 className="text-large">{choice.others}</h2>
				<CardList oneRow className={joinClassNames(styles.list, "margin-top-5")}>
					{others.map((article) => {
						const { slug, title, categoryLabel, cover } = article;
						const { share, email } = listLinks(article);
						return (
							<li key={slug}>
								<Cover cover={cover} name={slug} />
								<div>
									<Tag as="p">{categoryLabel}</Tag>
									<CardTitle>{title}</CardTitle>
									<Actions className={styles.links}>
										{[
											{ className: "interactive", link: share },
											{ className: undefined, link: email },
										].map(({ className, link }) => (
											<ContentLink key={link.href} className={className} link={link}>
												{link.label}
												<span className="visually-hidden">: {title}</span>
											</ContentLink>
										))}
									</Actions>
								</div>
							</li>
						);
					})}
				</CardList>
			</div>
		</>
	);
}
