import { data } from "react-router";
import { parseRow } from "../../../grid/index.ts";
import { ClosingBand } from "../../components/ClosingBand.tsx";
import serif from "../../fonts/serif.woff2";
import { siteContext } from "../../site/context.ts";
import { usePageContext } from "../../site/pageContext.ts";
import type { RouteHandle } from "../../site/routeHandle.ts";
import type { Route } from "./+types/route";
import { ArticleBody } from "./ArticleBody.tsx";
import { ArticleHead } from "./ArticleHead.tsx";
import { createArticlePage } from "./createArticlePage.ts";
import { MoreArticles } from "./MoreArticles.tsx";
import { WeightedWords } from "./WeightedWords.tsx";
import styles from "./article.module.css";

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
	return { article: createArticlePage(article, articles), words, closing };
}

export default function Article({ loaderData: { article, words, closing } }: Route.ComponentProps) {
	const { heroWords } = usePageContext().settings;
	return (
		<>
			<article className={styles.page}>
				<ArticleHead article={article} words={words} />
				<ArticleBody article={article} words={words} />
			</article>
			<MoreArticles article={article} words={words} />
			<ClosingBand
				{...closing}
				title={<WeightedWords text={closing.title} words={heroWords} />}
				layout="largeTitle"
				matrix={closingRows}
			/>
		</>
	);
}
