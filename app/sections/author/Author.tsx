import { HoldFirstPaint } from "../../components/HoldFirstPaint.tsx";
import { Portrait } from "../../components/Portrait.tsx";
import { Section, SectionHead } from "../../components/Section.tsx";
import { interpolate } from "../../content/interpolate.ts";
import type { Page } from "../../content/schemas/pages.ts";
import type { ArticleCard as Card } from "../../site/articles.server.ts";
import type { Member } from "../../site/team.server.ts";
import { useSite } from "../../siteData.ts";
import { ArticleCard } from "../shared/ArticleCard.tsx";

interface AuthorHeadProps {
	author: Member;
	copy: Page<"team">["author"];
}

/** The opening of a person's page: portrait, name, role, their line and a short biography. */
export function AuthorHead({ author, copy }: AuthorHeadProps) {
	const { labels } = useSite().site;
	const { name, title, line, bio, sample, portrait } = author;
	return (
		<section className="author wrap axis">
			<Portrait image={portrait} first alt={interpolate(labels.portrait, { name })} />
			<div>
				<p className="chips">
					<a href="/team" data-no-text="">
						{copy.back}
					</a>
					{sample && <span className="tag warn">{labels.sample}</span>}
				</p>
				<h1>{name}</h1>
				<p className="role">{title}</p>
				<p className="lede">{line}</p>
				<p className="biography">{bio}</p>
			</div>
		</section>
	);
}

interface AuthorArticlesProps {
	author: Pick<Member, "name"> & { articles: Card[] };
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
