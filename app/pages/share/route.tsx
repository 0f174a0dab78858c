import { parseMatrix } from "../../../grid/index.ts";
import { sharePath } from "../../../paths/index.ts";
import { joinClassNames } from "../../components/classNames.ts";
import { DrawingBand } from "../../components/DrawingBand.tsx";
import { Legend } from "../../components/Legend.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { Island } from "../../islands/Island.tsx";
import { Head } from "../../seo/Head.tsx";
import { summariseArticle } from "../../site/articles.server.ts";
import { siteContext } from "../../site/context.ts";
import { usePageContext } from "../../site/pageContext.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { ArticleChoice } from "./ArticleChoice.tsx";
import { SharingWays } from "./SharingWays.tsx";
import ShareIsland from "./share.island.tsx";
import styles from "./share.module.css";

/** Readers, a row each, who pass an article on to the next. */
const readers = parseMatrix(
	"#########................/........#########......../................#########",
);
const readersOnPhone = parseMatrix("#####......../....#####..../........#####");

/** Number of articles to choose from if the URL names none: the newest, and a row of cards. */
const choiceCount = 4;

export const handle: RouteHandle = { islands: ["share"], frame: "footer-waits" };

export function loader({ context }: Route.LoaderArgs) {
	const { content, articles, pages } = context.get(siteContext);
	return {
		words: content.pages.share,
		articleWords: content.pages.blog.article,
		articles: articles.map(({ slug, title, path }) => ({
			slug,
			title,
			image: pages.get(path)?.socialImage.path,
		})),
		newest: articles.slice(0, choiceCount).map(summariseArticle),
	};
}

/** One article to share; if the URL names none, the newest to choose from. */
export default function Share({ loaderData }: Route.ComponentProps) {
	const { words, articleWords, articles, newest } = loaderData;
	const { settings } = usePageContext();
	return (
		<>
			<Head {...words.head} path={sharePath} />
			<PageHero hero={words.hero} flush />
			<div className={joinClassNames(styles.area, "wrap margin-top-5")}>
				<div className="fallback" data-no-text="">
					<p className="lede">{words.withoutJavaScript}</p>
				</div>
				<Island
					name="share"
					className={styles.island}
					component={ShareIsland}
					props={{ words: words.panel, ways: words.ways, siteUrl: settings.url, articles }}
				/>
				{/* Visible once the script has found that the URL names no article, and without scripts (share.module.css). */}
				<div className={joinClassNames(styles.articleChoice, "margin-top-5")}>
					<ArticleChoice articles={newest} words={words} articleWords={articleWords} />
					<SharingWays ways={words.ways} blog={words.panel.blog} />
				</div>
			</div>
			<DrawingBand theme="saltbush" narrow={{ matrix: readersOnPhone }} wide={{ matrix: readers }}>
				<Legend labels={{ bar: words.strip }} />
			</DrawingBand>
		</>
	);
}
