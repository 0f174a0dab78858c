import type { PageContent } from "../../content-model/index.ts";
import type { Article, Worksheet } from "./articles.server.ts";

/** A sheet of the firm's pack. */
interface PackSheet {
	/** What the page says of it. */
	sheet: PageContent<"firm-pack">["sheets"][number];
	worksheet: Worksheet;
	/** The article that holds it. */
	article: Article;
}

/** Lists the sheets of the firm's pack in their order, each from its article. */
export function listPackSheets(
	{ sheets }: Pick<PageContent<"firm-pack">, "sheets">,
	articles: readonly Article[],
): PackSheet[] {
	// The content's checks ensure that each exists.
	return sheets.flatMap((sheet) => {
		const article = articles.find(({ slug }) => slug === sheet.article);
		const worksheet = article?.worksheets.find(({ name }) => name === sheet.template);
		return article && worksheet ? [{ sheet, worksheet, article }] : [];
	});
}
