// The files of the content that the desk knows by name, by their paths from the project's folder.

/** The settings of the site. */
export const settingsFile = "content/site.yaml";

/** The prices. */
export const pricingFile = "content/pricing.yaml";

/** The blog's page, which has the categories of articles. */
export const blogFile = "content/pages/blog.yaml";

/** The outside addresses, among them those of events. */
export const destinationsFile = "content/destinations.yaml";

/** The redirects. */
export const redirectsFile = "content/redirects.yaml";

/** The record of every path that has been public. */
export const publishedPathsFile = "content/published.txt";

/** The word list of the spelling check, which is published with the content. */
export const wordsFile = ".cspell/project-words.txt";

/**
 * Files with a list whose parts belong to other entries, and the field that holds it: the destination of an
 * event, the redirect of a page that is removed or back.
 */
export const sharedLists: Readonly<Record<string, string>> = {
	[destinationsFile]: "eventPages",
	[redirectsFile]: "redirects",
};
