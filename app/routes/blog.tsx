import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/blog";

export function loader() {
	return { page: content().pages.blog };
}

export default function Blog({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/blog" />
			<h1>{page.head.title}</h1>
		</>
	);
}
