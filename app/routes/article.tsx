import { data } from "react-router";
import { ClosingBand } from "../components/ClosingBand.tsx";
import { WeightedWords } from "../components/WeightedWords.tsx";
import { articlePage } from "../content/articles.server.ts";
import { content, covers } from "../content/index.server.ts";
import newsreader from "../fonts/newsreader.woff2";
import { parseRow } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { ArticleBody } from "../sections/article/ArticleBody.tsx";
import { ArticleHead } from "../sections/article/ArticleHead.tsx";
import styles from "../sections/article/article.css?inline";
// As it is: lightningcss warns of `:target-current`, which marks the section being read and is new.
import currentSection from "../sections/article/currentSection.css?raw";
import { MoreArticles } from "../sections/article/MoreArticles.tsx";
import { Head } from "../seo/Head.tsx";
import { useSite } from "../siteData.ts";
import type { Route } from "./+types/article";

export const handle: RouteHandle = { styles: styles + currentSection, fonts: [newsreader] };

/** The three steps that the title names: tried, used, every day. */
const closingRows = [parseRow(".-.--.--oo-ooo#ooo#######")];

export function loader({ params }: Route.LoaderArgs) {
	const all = content();
	const article = articlePage(params.slug, all, covers());
	if (!article) {
		throw data(null, { status: 404 });
	}
	const { article: words, articleClosing: closing } = all.pages.blog;
	return { article, words, closing };
}

export default function Article({ loaderData: { article, words, closing } }: Route.ComponentProps) {
	const { heroWords, labels } = useSite().site;
	return (
		<>
			<Head title={article.title} description={article.summary} path={`/blog/${article.slug}`} />
			<article className="article">
				<ArticleHead article={article} copy={words} />
				<ArticleBody article={article} copy={words} newTabLabel={labels.opensInNewTab} />
			</article>
			<MoreArticles article={article} copy={words} />
			<ClosingBand
				{...closing}
				title={<WeightedWords text={closing.title} words={heroWords} />}
				newTabLabel={labels.opensInNewTab}
				matrix={closingRows}
			/>
		</>
	);
}
