import type { Element } from "hast";
import { visit } from "unist-util-visit";
import { expect, test } from "vitest";
import { requireValue } from "../../build/requireValue.ts";
import { getCategoryPath } from "../../paths/index.ts";
import {
	attribute,
	getArticleText,
	getDocument,
	getMain,
	getText,
	listTargets,
	select,
	selectOne,
	selectSection,
	site,
} from "./documents.ts";

const {
	pages: { blog },
	settings,
} = site.content;

/** Words an adult reads in a minute: what the site's reading times go by. */
const wordsPerMinute = 220;

/** Lists the cards of articles below a node. */
function listCards(node: Element): Element[] {
	return select(node, "li").filter((item) => select(item, "h3").length > 0);
}

/** Lists the targets of the titles of articles below a node. */
function listTitles(node: Element): (string | undefined)[] {
	return listTargets(select(node, "h3").flatMap((heading) => select(heading, "a")));
}

/** Returns a page's list of articles. */
function getArticleList(path: string): Element {
	return selectOne(getMain(getDocument(path)), "section#articles");
}

/** Returns what an article begins with. */
function getArticleHead(path: string): Element {
	return selectOne(getDocument(path).tree, "header#article-head");
}

/** Returns an article's author, date and reading time. */
function getArticleFacts(path: string): Element {
	return selectOne(getArticleHead(path), "ul");
}

test("the blog shows the articles that the owner chose, in that order, one above all", () => {
	const main = getMain(getDocument("/blog"));
	const isPublic = (slug: string) => site.articles.some((article) => article.slug === slug);
	const pinned = blog.grid.pinned.filter(isPublic).map((slug) => `/blog/${slug}`);
	const placedSlugs = [blog.featured.article, ...blog.grid.leaveOut, ...blog.grid.pinned];
	const others = site.articles.flatMap(({ slug, path }) =>
		placedSlugs.includes(slug) ? [] : path,
	);
	const paths = listTitles(getArticleList("/blog"));
	expect(paths.filter((path) => path && pinned.includes(path))).toEqual(pinned);
	expect(paths.toSorted()).toEqual([...pinned, ...others].toSorted());
	const featured = selectOne(main, "article");
	expect(listTargets(select(featured, "a"))).toEqual([`/blog/${blog.featured.article}`]);
	const { date } = site.articles.find(({ slug }) => slug === blog.featured.article) ?? {};
	expect(
		select(featured, "time").map((time) => [attribute(time, "dateTime"), getText(time)]),
	).toEqual([[date?.iso, date?.text]]);
	for (const card of listCards(main)) {
		const [path] = listTargets(select(card, "a"));
		const article = site.articles.find((other) => other.path === path);
		expect(getText(selectOne(card, "h3"))).toBe(article?.title);
		expect(select(card, "p").map(getText)[0]).toBe(article?.categoryLabel);
		expect(getText(card)).toContain(article?.author.name);
		const time = selectOne(card, "time");
		expect([attribute(time, "dateTime"), getText(time)]).toEqual([
			article?.date.iso,
			article?.date.text,
		]);
		expect(attribute(selectOne(card, "img"), "src")).toBe(article?.cover.small.path);
	}
});

test("each category has a page with its articles, newest first, an only one as a tile, and every page says which it is", () => {
	const used = Object.keys(blog.categories).filter((key) =>
		site.articles.some(({ category }) => category.key === key),
	);
	const row = ["/blog", ...used.map(getCategoryPath)];
	for (const key of ["", ...Object.keys(blog.categories)]) {
		const path = key ? getCategoryPath(key) : "/blog";
		const list = getArticleList(path);
		const links = select(selectOne(list, "nav"), "a");
		const current = links.filter((link) => attribute(link, "ariaCurrent") === "page");
		expect(listTargets(current), path).toEqual([path]);
		expect(listTargets(links), path).toEqual(expect.arrayContaining(key ? row.slice(0, 1) : row));
		if (key) {
			const categoryArticles = site.articles.filter(({ category }) => category.key === key);
			const newestFirst = categoryArticles.toSorted((a, b) => b.date.iso.localeCompare(a.date.iso));
			const [only] = newestFirst;
			if (only && newestFirst.length === 1) {
				const tile = selectOne(list, "article");
				expect(listTargets(select(tile, "a")), path).toEqual([only.path]);
				expect(select(tile, "p").map(getText), path).toContain(only.summary);
				continue;
			}
			expect(listTitles(list), path).toEqual(newestFirst.map((article) => article.path));
			const cardTexts = listCards(list).map((card) => select(card, "p").map(getText));
			expect(cardTexts, path).toEqual(
				newestFirst.map(({ summary }) => expect.arrayContaining([summary])),
			);
		}
	}
});

test("each person's page lists what they wrote", () => {
	for (const { slug, path, name } of site.team) {
		const main = getMain(getDocument(path));
		const ownArticles = site.articles.filter(({ author }) => author.path === path);
		expect(listTitles(getArticleList(path)), slug).toEqual(
			ownArticles.map((article) => article.path),
		);
		expect(getText(main)).toContain(name);
	}
});

test("the page of a category with few articles goes on with those of others, none of them twice", () => {
	for (const key of Object.keys(blog.categories)) {
		const path = getCategoryPath(key);
		const main = getMain(getDocument(path));
		const own = site.articles.filter(({ category }) => category.key === key);
		const others = site.articles.filter(({ category }) => category.key !== key);
		expect(select(main, "#other-articles").flatMap(listTitles), path).toEqual(
			own.length < 3 ? others.slice(0, 3).map((article) => article.path) : [],
		);
	}
});

test("each article opens with its category, title, author and date, and leads to them", () => {
	for (const { path, title, categoryLabel, category, author, date } of site.articles) {
		const head = getArticleHead(path);
		expect(getText(selectOne(head, "h1"))).toBe(title);
		const links = select(head, "a").map((link) => [getText(link), attribute(link, "href")]);
		expect(links, path).toContainEqual([categoryLabel, category.path]);
		const facts = getArticleFacts(path);
		expect(getText(facts), path).toContain(author.name);
		expect(getText(facts), path).toContain(author.title ?? author.name);
		expect(listTargets(select(facts, "a")), path).toEqual(author.path ? [author.path] : []);
		const time = selectOne(facts, "time");
		expect([attribute(time, "dateTime"), getText(time)]).toEqual([date.iso, date.text]);
	}
});

test("each article says in whole minutes how long it takes to read", () => {
	for (const article of site.articles) {
		const { path } = article;
		// Without the standfirst.
		const [, ...parts] = getArticleText(article).children;
		const text = parts.filter(
			(part) =>
				part.type !== "element" ||
				!(part.tagName === "figure" || "dataFootnotes" in part.properties),
		);
		let words = 0;
		// Text by text: cells of a table meet without a space.
		visit({ type: "root", children: text }, "text", ({ value }) => {
			words += value.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
		});
		const minutes = words / wordsPerMinute;
		const facts = select(getArticleFacts(path), "li").map(getText);
		const [statedMinutes = 0] = facts.flatMap(
			(fact) => Number(/^(\d+) /.exec(fact)?.[1] ?? Number.NaN) || [],
		);
		// Rounded, but at least a minute.
		expect(Math.abs(statedMinutes - Math.max(minutes, 1)), path).toBeLessThanOrEqual(0.6);
	}
});

test("each footnote leads to its source and back", () => {
	for (const article of site.articles) {
		const { path } = article;
		const text = getArticleText(article);
		const references = select(text, "a").filter((link) => "dataFootnoteRef" in link.properties);
		for (const reference of references) {
			const { id } = reference.properties;
			const source = selectOne(
				text,
				requireValue(attribute(reference, "href"), "A footnote’s URL"),
			);
			const back = select(source, "a").filter((link) => attribute(link, "href") === `#${id}`);
			expect(back, `${path}: ${id}`).toHaveLength(1);
			expect(attribute(back[0], "ariaLabel") ?? getText(back[0] ?? text), path).toMatch(/\d/);
		}
		const notes = select(text, "section").filter(({ properties }) => "dataFootnotes" in properties);
		const sources = notes.flatMap((section) => select(section, "li"));
		expect(sources.length, path).toBe(new Set(listTargets(references)).size);
	}
});

test("the contents of each article are its sections, and each heading leads to itself", () => {
	const name = settings.labels.contents;
	for (const article of site.articles) {
		const { path } = article;
		const main = getMain(getDocument(path));
		const text = getArticleText(article);
		const sections = select(text, "h2").map((heading) => [
			`#${heading.properties.id}`,
			getText(heading),
		]);
		const contents = [
			...select(main, "nav").filter((list) => attribute(list, "ariaLabel") === name),
			...select(main, "details").filter((list) => getText(selectOne(list, "summary")) === name),
		];
		expect(contents, path).toHaveLength(2);
		for (const list of contents) {
			expect(select(list, "a").map((link) => [attribute(link, "href"), getText(link)])).toEqual(
				sections,
			);
		}
		for (const heading of [...select(text, "h2"), ...select(text, "h3")]) {
			const { id } = heading.properties;
			expect(listTargets(select(heading, "a")), path).toEqual([`#${id}`]);
		}
	}
});

test("each article leads to its neighbours by date and to three others", () => {
	const newestFirst = site.articles.toSorted((a, b) => b.date.iso.localeCompare(a.date.iso));
	for (const [index, { path }] of newestFirst.entries()) {
		const more = selectSection(getDocument(path).tree, blog.article.related);
		const links = select(more, "a").map((link) => [
			attribute(link, "rel"),
			attribute(link, "href"),
			getText(link),
		]);
		expect(
			links.filter(([rel]) => rel),
			path,
		).toEqual(
			(
				[
					["prev", newestFirst[index + 1]],
					["next", newestFirst[index - 1]],
				] as const
			).flatMap(([rel, article]) => (article ? [[rel, article.path, article.title]] : [])),
		);
		// By which rule they are chosen is the matter of a unit test.
		const related = listTitles(more);
		expect(new Set(related).size, path).toBe(Math.min(3, newestFirst.length - 1));
		expect(related).not.toContain(path);
		expect(getText(more)).toContain(blog.article.relatedRule);
	}
});

test("each article can be passed on with its title and address", () => {
	for (const { path, slug, title } of site.articles) {
		const share = selectOne(getDocument(path).tree, "aside");
		const url = `${settings.url}${path}`;
		const [page, mail] = listTargets(select(share, "a"));
		expect(page).toBe(`/share?article=${slug}`);
		const { searchParams } = new URL(mail ?? "");
		expect([searchParams.get("subject"), searchParams.get("body")]).toEqual([title, url]);
		expect(getText(share)).toContain(url);
	}
});
