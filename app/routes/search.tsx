import { PageHead } from "../components/PageHead.tsx";
import { Island } from "../islands/Island.tsx";
import type { RouteHandle } from "../routeHandle.ts";
import { searchEntries } from "../search/entries.server.ts";
import { Everything } from "../sections/search/Everything.tsx";
import styles from "../sections/search/search.css?inline";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/search";

export const handle: RouteHandle = { styles, islands: ["search"] };

export function loader({ context }: Route.LoaderArgs) {
	const site = context.get(siteContext);
	return { page: site.content.pages.search, entries: searchEntries(site) };
}

export default function Search({ loaderData: { page, entries } }: Route.ComponentProps) {
	const { field, results, stopWords, error } = page;
	return (
		<>
			<PageHead {...page.hero} />
			<div className="search-area wrap">
				<div className="axis">
					<noscript data-no-text="">
						<p className="lede">{page.withoutJavaScript}</p>
					</noscript>
					<Island name="search" props={{ copy: { field, results, stopWords, error } }} />
				</div>
			</div>
			<Everything copy={results} entries={entries} />
		</>
	);
}
