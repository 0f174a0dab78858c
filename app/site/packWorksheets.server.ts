import type { PageContent } from "../../content-model/index.ts";
import type { Article, Worksheet } from "./articles.server.ts";

/** A worksheet of the firm's pack. */
interface PackWorksheet {
	/** What the page says of it. */
	copy: PageContent<"firm-pack">["worksheets"][number];
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
	return worksheets.flatMap((copy) => {
		const article = articles.find(({ slug }) => slug === copy.article);
		const worksheet = article?.worksheets.find(({ name }) => name === copy.name);
		return article && worksheet ? [{ copy, worksheet, article }] : [];
	});
}
