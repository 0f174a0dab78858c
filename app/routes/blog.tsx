import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Action } from "../components/Action.tsx";
import { Cover } from "../components/Cover.tsx";
import { GridDrawing } from "../components/GridDrawing.tsx";
import { PageHead } from "../components/PageHead.tsx";
import { SearchForm } from "../components/SearchForm.tsx";
import { Section, SectionHead } from "../components/Section.tsx";
import { interpolate } from "../content/interpolate.ts";
import { articlePath } from "../content/paths.ts";
import { cardSize, habit, type Tint } from "../grid/index.ts";
import { ArticleCards } from "../sections/shared/ArticleCards.tsx";
import { blogGrid, cardOf, categoryLinks } from "../site/articles.server.ts";
import { siteContext } from "../site/context.ts";

/** A picture without a tile, for all that is not on this page: every row of it joins up at the end. */
const allArticles = habit({
	slug: "all-articles",
	rows: cardSize.rows,
	days: cardSize.columns,
	onset: [1, 8],
	slope: 1.3,
	noise: 0.3,
});

const rowColours = ["redgum", "ochre", "dusk", "gum"];
const rowTint: Tint = (row) => rowColours[row % rowColours.length] ?? "";

/** The blog, or one category of it: each is a page with an address of its own. */
export function loader({ url, context }: LoaderFunctionArgs) {
	const { content, pages, articles } = context.get(siteContext);
	const { blog } = content.pages;
	const { pathname } = url;
	if (pathname === "/blog") {
		return {
			copy: blog,
			hero: blog.hero,
			categories: categoryLinks(content),
			featured: articles.find(({ slug }) => slug === blog.featured.article),
			articles: blogGrid(blog, articles).map(cardOf),
		};
	}
	const page = pages.get(pathname);
	if (page?.kind !== "category") {
		throw data(null, { status: 404 });
	}
	return {
		copy: blog,
		hero: { ...page.hero, lede: page.description, small: true },
		category: page.name,
		categories: categoryLinks(content, page.category),
		articles: articles.filter(({ category }) => category.key === page.category).map(cardOf),
	};
}

export default function Blog() {
	const loaderData = useLoaderData<typeof loader>();
	return (
		<>
			<PageHead {...loaderData.hero} />
			<FeaturedArticle {...loaderData} />
			<ArticleGrid {...loaderData} />
		</>
	);
}

type BlogProps = ReturnType<typeof useLoaderData<typeof loader>>;

/** The one article that leads the blog, as a tile of its cover's colour. */
function FeaturedArticle({ featured, copy }: BlogProps) {
	if (!featured) {
		return null;
	}
	const { slug, title, summary, author, minutes, cover } = featured;
	return (
		<section className="wrap">
			<article className={`featured ${cover.tile}`}>
				<Cover cover={cover} inline="card" name={slug} />
				<div>
					<p className="tag warn">{copy.featured.label}</p>
					<h2>{title}</h2>
					<p className="summary">{summary}</p>
					<p>
						{`${copy.article.by} ${author.name} `}
						<span>{interpolate(copy.article.minutes, { minutes })}</span>
					</p>
					<p className="actions">
						<a className="action plain stretched-link" href={articlePath(slug)}>
							{copy.featured.button}
							<span className="visually-hidden">: {title}</span>
						</a>
					</p>
				</div>
			</article>
		</section>
	);
}

/** Articles in the order they are given, below the row that chooses a category. */
function ArticleGrid({ copy, categories, category, articles }: BlogProps) {
	const { grid, filter } = copy;
	return (
		<Section id="articles" progress={0.5} className="articles">
			{/* Covers move here from the page before (article.tsx). */}
			<link rel="expect" href="#articles" blocking="render" />
			<SectionHead title={grid.title}>
				<SearchForm label={filter.searchLabel} hideLabel button={filter.searchButton} />
			</SectionHead>
			<nav className="categories" data-no-text="" aria-label={filter.categoriesLabel}>
				<ul className="chips">
					{categories.map(({ label, href, current }) => (
						<li key={href}>
							<a className="chip" href={href} aria-current={current ? "page" : undefined}>
								{label}
							</a>
						</li>
					))}
				</ul>
			</nav>
			{category && articles.length === 0 && (
				<p>{interpolate(filter.emptyCategory, { category })}</p>
			)}
			<ArticleCards articles={articles} by={copy.article.by}>
				{!category && (
					<li className="see-all">
						<GridDrawing matrix={allArticles} tint={rowTint} />
						<p>
							<Action look="plain" link={grid.seeAll} />
						</p>
					</li>
				)}
			</ArticleCards>
		</Section>
	);
}
