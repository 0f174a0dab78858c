import { Cover } from "../../components/Cover.tsx";
import { HoldFirstPaint } from "../../components/HoldFirstPaint.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import type { ArticlePage } from "../../site/articles.server.ts";

interface ArticleHeadProps {
	article: ArticlePage;
	copy: Page<"blog">["article"];
}

/** The opening of an article: category, title, who wrote it and when, how long it takes, its cover. */
export function ArticleHead({ article, copy }: ArticleHeadProps) {
	const { slug, title, chip, category, author, date, minutes, cover } = article;
	return (
		<header id="article-head" className="article-head text-head wrap">
			<HoldFirstPaint until="article-head" />
			<p className="chips">
				<a className="tag" href={category.path}>
					{chip}
				</a>{" "}
				<a href="/blog" data-no-text="">
					{copy.back}
				</a>
			</p>
			<h1>{title}</h1>
			<ul className="meta mt-5">
				<li>
					{copy.by} <b>{author.path ? <a href={author.path}>{author.name}</a> : author.name}</b>
				</li>
				{author.title && <li>{author.title}</li>}
				<li>
					<time dateTime={date.iso}>{date.text}</time>
				</li>
				<li>{interpolate(copy.minutes, { minutes })}</li>
			</ul>
			<Cover cover={cover} inline name={slug} wide />
		</header>
	);
}
