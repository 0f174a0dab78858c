import type { LoaderFunctionArgs } from "react-router";
import { createSearchEntries } from "../app/pages/search/entries.server.ts";
import { siteContext } from "../app/site/context.ts";
import { createSearchIndex } from "../build/searchIndex.ts";

/** Loads the search index without the text of pages, which are not built in development. */
export function loader({ context }: LoaderFunctionArgs) {
	return Response.json(createSearchIndex(createSearchEntries(context.get(siteContext)), () => ""));
}
