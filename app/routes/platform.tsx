import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/platform";

export function loader() {
	return { page: content().pages.platform };
}

export default function Platform({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/platform" />
			<h1>{page.head.title}</h1>
		</>
	);
}
