import { parseMatrix } from "../../../grid/index.ts";
import { PageTitle } from "../../components/PageTitle.tsx";
import { Section } from "../../components/Section.tsx";
import { TileStrip } from "../../components/TileStrip.tsx";
import { Island } from "../../islands/Island.tsx";
import { siteContext } from "../../site/context.ts";
import { parseParagraph } from "../../site/plainText.server.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { createSearchEntries } from "./entries.server.ts";
import { groupPages } from "./groupPages.server.ts";
import { SearchGroup } from "./SearchGroup.tsx";
import SearchIsland from "./search.island.tsx";
import "./search.css";

export const handle: RouteHandle = { hue: "saltbush", islands: ["search"] };

/** The one of many that is looked for. */
const found = parseMatrix(
	"-..o..-.o...-..o....-..o./...............###......./.o..-...o.-..o...-.o..-..",
);

/** The kinds of results beside pages, in the order of their lists. */
const kinds = ["question", "article", "event", "benefit"] as const;

export function loader({ context }: Route.LoaderArgs) {
	const site = context.get(siteContext);
	const page = site.content.pages.search;
	const { text, links } = page.suggestions;
	const suggestions = { text: parseParagraph(text, site.content.settings), links };
	const { sample: sampleLabel } = site.content.settings.labels;
	const [pageGroups, entries] = [groupPages(site), createSearchEntries(site)];
	return { page, suggestions, sampleLabel, pageGroups, entries };
}

/** The search, and links to everything it could find: the fallback where search is unavailable. */
export default function Search({ loaderData }: Route.ComponentProps) {
	const { page, suggestions, sampleLabel, pageGroups, entries } = loaderData;
	const { field, results, answers, stopWords, synonyms, error, tryAgain } = page;
	const pageCopy = { field, results, answers, stopWords, synonyms, error, tryAgain };
	const copy = { ...pageCopy, suggestions, sampleLabel };
	const groups = kinds.map((kind) => ({
		kind,
		links: entries.filter((entry) => entry.kind === kind),
	}));
	return (
		<>
			<section className="search-area wrap">
				<PageTitle>{page.hero.title}</PageTitle>
				<p className="search-tagline tagline">{page.hero.tagline}</p>
				<div className="search-fallback fallback" data-no-text="">
					<p className="lede">{page.withoutJavaScript}</p>
				</div>
				<Island name="search" component={SearchIsland} props={{ copy }} />
			</section>
			<TileStrip tile="saltbush" matrix={found} accentRow={1} />
			<Section id="everything" className="search-everything" hasLine={false}>
				<div className="split-at-week-3 plain-links">
					<h2 className="tagline">{results.all}</h2>
					<div>
						<SearchGroup
							title={results.groups.page}
							count={pageGroups.flatMap(({ links }) => links).length}
							open
						>
							<div className="page-groups">
								{pageGroups.map(({ title, links }) => (
									<section key={title}>
										<h4>{title}</h4>
										<LinkItems links={links} />
									</section>
								))}
							</div>
						</SearchGroup>
						{groups
							.filter(({ links }) => links.length > 0)
							.map(({ kind, links }) => (
								<SearchGroup key={kind} title={results.groups[kind]} count={links.length}>
									<LinkItems links={links} />
								</SearchGroup>
							))}
					</div>
				</div>
			</Section>
		</>
	);
}

function LinkItems({ links }: { links: readonly { path: string; title: string }[] }) {
	return (
		<ul>
			{links.map(({ path, title }) => (
				<li key={path}>
					<a href={path}>{title}</a>
				</li>
			))}
		</ul>
	);
}
