import { contactPath } from "../paths/index.ts";

/**
 * Pages a browser may prerender or prefetch when a visitor points at a link for a moment (it is JSON, not
 * script; https://html.spec.whatwg.org/multipage/speculative-loading.html). Pages of this site only: a dot
 * in a path is a file. The contact page holds another origin's form, which is not to be loaded before it is
 * wanted: its document is fetched and no more.
 */
export const speculationRules = JSON.stringify({
	prerender: [
		{ where: { href_matches: `/:page((?!${contactPath.slice(1)}$)[^.]*)` }, eagerness: "moderate" },
	],
	prefetch: [{ where: { href_matches: contactPath }, eagerness: "moderate" }],
});
