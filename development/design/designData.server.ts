import { compileMarkdown } from "../../app/site/articles/compileMarkdown.server.ts";
import type { Site } from "../../app/site/site.server.ts";
import { parseMarkdown } from "../../content-model/index.ts";
import { prose } from "./prose.ts";

/** The content that the design page shows. */
export type DesignData = ReturnType<typeof createDesignData>;

/** Gathers real articles, people and prices, and the sample text. */
export function createDesignData({ content, articles, team, pricing, agreement }: Site) {
	const { pages } = content;
	const { article } = pages.blog;
	const footnotes = { title: article.sources, back: article.backToText };
	return {
		tree: compileMarkdown(parseMarkdown(prose), footnotes).tree,
		articles: articles.slice(0, 4),
		team,
		pricing,
		pricingCopy: pages.pricing,
		fee: pages["partner-referral-agreement"].workedExample,
		rate: agreement.rate,
	};
}
