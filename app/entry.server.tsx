import { prerender } from "react-dom/static";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { DocumentScripts, scriptsContext } from "./site/context.ts";

/** Used by the build to pass in the site and its scripts. */
export { scriptsContext, siteContext } from "./site/context.ts";

/**
 * Renders a page as one whole document, without the scripts that streaming would need.
 * @param request its URL selects the page.
 * @param status of the answer, from the page's loader.
 * @param headers of the answer; the content type is added.
 * @param context what the framework knows of the page.
 * @param routerContext what the build hands on.
 */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	context: EntryContext,
	routerContext: RouterContextProvider,
): Promise<Response> {
	const { entry, hmr } = context.manifest;
	const developmentScripts = { entry: entry.module, islands: {}, runtime: hmr?.runtime };
	const { prelude } = await prerender(
		<DocumentScripts value={routerContext.get(scriptsContext) ?? developmentScripts}>
			<ServerRouter context={context} url={request.url} />
		</DocumentScripts>,
	);
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(prelude, { status, headers });
}
