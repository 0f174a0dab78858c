import { PageHead } from "../components/PageHead.tsx";
import { Section } from "../components/Section.tsx";
import { Island } from "../islands/Island.tsx";
import type { RouteHandle } from "../routeHandle.ts";
import { searchEntries } from "../search/entries.server.ts";
import { siteContext } from "../site/context.ts";
import type { Route } from "./+types/search";

export const handle: RouteHandle = { hue: "saltbush", islands: ["search"] };

/** The kinds of what can be found, in the order of their lists. */
const kinds = ["page", "question", "article", "event", "benefit"] as const;

/** Questions and titles of articles and events take a line each. */
function hasShortNames(kind: (typeof kinds)[number]): boolean {
	return kind === "page" || kind === "benefit";
}

export function loader({ context }: Route.LoaderArgs) {
	const site = context.get(siteContext);
	return { page: site.content.pages.search, entries: searchEntries(site) };
}

/** The search, and links to everything it could find: the way on where no search works or helps. */
export default function Search({ loaderData: { page, entries } }: Route.ComponentProps) {
	const { field, results, stopWords, synonyms, error } = page;
	const groups = kinds.map((kind) => ({
		kind,
		links: entries.filter((entry) => entry.kind === kind),
	}));
	return (
		<>
			<PageHead {...page.hero} tile="saltbush">
				<div className="search-area">
					<div className="stand-in" data-no-text="">
						<p className="lede">{page.withoutJavaScript}</p>
					</div>
					<Island name="search" props={{ copy: { field, results, stopWords, synonyms, error } }} />
				</div>
			</PageHead>
			<Section id="everything" progress={0.6} head={{ title: results.all }}>
				{groups
					.filter(({ links }) => links.length > 0)
					.map(({ kind, links }) => (
						<section key={kind} className="axis everything">
							<h3>{results.groups[kind]}</h3>
							<ul className={hasShortNames(kind) ? "columns-2" : undefined}>
								{links.map(({ path, title }) => (
									<li key={path}>
										<a href={path}>{title}</a>
									</li>
								))}
							</ul>
						</section>
					))}
			</Section>
		</>
	);
}
