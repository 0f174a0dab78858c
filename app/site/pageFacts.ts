import type { z } from "zod";
import type { Content } from "../content/load.server.ts";
import type { card } from "../content/schemas/values.ts";
import type { Article } from "./articles.server.ts";

/** What every page has for those who look from outside: search engines, feeds, assistants, shared links. */
interface CommonFacts {
	/** Its one address, from the site's top. */
	path: string;
	/** Title without the brand. */
	title: string;
	description: string;
	/** What the site's menus call it, or its title where no menu names it. */
	name: string;
	/** The page above it, below the home page. */
	parent?: { path: string; name: string };
	/** Day of its last change, where its content says so: made up, it would teach machines to ignore all. */
	changed?: string;
}

/** How the card of a page is drawn. */
type CardStyle = z.output<typeof card>;

/** A page with a file of its own in `content/pages`. */
export interface FixedPage extends CommonFacts {
	kind: "page";
	/** The name of its file. */
	file: string;
	card: CardStyle;
	/** Its title and tagline as the page itself opens. */
	hero?: { title: string; tagline: string };
}

/** An article. */
export interface ArticleEntryPage extends CommonFacts {
	kind: "article";
	article: Article;
}

/** The articles of one category. */
export interface CategoryPage extends CommonFacts {
	kind: "category";
	/** The key of the category, such as `TRAINING`. */
	category: string;
	card: CardStyle;
	hero: { title: string; tagline: string };
}

/** A member of the team with what they wrote. */
export interface AuthorPage extends CommonFacts {
	kind: "author";
	author: Content["team"][number];
}

/** A benefit. */
export interface BenefitPage extends CommonFacts {
	kind: "benefit";
	benefit: Content["benefits"][number];
}

/** What is known of a page before its card is drawn. */
export type PageFacts = FixedPage | ArticleEntryPage | CategoryPage | AuthorPage | BenefitPage;
