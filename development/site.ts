import type { MiddlewareFunction } from "react-router";
import { siteContext } from "../app/site/context.ts";
import { respondWithIssues } from "./issuesPage.ts";
import { followSite } from "./latestSite.ts";
import { respondWithFile } from "./respondWithFile.ts";

const root = process.cwd();
const getLatest = followSite(root, { stubsOrigin: process.env.STUBS_ORIGIN, keepsLast: false });

/**
 * Provides each request with the current site, drafts included, and answers with the files that a build writes
 * beside the pages.
 */
export const middleware: MiddlewareFunction[] = [
	async ({ request, context }, next) => {
		try {
			const latest = getLatest();
			context.set(siteContext, await latest.site);
			return (await respondWithFile(new URL(request.url), latest, root)) ?? (await next());
		} catch (error) {
			return respondWithIssues(error, '<script type="module" src="/@vite/client"></script>');
		}
	},
];
