import { PaintAfter } from "../../components/PaintAfter.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import type { ArticleCard as Card } from "../../site/articles.server.ts";
import type { Member } from "../../site/team.server.ts";
import { ArticleCard } from "../shared/ArticleCard.tsx";

interface AuthorArticlesProps {
	author: Member & { articles: Card[] };
	words: Page<"team">["author"];
	/** Stands before the author's name on a card. */
	by: string;
}

/** What a person wrote, newest first. */
export function AuthorArticles({ author: { name, articles }, words, by }: AuthorArticlesProps) {
	return (
		<Section id="articles" progress={0.6} colour="ochre">
			<PaintAfter id="articles" />
			<SectionHead title={interpolate(words.articles, { name })} />
			{articles.length > 0 ? (
				<ul className="cards columns-3">
					{articles.map((article) => (
						<ArticleCard key={article.slug} article={article} by={by} />
					))}
				</ul>
			) : (
				<p>{interpolate(words.empty, { name })}</p>
			)}
		</Section>
	);
}
