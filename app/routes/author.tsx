import { data } from "react-router";
import type { RouteHandle } from "../routeHandle.ts";
import { AuthorArticles, AuthorHead } from "../sections/author/Author.tsx";
import styles from "../sections/author/author.css?inline";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/author";

export const handle: RouteHandle = { styles };

export function loader({ params, context }: Route.LoaderArgs) {
	const { content, team, articles } = context.get(siteContext);
	const member = team.find(({ slug }) => slug === params.slug);
	if (!member) {
		throw data(null, { status: 404 });
	}
	const { team: page, blog } = content.pages;
	const written = articles.filter(({ author }) => author.path === member.path);
	return { author: { ...member, articles: written }, words: page.author, by: blog.article.by };
}

export default function Author({ loaderData: { author, words, by } }: Route.ComponentProps) {
	return (
		<>
			<AuthorHead author={author} copy={words} />
			<AuthorArticles author={author} copy={words} by={by} />
		</>
	);
}
