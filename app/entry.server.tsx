import { prerender } from "react-dom/static";
import { type EntryContext, ServerRouter } from "react-router";
import { ClientEntryContext } from "./clientEntry.ts";

/** For the build, which hands the site on to the loaders. */
export { siteContext } from "./site/context.ts";

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
