import { x } from "xastscript";
import type { Content } from "../content/load.server.ts";
import { absolute, announced, searchPath } from "./addresses.ts";
import { xmlFile } from "./xml.server.ts";

/** Tells browsers how to search the site from their address bar (OpenSearch 1.1). */
export function openSearch({ site, pages }: Content): string {
	const at = (path: string) => absolute(path, site.url);
	return xmlFile(
		x(
			"OpenSearchDescription",
			{ xmlns: "http://a9.com/-/spec/opensearch/1.1/" },
			// The format allows 16 characters for the name and 1,024 for the description.
			x("ShortName", Array.from(site.brand).slice(0, 16).join("")),
			x("Description", pages.search.head.description),
			x("Url", { type: "text/html", template: `${at(searchPath)}?q={searchTerms}` }),
			x("Url", {
				type: "application/opensearchdescription+xml",
				rel: "self",
				template: at(announced.openSearch),
			}),
			x("Image", { width: 16, height: 16, type: "image/x-icon" }, at(announced.favicon)),
			x("Language", "en-AU"),
			x("InputEncoding", "UTF-8"),
		),
	);
}
