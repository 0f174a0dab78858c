import { Cover } from "../../components/Cover.tsx";
import type { ArticleCard as Card } from "../../site/articles.server.ts";

interface ArticleCardProps {
	article: Card;
	/** Stands before the author's name. */
	by: string;
}

/** An article in a list: cover, category, title, author. */
export function ArticleCard({
	article: { slug, title, chip, author, cover },
	by,
}: ArticleCardProps) {
	return (
		<li>
			<Cover cover={cover} name={slug} />
			<div>
				<p className="tag">{chip}</p>
				<h3>
					<a href={`/blog/${slug}`}>{title}</a>
				</h3>
				<p className="caption">{`${by} ${author.name}`}</p>
			</div>
		</li>
	);
}
