import { data } from "react-router";
import { interpolate } from "../../../content-model/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { Portrait } from "../../components/Portrait.tsx";
import { summariseArticle } from "../../site/articles.server.ts";
import { siteContext } from "../../site/context.ts";
import type { Route } from "./+types/route";
import { AuthorArticles } from "./AuthorArticles.tsx";
import { AuthorHead } from "./AuthorHead.tsx";
import styles from "./author.module.css";

export function loader({ params, context }: Route.LoaderArgs) {
	const { content, team, articles } = context.get(siteContext);
	const author = team.find(({ slug }) => slug === params.slug);
	if (!author) {
		throw data(null, { status: 404 });
	}
	return {
		author,
		articles: articles
			.filter((article) => article.author.path === author.path)
			.map(summariseArticle),
		copy: content.pages.team.author,
		contact: content.pages.team.closing.action,
	};
}

/** A person, and their articles, newest first. */
export default function Author({ loaderData }: Route.ComponentProps) {
	const { author, articles, copy, contact } = loaderData;
	const { name } = author;
	return (
		<div className={joinClassNames(styles.author, "wrap split-at-week-3")}>
			<Portrait person={author} priority className={styles.portrait} />
			<div>
				<AuthorHead author={author} copy={copy} contact={contact} />
				<AuthorArticles
					title={interpolate(copy.articles, { name })}
					empty={interpolate(copy.empty, { name })}
					articles={articles}
				/>
			</div>
		</div>
	);
}
