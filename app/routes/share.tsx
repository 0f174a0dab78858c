import { PageHead } from "../components/PageHead.tsx";
import { Island } from "../islands/Island.tsx";
import type { RouteHandle } from "../routeHandle.ts";
import { absolute } from "../seo/addresses.ts";
import { Head } from "../seo/Head.tsx";
import { sharePath } from "../share/address.ts";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/share";

export const handle: RouteHandle = { islands: ["share"] };

export function loader({ context }: Route.LoaderArgs) {
	const { content, articles } = context.get(siteContext);
	return {
		page: content.pages.share,
		articles: articles.map(({ slug, title }) => ({ slug, title })),
	};
}

export default function Share({ loaderData: { page, articles } }: Route.ComponentProps) {
	const blog = absolute("/blog", useSite().site.url);
	return (
		<>
			<Head {...page.head} path={sharePath} />
			<PageHead {...page.hero} tile="saltbush">
				<div className="share-area">
					<div className="stand-in" data-no-text="">
						<p className="lede">{page.withoutJavaScript}</p>
						<p className="actions mt-4">
							<a href={page.panel.blog.href}>{page.panel.blog.label}</a>
						</p>
					</div>
					<Island name="share" props={{ copy: page.panel, blog, articles }} />
				</div>
			</PageHead>
		</>
	);
}
