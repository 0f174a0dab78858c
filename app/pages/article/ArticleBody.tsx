import type { PageContent } from "../../../content-model/index.ts";
import { drawShares } from "../../../grid/index.ts";
import { ContentsList } from "../../components/ContentsList.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { Disclosure } from "../../components/Disclosure.tsx";
import { Prose } from "../../components/prose/Prose.tsx";
import { BareSection } from "../../components/Section.tsx";
import { usePageContext } from "../../site/pageContext.ts";
import type { ArticlePage } from "./createArticlePage.ts";
import { ShareArticle } from "./ShareArticle.tsx";
import styles from "./ArticleBody.module.css";

interface ArticleBodyProps {
	article: ArticlePage;
	words: PageContent<"blog">["article"];
}

/** The text of an article with its contents: beside it on a wide screen, collapsed above it on phones. */
export function ArticleBody({ article, words }: ArticleBodyProps) {
	const { slug, path, title, headings } = article;
	const { labels } = usePageContext().settings;
	const sections = headings.map(({ id, text }) => ({ id, title: text }));
	const parts = headings.filter(({ isSources }) => !isSources);
	const rows = drawShares(
		parts.map(({ length }) => length),
		2,
	);
	const shares = new Map(parts.map(({ id }, index) => [id, rows[index] ?? []]));
	return (
		<BareSection as="div" className={joinClassNames(styles.articleBody, "split-at-column-3")}>
			<nav
				className={joinClassNames(styles.contentsBeside, styles.contents, "on-screen")}
				data-no-text=""
				aria-label={labels.contents}
			>
				<p className={styles.title}>{labels.contents}</p>
				<ContentsList className={styles.list} sections={sections} />
			</nav>
			<Disclosure
				className={joinClassNames(styles.contentsAbove, styles.contents, "on-screen")}
				data-no-text=""
				summary={<span className={styles.title}>{labels.contents}</span>}
			>
				<ContentsList className={styles.list} sections={sections} />
			</Disclosure>
			<Prose tree={article.tree} standfirst={article.standfirst} shares={shares} />
			<ShareArticle slug={slug} path={path} title={title} words={words.share} />
		</BareSection>
	);
}
