import { data } from "react-router";
import { Action } from "../components/Action.tsx";
import { Portrait } from "../components/Portrait.tsx";
import { Section } from "../components/Section.tsx";
import { interpolate } from "../content/interpolate.ts";
import { ArticleCards } from "../sections/shared/ArticleCards.tsx";
import { cardOf } from "../site/articles.server.ts";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/author";

export function loader({ params, context }: Route.LoaderArgs) {
	const { content, team, articles } = context.get(siteContext);
	const author = team.find(({ slug }) => slug === params.slug);
	if (!author) {
		throw data(null, { status: 404 });
	}
	return {
		author,
		articles: articles.filter((article) => article.author.path === author.path).map(cardOf),
		copy: content.pages.team.author,
		contact: content.pages.team.closing.action,
	};
}

/** A person: portrait, name, role, their line, a short biography, and what they wrote, newest first. */
export default function Author({ loaderData }: Route.ComponentProps) {
	const { author, articles, copy, contact } = loaderData;
	const { name, title, line, bio, sample } = author;
	const { labels } = useSite().site;
	const [firstName = name] = name.split(" ");
	return (
		<>
			<section className="author text-head wrap axis">
				<Portrait person={author} first />
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
					<p className="mt-4">{bio}</p>
					<p className="actions">
						<Action link={{ ...contact, label: interpolate(copy.ask, { firstName }) }} />
					</p>
				</div>
			</section>
			<Section id="articles" head={{ title: interpolate(copy.articles, { name }) }}>
				{/* Covers move here from the page before (article.tsx). */}
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
