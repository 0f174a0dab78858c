import { interpolate, type PageContent } from "../../../content-model/index.ts";
import { getTileClass } from "../../../grid/index.ts";
import { Actions, getActionClass } from "../../components/Action.tsx";
import { ArticleByline } from "../../components/ArticleByline.tsx";
import { Cover } from "../../components/Cover.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { Tag } from "../../components/Tag.tsx";
import type { ArticleSummary } from "../../site/articles.server.ts";
import "./FeaturedArticle.css";

interface FeaturedArticleProps {
	article: ArticleSummary;
	copy: PageContent<"blog">;
}

/** The featured article, as a tile of its cover's colour. */
export function FeaturedArticle({ article, copy }: FeaturedArticleProps) {
	const { slug, path, title, summary, minutes, cover } = article;
	return (
		<section className="wrap">
			<article className={`featured-article ${getTileClass(cover.tile)}`}>
				<Cover cover={cover} inline="small" name={slug} className="featured-cover" />
				<div>
					<Tag as="p">{copy.featured.label}</Tag>
					<h2>{title}</h2>
					<p className="summary">{summary}</p>
					<p className="byline">
						<span>
							<ArticleByline article={article} prefix={copy.article.by} />
						</span>{" "}
						<span>{interpolate(copy.article.minutes, { minutes })}</span>
					</p>
					<Actions>
						<StretchedLink
							className={getActionClass("outline")}
							data-no-search=""
							link={{ label: title, href: path, newTab: false }}
						>
							{copy.featured.button}
							<span className="visually-hidden">: {title}</span>
						</StretchedLink>
					</Actions>
				</div>
			</article>
		</section>
	);
}
