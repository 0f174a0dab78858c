import { PageHead } from "../components/PageHead.tsx";
import { content } from "../content/index.server.ts";
import { Island } from "../islands/Island.tsx";
import type { RouteHandle } from "../routeHandle.ts";
import { searchEntries } from "../search/entries.server.ts";
import { Everything } from "../sections/search/Everything.tsx";
import styles from "../sections/search/search.css?inline";
import { searchPath } from "../seo/addresses.ts";
import { Head } from "../seo/Head.tsx";
import type { Route } from "./+types/search";

export const handle: RouteHandle = { styles, interactive: true };

export function loader() {
	const all = content();
	return { page: all.pages.search, entries: searchEntries(all) };
}

export default function Search({ loaderData: { page, entries } }: Route.ComponentProps) {
	const { field, results, error } = page;
	return (
		<>
			<Head {...page.head} path={searchPath} />
			<PageHead {...page.hero} />
			<div className="search-area wrap">
				<div className="axis">
					<noscript>
						<p className="lede">{page.withoutJavaScript}</p>
					</noscript>
					<Island name="search" props={{ copy: { field, results, error } }} />
				</div>
			</div>
			<Everything copy={results} entries={entries} />
		</>
	);
}
