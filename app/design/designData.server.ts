import { feeRate } from "../content/agreementIssues.server.ts";
import { articleCard } from "../content/articles.server.ts";
import { content, covers, portraits } from "../content/index.server.ts";
import { compileMarkdown, parseMarkdown } from "../content/markdown.server.ts";
import { teamMembers } from "../content/team.server.ts";
import { prose } from "./prose.ts";

/** What the design page shows of the content. */
export type DesignData = ReturnType<typeof designData>;

/** Gathers real articles, people and prices, and the sample text. */
export function designData() {
	const all = content();
	const { site, pages, articles, pricing, agreement } = all;
	const { article } = pages.blog;
	const footnotes = { title: article.sources, back: article.backToText };
	return {
		brand: site.brand,
		tree: compileMarkdown(parseMarkdown(prose), footnotes).tree,
		proseCopy: { opensInNewTab: site.labels.opensInNewTab, week: article.week },
		articles: articles.slice(0, 4).map((one) => articleCard(one, all, covers())),
		members: teamMembers(all, portraits()),
		pricing,
		pricingCopy: pages.pricing,
		fee: pages["partner-referral-agreement"].workedExample,
		rate: feeRate(agreement) ?? 0,
	};
}
