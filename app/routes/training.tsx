import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/training";

export function loader() {
	return { page: content().pages.training };
}

export default function Training({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/training" />
			<h1>{page.head.title}</h1>
		</>
	);
}
