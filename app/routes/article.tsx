import { data } from "react-router";
import { ClosingBand } from "../components/ClosingBand.tsx";
import { Cover } from "../components/Cover.tsx";
import { Prose } from "../components/Prose.tsx";
import { WeightedWords } from "../components/WeightedWords.tsx";
import { interpolate } from "../content/interpolate.ts";
import { articlePath } from "../content/paths.ts";
import serif from "../fonts/serif.woff2";
import { parseRow } from "../grid/index.ts";
import type { RouteHandle } from "../routeHandle.ts";
import { ArticleCards } from "../sections/shared/ArticleCards.tsx";
import { absolute } from "../seo/addresses.ts";
import { mailtoHref, shareAddress } from "../share/address.ts";
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
	const { article: copy, articleClosing: closing } = content.pages.blog;
	return { article: articlePage(article, articles), copy, closing };
}

export default function Article({ loaderData }: Route.ComponentProps) {
	const { heroWords } = useSite().site;
	const { closing } = loaderData;
	return (
		<>
			<article className="article-page">
				<ArticleHead {...loaderData} />
				<ArticleBody {...loaderData} />
			</article>
			<MoreArticles {...loaderData} />
			<ClosingBand
				{...closing}
				title={<WeightedWords text={closing.title} words={heroWords} />}
				matrix={closingRows}
			/>
		</>
	);
}

type ArticleProps = Pick<Route.ComponentProps["loaderData"], "article" | "copy">;

/** The opening of an article: category, title, who wrote it and when, how long it takes, its cover. */
function ArticleHead({ article, copy }: ArticleProps) {
	const { slug, title, chip, category, author, date, minutes, cover } = article;
	return (
		<header id="article-head" className="article-head text-head wrap">
			{/* A cover that moves here from the page before needs a place to go to before the page paints. */}
			<link rel="expect" href="#article-head" blocking="render" />
			<p className="chips">
				<a className="tag" href={category.path}>
					{chip}
				</a>{" "}
				<a href="/blog" data-no-text="">
					{copy.back}
				</a>
			</p>
			<h1>{title}</h1>
			<ul className="meta mt-5">
				<li>
					{copy.by} <b>{author.path ? <a href={author.path}>{author.name}</a> : author.name}</b>
				</li>
				{author.title && <li>{author.title}</li>}
				<li>
					<time dateTime={date.iso}>{date.text}</time>
				</li>
				<li>{interpolate(copy.minutes, { minutes })}</li>
			</ul>
			<Cover cover={cover} inline="card and strip" name={slug} />
		</header>
	);
}

/** The text of an article with its contents: beside it on a wide screen, folded above it on a phone. */
function ArticleBody({ article, copy }: ArticleProps) {
	const { slug, title, headings } = article;
	const address = absolute(articlePath(slug), useSite().site.url);
	const contents = (
		<ol className="plain-links">
			{headings.map(({ id, text }) => (
				<li key={id}>
					<a href={`#${id}`}>{text}</a>
				</li>
			))}
		</ol>
	);
	return (
		<div className="article-body disclosure section wrap axis">
			<nav className="contents beside" data-no-text="" aria-label={copy.contents}>
				<p>{copy.contents}</p>
				{contents}
			</nav>
			<details className="contents above" data-no-text="">
				<summary>{copy.contents}</summary>
				{contents}
			</details>
			<Prose tree={article.tree} week={copy.week}>
				<p className="standfirst">{article.standfirst}</p>
			</Prose>
			{/* The page with the browser's own share sheet; the rest works without any script. */}
			<aside className="share" data-no-text="" aria-labelledby="share">
				<p id="share">{copy.share.title}</p>
				<p>
					<a href={shareAddress(slug)} rel="nofollow">
						{copy.share.page}
					</a>
				</p>
				<p>
					<a href={mailtoHref(title, address)}>{copy.share.email}</a>
				</p>
				<p>
					{copy.share.address} <span className="one-tap">{address}</span>
				</p>
			</aside>
		</div>
	);
}

/** Where to read on: the articles before and after by date, and three that are most alike. */
function MoreArticles({ article: { earlier, later, related }, copy }: ArticleProps) {
	return (
		<section className="more-articles section wrap" data-no-text="">
			<ul className="neighbours ruled columns-2">
				{earlier && (
					<li>
						<small>{copy.previous}</small>
						<a rel="prev" href={articlePath(earlier.slug)}>
							{earlier.title}
						</a>
					</li>
				)}
				{later && (
					<li>
						<small>{copy.next}</small>
						<a rel="next" href={articlePath(later.slug)}>
							{later.title}
						</a>
					</li>
				)}
			</ul>
			<h2 className="tagline">{copy.related}</h2>
			<p className="caption">{copy.relatedRule}</p>
			<ArticleCards articles={related} by={copy.by} />
		</section>
	);
}
