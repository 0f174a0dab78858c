import { useRouteLoaderData } from "react-router";
import type { PageContent, SiteSettings } from "../../content-model/index.ts";
import type { Logo } from "../images/logo.server.ts";

/** Data of a page's head. */
export interface HeadData {
	path: string;
	title: string;
	description: string;
	/** Open Graph properties, shown where the page's URL is shared. */
	image: Readonly<Record<string, string>>;
	/** More such properties, for articles only. */
	article?: Readonly<Record<string, string>>;
	/** The data as JSON, safe inside a script element. */
	structuredData: string;
}

/** The content that every page needs, loaded once by the root route. */
export interface PageContext {
	settings: SiteSettings;
	logo: Logo;
	/** URL of the demo platform, for the header. */
	demoPlatform: string;
	errorPage: PageContent<"error">;
	notFoundPage: PageContent<"not-found">;
	searchField: PageContent<"search">["field"];
	/** The page whose link in the header is marked on this one, too. */
	menuParent?: string;
	/** Data of this page's head; undefined for error pages. */
	head?: HeadData;
}

/**
 * Returns the site's own content, for any component of a page.
 * @throws when the root route has not been loaded, which only a broken build can cause.
 */
export function usePageContext(): PageContext {
	const data = useRouteLoaderData<PageContext>("root");
	if (!data) {
		throw new Error("The root loader did not run: content/ could not be read.");
	}
	return data;
}
