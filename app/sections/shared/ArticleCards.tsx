import type { ReactNode } from "react";
import { Cover } from "../../components/Cover.tsx";
import { articlePath } from "../../content/paths.ts";
import type { ArticleCard } from "../../site/articles.server.ts";

interface ArticleCardsProps {
	articles: readonly ArticleCard[];
	/** Stands before an author's name; without it the list is one author's, and names none. */
	by?: string;
	/** A last item of another kind. */
	children?: ReactNode;
}

/** A list of articles: cover, category, title, author. */
export function ArticleCards({ articles, by, children }: ArticleCardsProps) {
	return (
		<ul className="cards beside columns-3">
			{articles.map(({ slug, title, chip, author, cover }) => (
				<li key={slug}>
					<Cover cover={cover} name={slug} />
					<div>
						<p className="tag">{chip}</p>
						<h3>
							<a className="stretched-link corner" href={articlePath(slug)}>
								{title}
							</a>
						</h3>
						{by && <p className="caption">{`${by} ${author.name}`}</p>}
					</div>
				</li>
			))}
			{children}
		</ul>
	);
}
