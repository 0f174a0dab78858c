import { sharePath, toAbsoluteUrl } from "../../../paths/index.ts";
import { Actions } from "../../components/Action.tsx";
import { PageHead } from "../../components/PageHead.tsx";
import { Island } from "../../islands/Island.tsx";
import { Head } from "../../seo/Head.tsx";
import { siteContext } from "../../site/context.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import { useSite } from "../../site/siteData.ts";
import type { Route } from "./+types/route";
import ShareIsland from "./share.island.tsx";
import "./share.css";

export const handle: RouteHandle = { islands: ["share"] };

export function loader({ context }: Route.LoaderArgs) {
	const { content, articles, pages } = context.get(siteContext);
	return {
		page: content.pages.share,
		articles: articles.map(({ slug, title, path }) => ({
			slug,
			title,
			image: pages.get(path)?.socialImage.address,
		})),
	};
}

export default function Share({ loaderData: { page, articles } }: Route.ComponentProps) {
	const blog = toAbsoluteUrl("/blog", useSite().site.url);
	return (
		<>
			<Head {...page.head} path={sharePath} isUnlisted />
			<PageHead {...page.hero} small />
			<div className="share-area wrap">
				<div className="fallback" data-no-text="">
					<p className="lede">{page.withoutJavaScript}</p>
					<Actions className="mt-4">
						<a href={page.panel.blog.href}>{page.panel.blog.label}</a>
					</Actions>
				</div>
				<Island name="share" component={ShareIsland} props={{ copy: page.panel, blog, articles }} />
			</div>
		</>
	);
}
