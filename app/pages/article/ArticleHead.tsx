import { interpolate, type PageContent } from "../../../content-model/index.ts";
import { blogPath } from "../../../paths/index.ts";
import { Cover } from "../../components/Cover.tsx";
import { Kicker } from "../../components/Kicker.tsx";
import { MetaList } from "../../components/MetaList.tsx";
import { Tag } from "../../components/Tag.tsx";
import { TextHead, TextTitle } from "../../components/TextHead.tsx";
import type { ArticlePage } from "./createArticlePage.ts";
import styles from "./ArticleHead.module.css";

interface ArticleHeadProps {
	article: ArticlePage;
	words: PageContent<"blog">["article"];
}

/** The opening of an article: category, title, author, date, reading time and cover. */
export function ArticleHead({ article, words }: ArticleHeadProps) {
	const { slug, title, categoryLabel, category, author, date, minutes, cover } = article;
	return (
		<TextHead id="article-head" className={styles.articleHead}>
			{/* A cover that moves here from the previous page needs its target before the first paint. */}
			<link rel="expect" href="#article-head" blocking="render" />
			<Kicker>
				<Tag as="a" className={styles.category} href={category.path}>
					{categoryLabel}
				</Tag>{" "}
				<a href={blogPath} className="on-screen" data-no-text="">
					{words.back}
				</a>
			</Kicker>
			<TextTitle>{title}</TextTitle>
			<MetaList>
				<li>
					{words.by} <b>{author.path ? <a href={author.path}>{author.name}</a> : author.name}</b>
				</li>
				{author.title && <li>{author.title}</li>}
				<li>
					<time dateTime={date.iso}>{date.text}</time>
				</li>
				<li>{interpolate(words.minutes, { minutes })}</li>
			</MetaList>
			<Cover
				cover={cover}
				inline="small and strip"
				name={slug}
				className="on-screen margin-top-6"
			/>
		</TextHead>
	);
}
