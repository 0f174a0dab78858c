import type { ArticleSummary } from "../site/articles.server.ts";

interface ArticleBylineProps {
	article: Pick<ArticleSummary, "author" | "date">;
	/** Shown before the author's name. Omit it on an author's own page. */
	prefix?: string;
}

/** Who wrote an article, and when it was published. */
export function ArticleByline({ article: { author, date }, prefix }: ArticleBylineProps) {
	return (
		<>
			{prefix && `${prefix} ${author.name}, `}
			<time dateTime={date.iso}>{date.text}</time>
		</>
	);
}
