import { globSync, statSync } from "node:fs";
import { ContentError } from "../content/issues.ts";
import { createSite, type Site } from "./site.server.ts";

let last: { stamp: string; site: Promise<Site> } | undefined;

/**
 * The site made from the content as it is now, drafts included, made anew when a file has changed.
 * @throws ContentError naming every issue.
 */
export function developmentSite(): Promise<Site> {
	const stamp = stampOf("content");
	if (last?.stamp !== stamp) {
		const stubsOrigin = process.env.STUBS_ORIGIN;
		last = { stamp, site: createSite(process.cwd(), { stubsOrigin, withUnpublished: true }) };
	}
	return last.site;
}

/** The names and times of all files below a folder. */
function stampOf(folder: string): string {
	const files = globSync(`${folder}/**/*`, { withFileTypes: false });
	return files.map((file) => `${file} ${statSync(file).mtimeMs}`).join();
}

/**
 * Shows the issues of the content in place of every page. Vite's script reloads it when a file changes.
 * @throws what is no issue of the content.
 */
export function issuesPage(error: unknown): Response {
	if (!(error instanceof ContentError)) {
		throw error;
	}
	const text = error.message.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	const html = `<!doctype html><html lang="en-AU"><title>Issues in content/</title>
<script type="module" src="/@vite/client"></script>
<h1>The content has issues</h1><pre>${text}</pre>`;
	return new Response(html, {
		status: 500,
		headers: { "Content-Type": "text/html; charset=utf-8" },
	});
}
