import { data } from "react-router";
import { blogPath } from "../../../paths/index.ts";
import { CategoryNav } from "../../components/CategoryNav.tsx";
import { ContentLink } from "../../components/ContentLink.tsx";
import { joinClassNames } from "../../components/classNames.ts";
import { HeroBand } from "../../components/HeroBand.tsx";
import { PageHero } from "../../components/PageHero.tsx";
import { SearchForm } from "../../components/SearchForm.tsx";
import { type Article, summariseArticle } from "../../site/articles.server.ts";
import { createCategoryLinks } from "../../site/blog.server.ts";
import { siteContext } from "../../site/context.ts";
import type { Route } from "./+types/route";
import { CategoryArticles, cardsInRow } from "./CategoryArticles.tsx";
import { CategoryClosing } from "./CategoryClosing.tsx";
import { CategoryDrawing } from "./CategoryDrawing.tsx";
import { OnlyArticle } from "./OnlyArticle.tsx";
import { OtherArticles } from "./OtherArticles.tsx";
import styles from "./category.module.css";

export function loader({ url, context }: Route.LoaderArgs) {
	const { content, pages, articles } = context.get(siteContext);
	const { blog } = content.pages;
	const page = pages.get(url.pathname);
	const category = page?.kind === "category" && blog.categories[page.category];
	if (!category) {
		throw data(null, { status: 404 });
	}
	const own = articles.filter((article) => article.category.key === page.category);
	const others = articles.filter((article) => article.category.key !== page.category);
	return {
		words: blog,
		path: page.path,
		hero: { ...page.hero, lede: page.description },
		name: page.name,
		card: category.card,
		closing: category.closing,
		categories: createCategoryLinks(blog, articles, page.category),
		articles: own.map(summariseArticle),
		only: own.length === 1 && own[0] ? describeOnly(own[0]) : undefined,
		others: own.length < cardsInRow ? others.slice(0, cardsInRow).map(summariseArticle) : [],
	};
}

/** The only article of a category, with its sections by their URLs, without its sources. */
function describeOnly(article: Article) {
	const { path, headings } = article;
	return {
		article: summariseArticle(article),
		sections: headings
			.filter(({ isSources }) => !isSources)
			.map(({ id, text }) => ({ href: `${path}#${id}`, label: text })),
	};
}

/** The articles of one category, or its only one with what is in it. */
export default function Category({ loaderData }: Route.ComponentProps) {
	const { path, words, hero, name, card, closing, categories, articles, only, others } = loaderData;
	const { filter } = words;
	const tools = (
		<div className={joinClassNames(styles.tools, "split-at-column-3")}>
			<CategoryNav label={filter.categoriesLabel} categories={categories} />
			<SearchForm label={filter.searchLabel} hideLabel button={filter.searchButton} />
		</div>
	);
	const back = { label: words.article.back, href: blogPath };
	return (
		<>
			<PageHero hero={hero} kicker={<ContentLink link={back} />} flush={!only}>
				{/* An only article has its own, in the same manner and as large. */}
				{!only && (
					<HeroBand theme={card.theme}>
						<CategoryDrawing slug={path} mode={card.mode} />
					</HeroBand>
				)}
			</PageHero>
			{only ? (
				<OnlyArticle {...only} words={words}>
					{tools}
				</OnlyArticle>
			) : (
				<CategoryArticles name={name} articles={articles} words={words}>
					{tools}
				</CategoryArticles>
			)}
			{others.length > 0 && <OtherArticles articles={others} words={words} />}
			{closing && <CategoryClosing {...closing} theme={card.theme} count={articles.length} />}
		</>
	);
}
