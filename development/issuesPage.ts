import { ContentError } from "../content-model/index.ts";
import { escapeHtml } from "../deploy/escapeHtml.ts";

/**
 * Responds with the issues of the content in place of a page.
 * @param script elements of the page that reload it once a file has changed.
 * @throws any error that is not an issue of the content.
 */
export function respondWithIssues(error: unknown, script: string): Response {
	if (!(error instanceof ContentError)) {
		throw error;
	}
	const html = `<!doctype html><html lang="en-AU"><title>Issues in content/</title>
${script}
<h1>The content has issues</h1><pre>${escapeHtml(error.message)}</pre>`;
	return new Response(html, {
		status: 500,
		headers: { "Content-Type": "text/html; charset=utf-8" },
	});
}
