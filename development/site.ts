import { readFile } from "node:fs/promises";
import type { MiddlewareFunction } from "react-router";
import { encodeImage } from "../app/images/encodeImage.server.ts";
import { toPageMarkdown } from "../app/markdown/pageMarkdown.server.ts";
import { siteContext } from "../app/site/context.ts";
import type { Site } from "../app/site/site.server.ts";
import { drawCard } from "../app/social/drawCard.server.ts";
import { formatNotices } from "../build/notices.ts";
import { ContentError } from "../content-model/index.ts";
import { escapeHtml } from "../deploy/escapeHtml.ts";
import { getContentType } from "../deploy/matchRules.ts";
import { createSiteRules } from "../deploy/rules.ts";
import { getMarkdownPath, noticesPath, toAbsoluteUrl } from "../paths/index.ts";
import { followSite, type LatestSite } from "./latestSite.ts";

const rules = createSiteRules({ documents: [], frameOrigins: [], redirects: [] });

/**
 * Provides each request with the current site, drafts included, and answers for the files that a
 * build writes by itself, as `findFile` lists them.
 */
export const middleware: MiddlewareFunction[] = [
	async ({ request, context }, next) => {
		const { pathname, origin } = new URL(request.url);
		const { site, files, before } = getLatest();
		try {
			context.set(siteContext, await site);
			// A page rendered before the last change may still ask for its drawings.
			const last = await before;
			const file =
				(await findFile(pathname, origin, await site, files)) ??
				(last && (await findFile(pathname, origin, last, files)));
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

async function findFile(
	path: string,
	origin: string,
	site: Site,
	files: LatestSite["files"],
): Promise<string | Uint8Array | undefined> {
	if (!path.includes(".")) {
		return;
	}
	// Drawings first: a list of articles asks for many of them.
	const drawing = site.drawings.get(path);
	if (drawing !== undefined) {
		return drawing;
	}
	const image = site.images.files.get(path);
	if (image) {
		return readFile(await encodeImage(process.cwd(), path, image));
	}
	if (path === noticesPath) {
		// Fonts only: a build alone knows the packages in the scripts.
		return formatNotices("[]");
	}
	for (const page of site.pages.values()) {
		if (path === page.socialImage.path) {
			return drawCard(page.socialImage.card);
		}
		if (path === getMarkdownPath(page.path)) {
			const document = await fetch(new URL(page.path, origin));
			return toPageMarkdown(
				await document.text(),
				toAbsoluteUrl(page.path, site.content.settings.url),
			);
		}
	}
	return (await files()).get(path);
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
