import { destinationsFile, redirectsFile } from "./knownFiles.ts";

/**
 * Files with a list whose parts belong to other entries, and the field that holds it: the destination of an
 * event, the redirect of a page that is removed or back.
 */
export const sharedLists: Readonly<Record<string, string>> = {
	[destinationsFile]: "eventPages",
	[redirectsFile]: "redirects",
};
