import type { ArticleSummary } from "../site/articles.server.ts";
import { getActionClass } from "./Action.tsx";
import { StretchedLink } from "./StretchedLink.tsx";

interface ReadArticleLinkProps {
	article: ArticleSummary;
	/** The words on the button, which say less than a title. */
	label: string;
}

/** The button of a featured article. All of the article is its target, and its title its name. */
export function ReadArticleLink({ article: { title, path }, label }: ReadArticleLinkProps) {
	return (
		<StretchedLink
			className={getActionClass("outline")}
			data-no-search=""
			link={{ label: title, href: path }}
		>
			{label}
			<span className="visually-hidden">: {title}</span>
		</StretchedLink>
	);
}
