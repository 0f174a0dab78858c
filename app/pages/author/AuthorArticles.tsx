import { Cover } from "../../components/Cover.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { Tag } from "../../components/Tag.tsx";
import type { ArticleCard } from "../../site/articles.server.ts";
import "./AuthorArticles.css";

interface AuthorArticlesProps {
	title: string;
	/** Shown where there are none. */
	empty: string;
	articles: readonly ArticleCard[];
}

/** The articles of a person, one below the other. */
export function AuthorArticles({ title, empty, articles }: AuthorArticlesProps) {
	return (
		<section id="articles" className="author-articles">
			{/* Covers move here from the previous page (ArticleHead.tsx). */}
			<link rel="expect" href="#articles" blocking="render" />
			<h2 className="tagline">{title}</h2>
			{articles.length > 0 ? (
				<ul className="ruled margin-top-4">
					{articles.map(({ slug, path, title, chip, date, cover }) => (
						<li key={slug}>
							<Cover cover={cover} name={slug} />
							<div>
								<Tag as="p">{chip}</Tag>
								<h3>
									<StretchedLink link={{ label: title, href: path, newTab: false }} />
								</h3>
								<p className="caption">
									<time dateTime={date.iso}>{date.text}</time>
								</p>
							</div>
						</li>
					))}
				</ul>
			) : (
				<p className="margin-top-4">{empty}</p>
			)}
		</section>
	);
}
