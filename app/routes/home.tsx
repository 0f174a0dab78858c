import { content } from "../content/index.server";
import { Head } from "../seo/Head";
import type { Route } from "./+types/home";

export function loader() {
	const { pages } = content();
	return { page: pages.home };
}

export default function Home({ loaderData: { page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...page.head} path="/" />
			<h1>{page.hero.tagline}</h1>
		</>
	);
}
