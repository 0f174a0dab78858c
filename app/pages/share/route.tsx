import { parseMatrix } from "../../../grid/index.ts";
import { blogPath, sharePath, toAbsoluteUrl } from "../../../paths/index.ts";
import { Actions, ContentLink } from "../../components/Action.tsx";
import { CardList } from "../../components/CardList.tsx";
import { Cover } from "../../components/Cover.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { StretchedLink } from "../../components/StretchedLink.tsx";
import { Island } from "../../islands/Island.tsx";
import { Head } from "../../seo/Head.tsx";
import { getShareUrl } from "../../share/shareUrl.ts";
import { summariseArticle } from "../../site/articles.server.ts";
import { siteContext } from "../../site/context.ts";
import { usePageContext } from "../../site/pageContext.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import ShareIsland from "./share.island.tsx";
import "./share.css";

/** One habit that is passed on from row to row. */
const passedOn = parseMatrix("++++....../...++++.../......++++");

/** Number of articles to choose from if the URL names none: a row of cards. */
const offered = 3;

export const handle: RouteHandle = { islands: ["share"] };

export function loader({ context }: Route.LoaderArgs) {
	const { content, articles, pages } = context.get(siteContext);
	return {
		page: content.pages.share,
		articles: articles.map(({ slug, title, path }) => ({
			slug,
			title,
			image: pages.get(path)?.socialImage.path,
		})),
		newest: articles.slice(0, offered).map(summariseArticle),
	};
}

/** One article to share; if the URL names none, the newest to choose from. */
export default function Share({ loaderData: { page, articles, newest } }: Route.ComponentProps) {
	const blog = toAbsoluteUrl(blogPath, usePageContext().settings.url);
	return (
		<>
			<Head {...page.head} path={sharePath} isIndexed={false} />
			<PageHead {...page.hero} titleDrawing={passedOn} flush />
			<div className="share-area wrap margin-top-5">
				<div className="fallback" data-no-text="">
					<p className="lede">{page.withoutJavaScript}</p>
					<Actions className="margin-top-4">
						<a href={page.panel.blog.href}>{page.panel.blog.label}</a>
					</Actions>
				</div>
				<Island name="share" component={ShareIsland} props={{ copy: page.panel, blog, articles }} />
				{/* Visible once the script has found that the URL names no article (share.css). */}
				<div className="newest margin-top-5">
					<CardList>
						{newest.map(({ slug, title, cover }) => (
							<li key={slug}>
								<Cover cover={cover} />
								<h2>
									<StretchedLink link={{ label: title, href: getShareUrl(slug), newTab: false }} />
								</h2>
							</li>
						))}
					</CardList>
					<Actions>
						<ContentLink link={page.panel.blog} />
					</Actions>
				</div>
			</div>
		</>
	);
}
