import { data } from "react-router";
import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/article";

export function loader({ params }: Route.LoaderArgs) {
	const article = content().articles.find(({ slug }) => slug === params.slug);
	if (!article) {
		throw data(null, { status: 404 });
	}
	return { article };
}

export default function Article({ loaderData: { article } }: Route.ComponentProps) {
	return (
		<>
			<Head title={article.title} description={article.summary} path={`/blog/${article.slug}`} />
			<h1>{article.title}</h1>
		</>
	);
}
