import type { PageContent } from "../../content-model/index.ts";
import type { Article, Worksheet } from "./articles.server.ts";

/** A worksheet of the firm's pack. */
interface PackWorksheet {
	/** What the page says of it. */
	entry: PageContent<"firm-pack">["worksheets"][number];
	worksheet: Worksheet;
	/** The article that holds it. */
	article: Article;
}

/** Lists the worksheets of the firm's pack in their order, each from its article. */
export function listPackWorksheets(
	{ worksheets }: Pick<PageContent<"firm-pack">, "worksheets">,
	articles: readonly Article[],
): PackWorksheet[] {
	// The content's checks ensure that each exists.
	return worksheets.flatMap((entry) => {
		const article = articles.find(({ slug }) => slug === entry.article);
		const worksheet = article?.worksheets.find(({ name }) => name === entry.name);
		return article && worksheet ? [{ entry, worksheet, article }] : [];
	});
}
