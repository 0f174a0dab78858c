import { Cover } from "../../components/Cover.tsx";
import { interpolate } from "../../content/interpolate.ts";
import { articlePath } from "../../content/paths.ts";
import type { Page } from "../../content/schemas/pages.ts";
import type { ArticleCard } from "../../site/articles.server.ts";

interface FeaturedArticleProps {
	featured: Page<"blog">["featured"];
	copy: Page<"blog">["article"];
	article: ArticleCard & { summary: string; minutes: number };
}

/** The one article that leads the blog, as a tile of its cover's colour. */
export function FeaturedArticle({ featured, copy, article }: FeaturedArticleProps) {
	const { slug, title, summary, author, minutes, cover } = article;
	return (
		<section className="wrap">
			<article className={`featured ${cover.tile}`}>
				<Cover cover={cover} inline name={slug} />
				<div>
					<p className="tag warn">{featured.label}</p>
					<h2>{title}</h2>
					<p className="summary">{summary}</p>
					<p>
						{`${copy.by} ${author.name} `}
						<span>{interpolate(copy.minutes, { minutes })}</span>
					</p>
					<p className="actions">
						<a className="action plain stretched-link" href={articlePath(slug)}>
							{featured.button}
							<span className="visually-hidden">: {title}</span>
						</a>
					</p>
				</div>
			</article>
		</section>
	);
}
