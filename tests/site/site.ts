import { createSite } from "../../app/site/site.server.ts";
import { requireValue } from "../../build/requireValue.ts";
import { errorDocumentPattern, sharePath, unregisteredDocuments } from "../../paths/index.ts";
import { stubsOrigin } from "../fixtures/served.ts";

/** The content as the owner has it now, from which tests read their expectations. */
export const site = await createSite(process.cwd(), { stubsOrigin });

/** The newest article. */
export const newestArticle = requireValue(site.articles[0], "An article");

/** URLs that answer with an error, each kind of them once. */
export const missingUrls = ["/nope", "/benefits/nope"];

/** Every URL that has a document of its own, and the errors. */
export const urls = [
	...site.pages.keys(),
	...unregisteredDocuments.filter((path) => !errorDocumentPattern.test(path)),
	`${sharePath}?article=${newestArticle.slug}`,
	...missingUrls,
];
