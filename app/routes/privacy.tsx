import { content } from "../content/index.server";
import { paragraphOf } from "../content/plainText.server";
import type { RouteHandle } from "../routeHandle";
import { PlainTextPage } from "../sections/plain-text/PlainTextPage";
import styles from "../sections/plain-text/plain-text.css?inline";
import { Head } from "../seo/Head";
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
