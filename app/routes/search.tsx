import { PageHead } from "../components/PageHead";
import { content } from "../content/index.server";
import { Island } from "../islands/Island";
import type { RouteHandle } from "../routeHandle";
import { searchEntries } from "../search/entries.server";
import { Everything } from "../sections/search/Everything";
import styles from "../sections/search/search.css?inline";
import { searchPath } from "../seo/addresses";
import { Head } from "../seo/Head";
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
					<Island name="search" props={{ words: { field, results, error } }} />
				</div>
			</div>
			<Everything words={results} entries={entries} />
		</>
	);
}
