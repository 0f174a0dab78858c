import { parseMatrix } from "../../../grid/index.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { PageTitle } from "../../components/PageTitle.tsx";
import { Section } from "../../components/Section.tsx";
import { TileStrip } from "../../components/TileStrip.tsx";
import { Island } from "../../islands/Island.tsx";
import { siteContext } from "../../site/context.ts";
import { parseParagraph } from "../../site/plainText.server.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { createSearchEntries } from "./entries.server.ts";
import SearchIsland from "./search.island.tsx";
import "./search.css";

export const handle: RouteHandle = { hue: "saltbush", islands: ["search"] };

/** The one of many that is looked for. */
const found = parseMatrix(
	"-..o..-.o...-..o....-..o./...............###......./.o..-...o.-..o...-.o..-..",
);

/** The kinds of results, in the order of their lists. */
const kinds = ["page", "question", "article", "event", "benefit"] as const;

/** Returns whether names of a kind are short: questions and titles of articles and events take a line each. */
function hasShortNames(kind: (typeof kinds)[number]): boolean {
	return kind === "page" || kind === "benefit";
}

export function loader({ context }: Route.LoaderArgs) {
	const site = context.get(siteContext);
	const page = site.content.pages.search;
	const { text, links } = page.suggestions;
	const suggestions = { text: parseParagraph(text, site.content.settings), links };
	const { sample: sampleLabel } = site.content.settings.labels;
	return { page, suggestions, sampleLabel, entries: createSearchEntries(site) };
}

/** The search, and links to everything it could find: the fallback where search is unavailable. */
export default function Search({ loaderData }: Route.ComponentProps) {
	const { page, suggestions, sampleLabel, entries } = loaderData;
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
				<div className="split-at-week-3">
					<h2 className="tagline">{results.all}</h2>
					<div>
						{groups
							.filter(({ links }) => links.length > 0)
							.map(({ kind, links }) => (
								<Disclosure
									key={kind}
									className="search-group"
									open={kind === "page"}
									summary={
										<h3>
											{results.groups[kind]} <small>{links.length}</small>
										</h3>
									}
								>
									<ul className={hasShortNames(kind) ? "short-names" : undefined}>
										{links.map(({ path, title }) => (
											<li key={path}>
												<a href={path}>{title}</a>
											</li>
										))}
									</ul>
								</Disclosure>
							))}
					</div>
				</div>
			</Section>
		</>
	);
}
