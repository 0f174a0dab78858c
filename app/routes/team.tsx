import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/team";

export function loader() {
	return { page: content().pages.team };
}

export default function Team({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/team" />
			<h1>{page.head.title}</h1>
		</>
	);
}
