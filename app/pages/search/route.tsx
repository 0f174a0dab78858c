import { joinClassNames } from "../../components/classNames.ts";
import { PageTitle } from "../../components/PageTitle.tsx";
import { Section } from "../../components/Section.tsx";
import { Island } from "../../islands/Island.tsx";
import { siteContext } from "../../site/context.ts";
import { parseParagraph } from "../../site/plainText.server.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { createSearchEntries } from "./entries.server.ts";
import { FrequentAnswers } from "./FrequentAnswers.tsx";
import { groupPages } from "./groupPages.server.ts";
import { SearchGroup } from "./SearchGroup.tsx";
import SearchIsland from "./search.island.tsx";
import styles from "./search.module.css";

export const handle: RouteHandle = { hue: "saltbush", islands: ["search"] };

/** The kinds of results, in the order of their lists. */
const kinds = ["page", "question", "article", "event", "benefit"] as const;

export function loader({ context }: Route.LoaderArgs) {
	const site = context.get(siteContext);
	const words = site.content.pages.search;
	const { text, links } = words.suggestions;
	const suggestions = { text: parseParagraph(text, site.content.settings), links };
	const { sample: sampleLabel } = site.content.settings.labels;
	const [pageGroups, entries] = [groupPages(site), createSearchEntries(site)];
	return { words, suggestions, sampleLabel, pageGroups, entries };
}

/** The search, and links to everything it could find: the fallback where search is unavailable. */
export default function Search({ loaderData }: Route.ComponentProps) {
	const { words, suggestions, sampleLabel, pageGroups, entries } = loaderData;
	const { field, results, answers, stopWords, synonyms, error, tryAgain } = words;
	const searchWords = { field, results, answers, stopWords, synonyms, error, tryAgain };
	const groups = kinds
		.map((kind) => ({ kind, links: entries.filter((entry) => entry.kind === kind) }))
		.filter(({ links }) => links.length > 0);
	return (
		<>
			<section className={joinClassNames(styles.area, "wrap")}>
				<div className={styles.head}>
					<PageTitle>{words.hero.title}</PageTitle>
					<p className="text-large">{words.hero.tagline}</p>
				</div>
				<div className="fallback" data-no-text="">
					<p className="lede">{words.withoutJavaScript}</p>
				</div>
				<Island
					name="search"
					component={SearchIsland}
					props={{ words: { ...searchWords, suggestions, sampleLabel } }}
				/>
			</section>
			<FrequentAnswers title={words.answersTitle} answers={answers} />
			<Section
				id="everything"
				className={joinClassNames(styles.everything, "plain-links")}
				edge="none"
			>
				<h2>{results.all}</h2>
				{groups.map(({ kind, links }) => (
					<SearchGroup
						key={kind}
						title={results.groups[kind]}
						count={links.length}
						open={kind === "page"}
					>
						{kind === "page" ? (
							<PageLinks groups={pageGroups} />
						) : (
							<LinkItems links={links} className={styles.columns} />
						)}
					</SearchGroup>
				))}
			</Section>
		</>
	);
}

/** Links to pages, by the part of the site they are in. */
function PageLinks({ groups }: { groups: ReturnType<typeof groupPages> }) {
	return (
		<div className={styles.pageGroups}>
			{groups.map(({ title, links }) => (
				<section key={title}>
					<h4>{title}</h4>
					<LinkItems links={links} />
				</section>
			))}
		</div>
	);
}

interface LinkItemsProps {
	links: readonly { path: string; title: string; partOf?: string }[];
	className?: string;
}

function LinkItems({ links, className }: LinkItemsProps) {
	return (
		<ul className={className}>
			{links.map(({ path, title, partOf }) => (
				<li key={path}>
					<a href={path}>
						{partOf && <span className="visually-hidden">{`${partOf}: `}</span>}
						{title}
					</a>
				</li>
			))}
		</ul>
	);
}
