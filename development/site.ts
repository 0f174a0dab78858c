import type { MiddlewareFunction } from "react-router";
import { siteContext } from "../app/site/context.ts";
import type { Site } from "../app/site/site.server.ts";
import { listOutputs } from "../build/outputs.ts";
import { ContentError } from "../content-model/index.ts";
import { escapeHtml } from "../deploy/escapeHtml.ts";
import { getContentType } from "../deploy/matchRules.ts";
import { createSiteRules } from "../deploy/rules.ts";
import { followSite } from "./latestSite.ts";

const rules = createSiteRules({ documents: [], frameOrigins: [], redirects: [] });

/**
 * Provides each request with the current site, drafts included, and answers with the files that a build writes
 * beside the pages.
 */
export const middleware: MiddlewareFunction[] = [
	async ({ request, context }, next) => {
		const { pathname, origin } = new URL(request.url);
		const { site, before } = getLatest();
		try {
			context.set(siteContext, await site);
			// A page rendered before the last change may still ask for its drawings.
			const last = await before;
			const file =
				(await makeFile(pathname, origin, await site)) ??
				(last && (await makeFile(pathname, origin, last)));
			return file === undefined
				? addDeskScript((await next()) as Response)
				: new Response(typeof file === "string" ? file : Buffer.from(file), {
						headers: { "Content-Type": getContentType(rules, pathname) },
					});
		} catch (error) {
			return renderIssues(error);
		}
	},
];

/** Set by the owner's desk, which shows these pages beside its forms. */
const { DESK_SCRIPT, DESK_ORIGIN } = process.env;

/** Adds the script to a document that tells the desk what the page shows and what is clicked on it. */
async function addDeskScript(response: Response): Promise<Response> {
	const isDocument = response.headers.get("Content-Type")?.startsWith("text/html");
	if (!DESK_SCRIPT || !isDocument) {
		return response;
	}
	const script = `<script type="module" src="/@fs${DESK_SCRIPT}" data-desk="${DESK_ORIGIN}"></script>`;
	const html = (await response.text()).replace("</head>", () => `${script}</head>`);
	const { status, headers } = response;
	headers.delete("Content-Length");
	return new Response(html, { status, headers });
}

/** Beside a half-filled form, the page keeps its last valid state. */
const getLatest = followSite(process.cwd(), {
	stubsOrigin: process.env.STUBS_ORIGIN,
	keepsLast: Boolean(DESK_SCRIPT),
});

/** Makes the file at a path, as a build does; undefined if there is none. */
async function makeFile(path: string, origin: string, site: Site) {
	const outputs = listOutputs(site, {
		root: process.cwd(),
		readPage: async (page) => (await fetch(new URL(page, origin))).text(),
		// A build alone knows the packages in the scripts: the file names those of the fonts.
		readLicences: async () => "[]",
	});
	return outputs.get(path)?.();
}

/**
 * Shows the issues of the content in place of every page. Vite's script reloads it when a file changes.
 * @throws any error that is not an issue of the content.
 */
function renderIssues(error: unknown): Response {
	if (!(error instanceof ContentError)) {
		throw error;
	}
	const html = `<!doctype html><html lang="en-AU"><title>Issues in content/</title>
<script type="module" src="/@vite/client"></script>
<h1>The content has issues</h1><pre>${escapeHtml(error.message)}</pre>`;
	return new Response(html, {
		status: 500,
		headers: { "Content-Type": "text/html; charset=utf-8" },
	});
}
