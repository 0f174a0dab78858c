import type { Content } from "../content/load.server.ts";
import { absolute, markdownPath } from "../seo/addresses.ts";
import { type SitePage, sitePages } from "../seo/sitePages.server.ts";
import { articleMarkdown } from "./articles.server.ts";
import { authorBlocks, categoryBlocks } from "./collections.server.ts";
import { fixedPageBlocks } from "./fixedPages.server.ts";
import { heading, linked, markdownFile, paragraph, strong } from "./nodes.ts";

/** A page as Markdown: the same words and links, without what surrounds them. */
export function pageMarkdown(page: SitePage, content: Content): string {
	const at = absolute(page.path, content.site.url);
	switch (page.kind) {
		case "article":
			return articleMarkdown(page, content, at);
		case "benefit": {
			const { comingSoon, text, back } = content.pages.benefit;
			return markdownFile([
				heading(1, page.name),
				paragraph(page.benefit.description),
				paragraph([strong(`${comingSoon}.`)], text),
				paragraph(page.benefit.body),
				paragraph([linked(back, at)]),
			]);
		}
		case "category":
			return markdownFile([heading(1, page.title), ...categoryBlocks(page, content, at)]);
		case "author":
			return markdownFile([heading(1, page.name), ...authorBlocks(page, content, at)]);
		case "page":
			return markdownFile([heading(1, page.title), ...fixedPageBlocks[page.content](content, at)]);
	}
}

/**
 * The guide for assistants (llmstxt.org): what the site is, then every page with its address as
 * Markdown and what it holds.
 */
export function llmsText(content: Content): string {
	const { site, pages } = content;
	const all = Array.from(sitePages(content).values());
	const list = (kind: string) =>
		all
			.filter((page) => page.kind === kind)
			.map(
				({ path, title, description }) =>
					`- [${title.replace(/[[\]\\]/g, "\\$&")}](${absolute(markdownPath(path), site.url)}): ${description}`,
			)
			.join("\n");
	return [
		`# ${site.brand}`,
		`> ${site.mission}`,
		pages.home.hero.lede,
		`## Pages\n\n${list("page")}`,
		`## Articles\n\n${list("article")}`,
		// The format lets a reader in a hurry skip what stands under this name.
		`## Optional\n\n${["category", "author", "benefit"].map(list).join("\n")}`,
	]
		.map((part) => `${part}\n`)
		.join("\n");
}
