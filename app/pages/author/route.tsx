import { data } from "react-router";
import { interpolate } from "../../../content-model/browser.ts";
import { ArticleCards } from "../../components/ArticleCards.tsx";
import { Section } from "../../components/Section.tsx";
import { toCard } from "../../site/articles.server.ts";
import { siteContext } from "../../site/context.ts";
import type { Route } from "./+types/route";
import { AuthorHead } from "./AuthorHead.tsx";

export function loader({ params, context }: Route.LoaderArgs) {
	const { content, team, articles } = context.get(siteContext);
	const author = team.find(({ slug }) => slug === params.slug);
	if (!author) {
		throw data(null, { status: 404 });
	}
	return {
		author,
		articles: articles.filter((article) => article.author.path === author.path).map(toCard),
		copy: content.pages.team.author,
		contact: content.pages.team.closing.action,
	};
}

/** A person, and their articles, newest first. */
export default function Author({ loaderData }: Route.ComponentProps) {
	const { author, articles, copy, contact } = loaderData;
	const { name } = author;
	return (
		<>
			<AuthorHead author={author} copy={copy} contact={contact} />
			<Section id="articles" head={{ title: interpolate(copy.articles, { name }) }}>
				{/* Covers move here from the previous page (ArticleHead.tsx). */}
				<link rel="expect" href="#articles" blocking="render" />
				{articles.length > 0 ? (
					<ArticleCards articles={articles} />
				) : (
					<p>{interpolate(copy.empty, { name })}</p>
				)}
			</Section>
		</>
	);
}
