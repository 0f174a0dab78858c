import { createSearchIndex } from "../app/pages/search/createSearchIndex.server.ts";
import { createSearchEntries } from "../app/pages/search/entries.server.ts";
import type { Site } from "../app/site/site.server.ts";
import { listOutputs } from "../build/outputs.ts";
import { getContentType } from "../deploy/matchRules.ts";
import { createServingRules } from "../deploy/servingRules.ts";
import { searchIndexPath } from "../paths/index.ts";
import type { LatestSite } from "./latestSite.ts";

const rules = createServingRules({ documents: [], frameOrigins: [], redirects: [] });

/**
 * Responds with a file that a build writes beside the pages; the search index is without the text of pages.
 * @param url of the request.
 * @param latest sites: a page that was rendered before the last change may still ask for its drawings.
 * @param root folder that holds `content/`.
 * @returns undefined if no file has this URL.
 */
export async function respondWithFile(
	{ pathname, origin }: URL,
	{ site, previousSite }: LatestSite,
	root: string,
): Promise<Response | undefined> {
	const makeFile = async (each: Site | undefined) =>
		each && listFiles(each, root, origin).get(pathname)?.();
	const file = (await makeFile(await site)) ?? (await makeFile(await previousSite));
	return file === undefined
		? undefined
		: new Response(typeof file === "string" ? file : Buffer.from(file), {
				headers: { "Content-Type": getContentType(rules, pathname) },
			});
}

function listFiles(site: Site, root: string, origin: string) {
	const outputs = listOutputs(site, {
		root,
		readPage: async (page) => (await fetch(new URL(page, origin))).text(),
		// A build alone knows the packages in the scripts: the file names those of the fonts.
		readLicences: async () => "[]",
	});
	return outputs.set(searchIndexPath, () =>
		JSON.stringify(createSearchIndex(createSearchEntries(site), () => "")),
	);
}
