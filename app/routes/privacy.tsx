import { content } from "../content/index.server.ts";
import { paragraphOf } from "../content/plainText.server.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { PlainTextPage } from "../sections/plain-text/PlainTextPage.tsx";
import styles from "../sections/plain-text/plain-text.css?inline";
import { Head } from "../seo/Head.tsx";
import type { Route } from "./+types/privacy";

export const handle: RouteHandle = { styles };

export function loader() {
	const { site, pages } = content();
	const { head, hero, sections } = pages.privacy;
	return {
		head,
		hero,
		sections: sections.map(({ title, paragraphs }) => ({
			title,
			paragraphs: paragraphs.map((text) => paragraphOf(text, site)),
		})),
	};
}

export default function Privacy({ loaderData: { head, ...page } }: Route.ComponentProps) {
	return (
		<>
			<Head {...head} path="/privacy" />
			<PlainTextPage {...page} />
		</>
	);
}
