import { data } from "react-router";
import { authorPath } from "../content/entryPaths";
import { content, covers, portraits } from "../content/index.server";
import { authorPage } from "../content/team.server";
import { fill } from "../content/template";
import type { RouteHandle } from "../routeHandle";
import { AuthorArticles } from "../sections/author/AuthorArticles";
import { AuthorHead } from "../sections/author/AuthorHead";
import styles from "../sections/author/author.css?inline";
import { Head } from "../seo/Head";
import type { Route } from "./+types/author";

export const handle: RouteHandle = { styles };

export function loader({ params }: Route.LoaderArgs) {
	const all = content();
	const author = authorPage(params.slug, all, covers(), portraits());
	if (!author) {
		throw data(null, { status: 404 });
	}
	return { author, words: all.pages.team.author, by: all.pages.blog.article.by };
}

export default function Author({ loaderData: { author, words, by } }: Route.ComponentProps) {
	const { slug, name, title, line } = author;
	return (
		<>
			<Head
				title={fill(words.title, { name, title, line })}
				description={fill(words.description, { name, title, line })}
				path={authorPath(slug)}
			/>
			<AuthorHead author={author} words={words} />
			<AuthorArticles author={author} words={words} by={by} />
		</>
	);
}
