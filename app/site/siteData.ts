import { useRouteLoaderData } from "react-router";
import type { Page, SiteSettings } from "../../content-model/index.ts";
import type { Mark } from "../images/mark.server.ts";

/** Data of a page's head. */
export interface HeadData {
	path: string;
	title: string;
	description: string;
	/** Shown where the page's URL is shared: properties of the Open Graph protocol. */
	image: Readonly<Record<string, string>>;
	/** More such properties, for articles only. */
	article?: Readonly<Record<string, string>>;
	/** As JSON, safe inside a script element. */
	structuredData: string;
}

/** What every page needs of the content, loaded once by the root route. */
export interface SiteData {
	site: SiteSettings;
	mark: Mark;
	/** Address of the demo platform, for the header. */
	demoPlatform: string;
	errorPage: Page<"error">;
	notFoundPage: Page<"not-found">;
	searchField: Page<"search">["field"];
	/** The page whose link in the header is marked on this one, too. */
	menuParent?: string | undefined;
	/** What the head says of this page; nothing for error pages. */
	head?: HeadData;
}

/**
 * The site's own content, for any component of a page.
 * @throws when the root route has not been loaded, which only a broken build can cause.
 */
export function useSite(): SiteData {
	const data = useRouteLoaderData<SiteData>("root");
	if (!data) {
		throw new Error("The root loader did not run: content/ could not be read.");
	}
	return data;
}
