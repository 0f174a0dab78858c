import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/solutions";

export function loader() {
	return { page: content().pages.solutions };
}

export default function Solutions({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/solutions" />
			<h1>{page.head.title}</h1>
		</>
	);
}
