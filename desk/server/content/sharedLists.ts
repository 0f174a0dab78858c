/** The file of outside addresses, among them those of events. */
export const destinationsFile = "content/destinations.yaml";

/** The file of redirects. */
export const redirectsFile = "content/redirects.yaml";

/**
 * Files with a list whose parts belong to other entries, and the field that holds it: the destination of an
 * event, the redirect of a removed page.
 */
export const sharedLists: Readonly<Record<string, string>> = {
	[destinationsFile]: "eventPages",
	[redirectsFile]: "redirects",
};
