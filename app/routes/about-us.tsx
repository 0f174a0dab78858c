import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/about-us";

export function loader() {
	return { page: content().pages["about-us"] };
}

export default function AboutUs({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/about-us" />
			<h1>{page.head.title}</h1>
		</>
	);
}
