import { data } from "react-router";
import { ClosingBand } from "../components/ClosingBand.tsx";
import { WeightedWords } from "../components/WeightedWords.tsx";
import serif from "../fonts/serif.woff2";
import { parseRow } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { ArticleBody } from "../sections/article/ArticleBody.tsx";
import { ArticleHead } from "../sections/article/ArticleHead.tsx";
import { MoreArticles } from "../sections/article/MoreArticles.tsx";
import { articlePage } from "../site/articles.server.ts";
import { siteContext } from "../site/context.ts";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/article";

export const handle: RouteHandle = { fonts: [serif] };

/** The three steps that the title names: tried, used, every day. */
const closingRows = [parseRow(".-.--.--oo-ooo#ooo#######")];

export function loader({ params, context }: Route.LoaderArgs) {
	const { content, articles } = context.get(siteContext);
	const article = articles.find(({ slug }) => slug === params.slug);
	if (!article) {
		throw data(null, { status: 404 });
	}
	const { article: words, articleClosing: closing } = content.pages.blog;
	return { article: articlePage(article, articles), words, closing };
}

export default function Article({ loaderData: { article, words, closing } }: Route.ComponentProps) {
	const { heroWords } = useSite().site;
	return (
		<>
			<article className="article-page">
				<ArticleHead article={article} copy={words} />
				<ArticleBody article={article} copy={words} />
			</article>
			<MoreArticles article={article} copy={words} />
			<ClosingBand
				{...closing}
				title={<WeightedWords text={closing.title} words={heroWords} />}
				matrix={closingRows}
			/>
		</>
	);
}
