import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/pricing";

export function loader() {
	return { page: content().pages.pricing };
}

export default function Pricing({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/pricing" />
			<h1>{page.head.title}</h1>
		</>
	);
}
