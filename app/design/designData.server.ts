import { articleCard } from "../content/articles.server.ts";
import { content, covers, images } from "../content/index.server.ts";
import { compileMarkdown, parseMarkdown } from "../content/markdown.server.ts";
import { teamMembers } from "../content/team.server.ts";
import { coverSamples } from "./coverSamples.server.ts";
import { prose } from "./samples.ts";

/** What the design page shows of the content. */
export type DesignData = ReturnType<typeof designData>;

/** Gathers real articles and people, words of the site and the sample text. */
export function designData() {
	const all = content();
	const { site, pages, articles } = all;
	const drawn = covers();
	const words = pages.blog.article;
	return {
		brand: site.brand,
		tree: compileMarkdown(parseMarkdown(prose), { title: words.sources, back: words.backToText })
			.tree,
		labels: { opensInNewTab: site.labels.opensInNewTab, week: words.week },
		covers: coverSamples(),
		members: teamMembers(all, images()),
		articles: articles.map((article) => articleCard(article, all, drawn)),
		by: words.by,
	};
}
