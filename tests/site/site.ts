import { createSite } from "../../app/site/site.server.ts";

/** The port of the built site; the stubs of outside services answer on the one after it. */
const port = Number(process.env.TEST_PORT ?? 4310);

/** Where the built site answers. */
export const origin = `http://localhost:${port}`;

/** What tests read their expectations from: the content as the owner has it now. */
export const site = await createSite(process.cwd(), {
	stubsOrigin: `http://localhost:${port + 1}`,
});

/** The newest article. */
export const [newestArticle] = site.articles;

/** Addresses that answer with an error, each kind of them once. */
export const missingAddresses = ["/nope", "/benefits/nope"];

/** Every address that has a document of its own, and the errors. */
export const addresses = [
	...site.pages.keys(),
	"/share",
	`/share?article=${newestArticle?.slug}`,
	...missingAddresses,
];
