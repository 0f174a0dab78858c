import type { ReactNode } from "react";
import type { ArticleCard } from "../site/articles.server.ts";
import { CardList } from "./CardList.tsx";
import { Cover } from "./Cover.tsx";
import { StretchedLink } from "./StretchedLink.tsx";
import { Tag } from "./Tag.tsx";

interface ArticleCardsProps {
	articles: readonly ArticleCard[];
	/** Shown before the author's name. Omit it on an author's own page. */
	bylinePrefix?: string;
	/** A last item that is not an article. */
	children?: ReactNode;
}

/** A list of articles: cover, category, title, author, date. */
export function ArticleCards({ articles, bylinePrefix, children }: ArticleCardsProps) {
	// A single card has room for its summary.
	const isOnlyCard = articles.length === 1 && !children;
	return (
		<CardList>
			{articles.map(({ slug, path, title, summary, chip, author, date, cover }) => (
				<li key={slug}>
					<Cover cover={cover} name={slug} />
					<div>
						<Tag as="p">{chip}</Tag>
						<h3>
							<StretchedLink link={{ label: title, href: path, newTab: false }} />
						</h3>
						{isOnlyCard && <p className="text-secondary">{summary}</p>}
						<p className="caption">
							{bylinePrefix && `${bylinePrefix} ${author.name}, `}
							<time dateTime={date.iso}>{date.text}</time>
						</p>
					</div>
				</li>
			))}
			{children}
		</CardList>
	);
}
