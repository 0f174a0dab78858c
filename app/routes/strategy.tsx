import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/strategy";

export function loader() {
	return { page: content().pages.strategy };
}

export default function Strategy({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/strategy" />
			<h1>{page.head.title}</h1>
		</>
	);
}
