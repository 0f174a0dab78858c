/** The file of outside addresses, among them those of events. */
export const destinationsFile = "content/destinations.yaml";

/** The file of redirects. */
export const redirectsFile = "content/redirects.yaml";

/**
 * Files with a list whose entries belong to other files, and the field that holds it: the destination of an
 * event, the redirect of a page that is removed.
 */
export const sharedLists: Readonly<Record<string, string>> = {
	[destinationsFile]: "eventPages",
	[redirectsFile]: "redirects",
};
