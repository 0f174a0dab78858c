import type { LoaderFunctionArgs } from "react-router";
import { searchEntries } from "../app/pages/search/entries.server.ts";
import { siteContext } from "../app/site/context.ts";
import { searchIndex } from "../build/searchIndex.ts";

/** The search index without the text of pages, which are not built in development. */
export function loader({ context }: LoaderFunctionArgs) {
	return Response.json(searchIndex(searchEntries(context.get(siteContext)), new Map()));
}
