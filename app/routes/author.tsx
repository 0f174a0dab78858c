import { data } from "react-router";
import { authorPath } from "../content/entryPaths.ts";
import { content, covers, portraits } from "../content/index.server.ts";
import { interpolate } from "../content/interpolate.ts";
import { authorPage } from "../content/team.server.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { AuthorArticles, AuthorHead } from "../sections/author/Author.tsx";
import styles from "../sections/author/author.css?inline";
import { Head } from "../seo/Head.tsx";
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
				title={interpolate(words.title, { name, title, line })}
				description={interpolate(words.description, { name, title, line })}
				path={authorPath(slug)}
			/>
			<AuthorHead author={author} copy={words} />
			<AuthorArticles author={author} copy={words} by={by} />
		</>
	);
}
