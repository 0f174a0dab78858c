import { content } from "../content/index.server.ts";
import { pageMarkdown } from "../markdown/pageMarkdown.server.ts";
import { absolute, markdownPath } from "../seo/addresses.ts";
import { siteFiles } from "../seo/siteFiles.server.ts";
import { sitePages } from "../seo/sitePages.server.ts";
import type { Route } from "./+types/site-file";

/** A file that is made from the content: an icon, a feed, a calendar, a page as Markdown. */
export async function loader({ request }: Route.LoaderArgs) {
	const { pathname: path, origin } = new URL(request.url);
	const make = siteFiles(content()).get(path) ?? markdownMaker(path, origin);
	if (!make) {
		return new Response("There is no such file.", { status: 404 });
	}
	const made = await make();
	return new Response(typeof made === "string" ? made : Buffer.from(made), {
		headers: { "Content-Type": typeOf(path) },
	});
}

/** Makes the Markdown at a path from its page, as the development server renders it. */
function markdownMaker(path: string, origin: string): (() => Promise<string>) | undefined {
	const all = content();
	const page = Array.from(sitePages(all).keys()).find((each) => markdownPath(each) === path);
	if (page === undefined) {
		return;
	}
	return async () => {
		const document = await fetch(new URL(page, origin));
		return pageMarkdown(await document.text(), absolute(page, all.site.url));
	};
}

/** Types for the development server; hosts have their own list in deploy/rules.ts. */
const types: Readonly<Record<string, string>> = {
	ics: "text/calendar; charset=utf-8",
	ico: "image/x-icon",
	json: "application/feed+json",
	md: "text/markdown; charset=utf-8",
	png: "image/png",
	svg: "image/svg+xml",
	txt: "text/plain; charset=utf-8",
	webmanifest: "application/manifest+json",
	xml: "application/xml; charset=utf-8",
};

function typeOf(path: string): string {
	return types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
}
