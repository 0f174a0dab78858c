import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { ClientEntryContext } from "./clientEntry.ts";
import { content } from "./content/index.server.ts";
import { sitePages } from "./seo/sitePages.server.ts";
import { type SocialImage, socialCardOf } from "./social/cards.server.ts";

/**
 * Renders a page as one whole document, without the scripts that streaming would need.
 * @param request its address decides the page.
 * @param status of the answer, from the page's loader.
 * @param headers of the answer; the content type is added.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
): Promise<Response> {
	const { entry, hmr } = context.manifest;
	const { prelude } = await prerender(
		<ClientEntryContext value={{ module: entry.module, runtime: hmr?.runtime }}>
			<ServerRouter context={context} url={request.url} />
		</ClientEntryContext>,
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(prelude, { status, headers });
}

let failed: unknown;

/** Notes why a page failed. While someone watches, it is shown at once; a build asks for it. */
export function handleError(error: unknown): void {
	failed = error;
	if (import.meta.env.DEV) {
		console.error(error);
	}
}

/** Why the last page that failed did so. */
export function lastError(): unknown {
	return failed;
}

/** The picture for shared links of the page at a path; none where there is no such page. */
export function socialCardAt(path: string): SocialImage | undefined {
	const page = sitePages(content()).get(path);
	return page && socialCardOf(page, content());
}

export { provide } from "./content/index.server.ts";
