import { HoldFirstPaint } from "../../components/HoldFirstPaint.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import type { AuthorPage } from "../../content/team.server.ts";
import { ArticleCard } from "../shared/ArticleCard.tsx";

interface AuthorArticlesProps {
	author: AuthorPage;
	copy: Page<"team">["author"];
	/** Stands before the author's name on a card. */
	by: string;
}

/** What a person wrote, newest first. */
export function AuthorArticles({ author: { name, articles }, copy, by }: AuthorArticlesProps) {
	return (
		<Section id="articles" progress={0.6} colour="ochre">
			<HoldFirstPaint until="articles" />
			<SectionHead title={interpolate(copy.articles, { name })} />
			{articles.length > 0 ? (
				<ul className="cards columns-3">
					{articles.map((article) => (
						<ArticleCard key={article.slug} article={article} by={by} />
					))}
				</ul>
			) : (
				<p>{interpolate(copy.empty, { name })}</p>
			)}
		</Section>
	);
}
