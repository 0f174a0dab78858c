import { useRouteLoaderData } from "react-router";
import type { Page } from "./content/schemas/pages.ts";
import type { SiteSettings } from "./content/schemas/settings.ts";
import type { HeadData } from "./seo/headData.server.ts";
import type { Mark } from "./site/mark.server.ts";

/** What every page needs of the content, loaded once by the root route. */
export interface SiteData {
	site: SiteSettings;
	mark: Mark;
	/** Address of the demo platform, for the header. */
	demoPlatform: string;
	errorPage: Page<"error">;
	notFoundPage: Page<"not-found">;
	searchField: Page<"search">["field"];
	/** What the head says of this page; nothing for pages that stand for errors. */
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
