import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/events";

export function loader() {
	return { page: content().pages.events };
}

export default function Events({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/events" />
			<h1>{page.head.title}</h1>
		</>
	);
}
